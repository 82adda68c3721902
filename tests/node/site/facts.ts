/*
 * The facts about the delivered content (docs/requirements.md), written by hand. An owner who changes a fact
 * on the site (a program, a duration, a list, a navigation entry) changes it here too. This suite is not part
 * of `npm test`. Texts that the requirements quote are word for word, with a capital at the start of a
 * sentence and with straight apostrophes.
 */

/** A group of an outline or syllabus: its title and, if known, its entries. */
type Group = { title: string; entries: string[] };

export type SectionFacts = {
  /** The section's heading, or `#` and its id if only the topic is known. */
  at: string;
  /** The heading, if `at` is an id and the exact words are known. */
  heading?: string;
  /** Words in the section. Case is ignored. */
  says?: string[];
  /** The entries of its list in order, or their number. */
  entries?: string[] | number;
  /** Its groups in order, or the number of groups and the total number of their entries. */
  groups?: Group[] | { count: number; entries?: number };
};

export type PageFacts = {
  path: string;
  /** The name in the page header. The home page has none. */
  name?: string;
  title?: string;
  /** The name in the menu, if the page header has another one. */
  entry?: string;
  tagline?: string;
  /** Whether the text of the landing folds at 567 px or less. */
  isExpandable?: boolean;
  /** Words anywhere in `<main>`. Case is ignored. */
  says?: string[];
  /** The facts plate, as pairs of label and value. */
  plate?: [string, string][];
  sections?: SectionFacts[];
};

const institutes = ["university management development institute", "professional managers institute"];

/** The accreditation rule (requirement 1.3). */
const qualification = {
  at: "#qualify",
  says: ["80% of program time", "practical case studies", "qualification exam", "graduation project"],
};
/** The issuers of the certificates (requirement 1.2). */
const certification = { at: "#certification", heading: "About this Certification", says: institutes };
const accreditation = { ...certification, heading: "Accreditation" };

const description = { at: "#description" };
const objectives = { at: "#objectives" };
const outline = { at: "#outline" };
const audience = { at: "#audience" };

/** Returns a duration as the plate shows it, in hours and days (requirement 9.3). */
const lasting = (hours: number, days: number): [string, string][] => [
  ["Hours", `${hours}`],
  ["Days", `${days}`],
];

const titled = (name: string) => ({ name, title: name });

/** The claims with numbers (requirement 1.1). */
export const claims = [
  "150,000 trainees",
  "10,000 training days",
  "500 years of cumulative experience",
  "up to 200 employees trained in one week",
];

/** `/` and `/home` are both the home page (requirement 2.2). */
const home = { says: ["Train up to 200 employees in one week"] };

export const pages: PageFacts[] = [
  { path: "/", ...home },
  { path: "/home", ...home },
  {
    path: "/about-us",
    ...titled("About Us"),
    tagline: "Building Skills, Driving Success",
    isExpandable: true,
    sections: [
      {
        at: "Our History",
        says: [
          "Business excellence",
          "Accredited certificates",
          "Qualified international instructors and consultants",
        ],
      },
      {
        at: "Our Core Competency",
        says: [
          "up to 200 employees in one week",
          "150,000 trainees",
          "10,000 training days",
          "500 years of cumulative experience",
        ],
      },
      {
        at: "Our Mission",
        says: [
          "combine our experience with our clients' abilities",
          "client satisfaction as the measure of employee success",
        ],
      },
      { at: "Our Value", entries: ["Sales Growth Partner", "Innovation", "Quality Service", "Integrity"] },
      { at: "Testimonial" },
    ],
  },
  {
    path: "/flagship-programs",
    name: "Flagship Programs",
    says: ["custom-built training", "custom-designed programs", "call us to get a timetable and price quote"],
  },
  {
    path: "/flagship/palsam",
    ...titled("PALSAM"),
    plate: [...lasting(24, 4), ["Target deals", "About 10 minutes"]],
    sections: [
      { ...description, says: ["target deals of about 10 minutes"] },
      { ...objectives, entries: 4 },
      { ...outline, entries: 9 },
      qualification,
      certification,
    ],
  },
  {
    path: "/flagship/rx-sales",
    ...titled("RX: Sales"),
    plate: lasting(18, 3),
    sections: [
      description,
      { ...objectives, entries: 7 },
      { ...outline, groups: { count: 5 } },
      qualification,
      certification,
    ],
  },
  {
    path: "/flagship/selling-through-true-colors",
    ...titled("Selling Through True Colors"),
    isExpandable: true,
    plate: lasting(24, 4),
    sections: [
      description,
      {
        ...objectives,
        heading: "By the End of Selling through True Colors, The trainee will be able to:",
        entries: [
          "Acquire self-awareness about innate attitude, strengths and weaknesses",
          "Diagnose the partner's personality type",
          "Understand the buying motives of each personality type",
          "Master adaptive selling techniques matching each type",
        ],
      },
      { ...outline, entries: 8 },
      qualification,
      certification,
    ],
  },
  {
    path: "/flagship/justice-the-key-of-leader",
    name: "Category Management",
    entry: "Justice the Key of Leader",
    title: "Justice the Key of Leader",
    plate: [
      ...lasting(18, 3),
      ["For", "Middle managers who manage medical representatives"],
      ["Format", "Instructor-led training and a workshop"],
    ],
    sections: [
      description,
      { ...outline, says: ["leadership styles", "situational leadership", "workshop"] },
      { ...audience, says: ["middle managers who manage medical representatives"] },
    ],
  },
  {
    path: "/flagship/order-making",
    ...titled("Order Making"),
    isExpandable: true,
    plate: lasting(18, 3),
    sections: [description, { ...outline, entries: 8 }, qualification, certification],
  },
  {
    path: "/flagship/key-account-management",
    ...titled("Key Account Management"),
    isExpandable: true,
    plate: lasting(18, 3),
    sections: [description, { at: "#goals", entries: 6 }, qualification, certification],
  },
  {
    path: "/flagship/merchandising",
    ...titled("Merchandising"),
    plate: lasting(18, 2),
    sections: [
      { ...description, says: ["ten topics"] },
      { ...outline, entries: 10 },
      audience,
      { at: "#outcome" },
    ],
  },
  {
    path: "/flagship/change-and-win",
    ...titled("Change & Win"),
    isExpandable: true,
    plate: [...lasting(12, 2), ["For", "Managers facing change"]],
    sections: [description, outline, { ...audience, says: ["managers facing change"] }],
  },
  {
    path: "/flagship/creative-thinking",
    name: "Creative Thinking",
    title: "Creative Thinking (Six Thinking Hats)",
    isExpandable: true,
    plate: [...lasting(12, 2), ["For", "Managers"]],
    sections: [
      description,
      // Only the topic of this section is known.
      objectives,
      {
        ...outline,
        entries: [
          "Overview",
          "Applications",
          "Argument Vs Parallel Thinking",
          "Playing the Game",
          "Results",
          "The Basics",
          "Facilitator's Role",
          "Participant's Role",
        ],
      },
      { at: "Hats Overview", entries: ["White", "Yellow", "Green", "Red", "Blue", "Black"] },
      { ...audience, says: ["managers"] },
    ],
  },
  {
    path: "/certifications-content",
    ...titled("Certifications"),
    says: [
      "exam-based program",
      "two institutes",
      ...institutes,
      "80% of program time",
      "practical case studies",
      "pass a qualification exam or complete a graduation project",
    ],
  },
  {
    path: "/certifications/mini-mba",
    ...titled("MINI MBA"),
    tagline: "Fast-Track to Business Brilliance.",
    sections: [
      {
        ...description,
        says: [
          "the certificate shares worldwide models and research, compares them with participants' own experience, challenges current practices and builds new skills and tools",
        ],
      },
      {
        at: "Overview",
        says: [
          "MSU/MDI Mini-MBA Business Essentials program",
          "key concepts, tools and techniques",
          "case studies",
          "business strategy",
          "how the functions work together",
          "adapting to change",
          "group learning and networking",
        ],
      },
      {
        at: "Objectives",
        groups: [
          {
            title: "Looking at the Business Environment",
            entries: [
              "CH1 Business Basics",
              "CH2 Economics and Banking",
              "CH3 Ethics in Business",
              "CH4 Business in a Global Economy",
            ],
          },
          {
            title: "Starting and structuring a Business",
            entries: ["CH5 Small Businesses and the Entrepreneur", "CH6 Forms of Business Ownership"],
          },
          {
            title: "Managing a Business and Employees",
            entries: [
              "CH7 Business Management and Organization",
              "CH8 Motivation, Leadership, and Teamwork",
              "CH9 Human Resource Management",
              "CH10 Business Technology",
              "CH11 Production and Operations Management",
            ],
          },
          {
            title: "Principles of Marketing",
            entries: [
              "CH12 Marketing and Consumer Behavior",
              "CH13 Product Development and Pricing Strategies",
              "CH14 Promotion and Distribution",
            ],
          },
          {
            title: "Principles of Finance",
            entries: ["CH15 Financing and Tracking Business Operations", "CH16 Securities and Investments"],
          },
        ],
      },
      qualification,
      certification,
      {
        at: "What will I be able to do after Participating",
        entries: [
          "Understand how successful businesses are run (financial, strategic, marketing)",
          "Learn how managers lead people and align teams to execute strategy",
          "Gain tools to think more strategically and decide better",
        ],
      },
    ],
  },
  ...[
    ["/certifications/certified-sales-manager", "Certified Sales Manager"],
    [
      "/certifications/certified-international-professional-trainer",
      "Certified International Professional Trainer",
    ],
    ["/certifications/certified-marketing-manager", "Certified Marketing Manager"],
    ["/certifications/certified-hr-manager", "Certified HR Manager"],
  ].map(([path = "", name = ""]) => ({
    path,
    ...titled(name),
    sections: [description, objectives, outline, audience, qualification, accreditation],
  })),
  {
    path: "/certifications/pharmaceutical-sales-and-marketing",
    ...titled("IBDL Pharmaceutical Sales&Marketing"),
    plate: [
      ["Hours", "60"],
      ["Exam", "60 online multiple-choice questions"],
    ],
    sections: [
      { ...description, says: ["60 hours of training"] },
      objectives,
      { at: "Who should Attend", entries: 17 },
      qualification,
      { at: "#exam", says: ["60 hours of training", "60 online multiple-choice questions"] },
      {
        at: "#prerequisite",
        says: ["a bachelor degree in pharmacy, medicine, bioscience or another health-related field"],
      },
      certification,
    ],
  },
  {
    path: "/certifications/essential-understanding-business",
    ...titled("IBDL Essential: Understanding Business"),
    plate: [["Exam", "60 multiple-choice questions in 60 minutes, online"]],
    sections: [
      description,
      { ...outline, entries: 10 },
      qualification,
      { at: "#exam", says: ["60 multiple-choice questions in 60 minutes", "online"] },
      certification,
    ],
  },
  {
    path: "/certifications/professional-management-and-planning",
    ...titled("IBDL Professional: Management and Planning"),
    plate: [["Exam", "60 questions in 60 minutes"]],
    sections: [
      description,
      { ...outline, entries: 14 },
      qualification,
      { at: "#exam", says: ["60 questions", "60 minutes"] },
      certification,
    ],
  },
  {
    path: "/certifications/pharmacy-management-essential-level",
    ...titled("IBDL Pharmacy Management"),
    says: ["Essential Level"],
    plate: [
      ["Hours", "50"],
      ["Exam", "60 online multiple-choice questions"],
    ],
    sections: [
      { ...description, says: ["50 hours of training"] },
      objectives,
      { at: "Outlines", groups: { count: 4, entries: 15 } },
      qualification,
      { at: "#exam", says: ["60 multiple-choice questions", "online"] },
      certification,
    ],
  },
  {
    path: "/partners",
    ...titled("Partners"),
    says: [
      "5 accreditations and affiliations",
      "business-education group was established in 2006",
      "a learning group",
      "an international leadership and training center",
    ],
  },
  { path: "/gallery", ...titled("Gallery") },
  { path: "/contact-us", ...titled("Contact Us") },
];

/** The eight service cards (requirement 5.18). */
export const services = [
  "Corporate training",
  "Flagship programs",
  "Certified programs",
  "Simulations",
  "Assessments",
  "A code of ethics",
  "A client-centric approach",
  "Four principles of execution",
];

/** The filters of the gallery in order (requirement 13.2). */
export const filters = [
  "All",
  "Merl Flagship Programs",
  "Executive Coaching",
  "Flagship Program - PALSAM",
  "Partners Ceremony - IBDL Annual Ceremony 2015",
  "OakTree Launch Seminar - Egypt",
  "Honoring Entrepreneurs for Vocational Training in Egypt and Saudi Arabia",
];

/** Returns the programs of a menu in its order, which is the order of `pages` (requirement 3.1). */
const programsBelow = (folder: string) =>
  pages
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path, name = "", entry = name, plate = [] }) => ({ path, name: entry, plate: new Map(plate) }));

export const flagshipPrograms = programsBelow("/flagship/");
export const certifications = programsBelow("/certifications/");

const linksTo = (programs: typeof certifications) =>
  programs.map(({ name, path }): [string, string] => [name, path]);

/** The header entries (requirement 3.1): the name and path of a link, or the name and links of a menu. */
export const headerEntries: [name: string, target: string | [name: string, path: string][]][] = [
  ["Home", "/"],
  ["About Us", "/about-us"],
  ["Flagship", [["Flagship Programs", "/flagship-programs"], ...linksTo(flagshipPrograms)]],
  ["Certifications", [["Certifications", "/certifications-content"], ...linksTo(certifications)]],
  ["Partners", "/partners"],
  ["Gallery", "/gallery"],
  ["Contact Us", "/contact-us"],
];

/** The links of the footer (requirement 4.2). */
export const footerPaths = [
  "/",
  "/about-us",
  "/elevate-and-empower",
  "/flagship-programs",
  "/certifications-content",
  "/partners",
  "/gallery",
  "/contact-us",
];

/** The icons of the Follow Us group (requirement 4.4). */
export const socialNetworks = ["X", "LinkedIn", "Facebook", "Instagram"];

/** The labels of the forms (requirements 7.1 and 7.2). */
export const formLabels = {
  "/contact-us": ["Name", "Email", "Phone", "Position", "Subject", "Message"],
  "/about-us": ["Name", "Position", "Email", "Photo", "Message"],
};
