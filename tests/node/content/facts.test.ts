// The facts that the owner of the site has stated (npm run test:facts). Other tests show that the pages contain what data/
// contains.

import { readdirSync, readFileSync } from "node:fs";
import { filesOf } from "../../../src/file-list";
import { root } from "../styles/token";

const read = (file: string) => JSON.parse(readFileSync(`data/${file}.json`, "utf8"));

/**
 * The programs in the order of the menus: the name of the file, that of the program, the hours and days, the exam, the
 * lists with the number of their entries, and whether a text of the landing folds on phones.
 */
const [flagship = [], certifications = []] = [
  `
  palsam | PALSAM | 24 hours, 4 days | | objectives 4, outline 9
  rx-sales | RX: Sales | 18 hours, 3 days | | objectives 7, outline 5
  selling-through-true-colors | Selling Through True Colors | 24 hours, 4 days | | objectives 4, outline 8 | folds
  justice-the-key-of-leader | Justice the Key of Leader | 18 hours, 3 days
  order-making | Order Making | 18 hours, 3 days | | outline 8 | folds
  key-account-management | Key Account Management | 18 hours, 3 days | | goals 6 | folds
  merchandising | Merchandising | 18 hours, 2 days | | outline 10
  change-and-win | Change & Win | 12 hours, 2 days | | | folds
  creative-thinking | Creative Thinking | 12 hours, 2 days | | outline 8, hats 6 | folds
  `,
  `
  mini-mba | MINI MBA | | | syllabus 5, chapters 16, afterParticipating 3
  certified-sales-manager | Certified Sales Manager
  certified-international-professional-trainer | Certified International Professional Trainer
  certified-marketing-manager | Certified Marketing Manager
  certified-hr-manager | Certified HR Manager
  pharmaceutical-sales-and-marketing | IBDL Pharmaceutical Sales&Marketing | 60 hours | 60 online multiple-choice questions | audience 17
  essential-understanding-business | IBDL Essential: Understanding Business | | 60 multiple-choice questions in 60 minutes, online | outline 10
  professional-management-and-planning | IBDL Professional: Management and Planning | | 60 questions in 60 minutes | outline 14
  pharmacy-management-essential-level | IBDL Pharmacy Management | 50 hours | 60 online multiple-choice questions | syllabus 4, chapters 15
  `,
].map((rows) =>
  (rows.match(/\S.*/g) ?? []).map((row) => {
    const [slug = "", name = "", duration = "", exam = "", lists = "", folds = ""] = row.split(/ *\| */);
    return { slug, name, duration, exam, lists, folds };
  }),
);

const programs = [...flagship, ...certifications];
const [flagshipPaths, certificationPaths] = [
  ["/flagship-programs", ...flagship.map(({ slug }) => `/flagship/${slug}`)],
  ["/certifications-content", ...certifications.map(({ slug }) => `/certifications/${slug}`)],
];

function lengthOf(program: Record<string, Record<string, unknown[]>>, list: string): number | undefined {
  const { items, topics, groups, hats } = program[list === "chapters" ? "syllabus" : list] ?? {};
  if (list === "chapters") return groups?.flatMap((group) => Object(group).chapters).length;
  return (items ?? topics ?? groups ?? hats)?.length;
}

test.each(programs)(
  "$name has the length, exam and lists that the owner stated, and no other length or exam",
  ({ slug, ...stated }) => {
    const program = read(`programs/${slug}`);
    const { hours, days } = program.duration ?? {};
    const duration = [hours && `${hours} hours`, days && `${days} days`].filter(Boolean).join(", ");
    const lists = stated.lists.match(/[a-z]+/gi) ?? [];
    expect({
      name: program.name,
      duration,
      exam: program.exam?.short ?? "",
      lists: lists.map((list) => `${list} ${lengthOf(program, list)}`).join(", "),
      folds: program.landing.isExpandable ? "folds" : "",
    }).toEqual(stated);
  },
);

const institutes = "university management development institute; professional managers institute";

/** Words of each file, in its order. */
const words: Record<string, string> = {
  "programs/palsam":
    "Target deals; About 10 minutes; target deals of about 10 minutes; About this Certification",
  "programs/rx-sales": "category; category; category; category; category; About this Certification",
  "programs/selling-through-true-colors": `
    By the End of Selling through True Colors, The trainee will be able to:;
    Acquire self-awareness about innate attitude, strengths and weaknesses;
    Diagnose the partner's personality type; Understand the buying motives of each personality type;
    Master adaptive selling techniques matching each type; About this Certification`,
  "programs/justice-the-key-of-leader": `
    Category Management; Instructor-led training and a workshop;
    Middle managers who manage medical representatives; leadership styles and situational leadership`,
  "programs/order-making": "About this Certification",
  "programs/key-account-management": "About this Certification",
  "programs/merchandising": "audience; outcome",
  "programs/change-and-win": "Managers facing change",
  "programs/creative-thinking": `
    Creative Thinking (Six Thinking Hats); "Managers"; objectives;
    "Overview"; "Applications"; "Argument Vs Parallel Thinking"; "Playing the Game"; "Results"; "The Basics";
    "Facilitator's Role"; "Participant's Role"; Hats Overview;
    "White"; "Yellow"; "Green"; "Red"; "Blue"; "Black"`,
  "programs/mini-mba": `
    Fast-Track to Business Brilliance.;
    The certificate shares worldwide models and research, compares them with participants' own experience;
    challenges current practices and builds new skills and tools;
    Overview; MSU/MDI Mini-MBA Business Essentials program; key concepts, tools and techniques;
    case studies; business strategy; how the functions work together; adapting to change;
    group learning and networking; Objectives;
    Looking at the Business Environment; Business Basics; Economics and Banking; Ethics in Business;
    Business in a Global Economy;
    Starting and structuring a Business; Small Businesses and the Entrepreneur; Forms of Business Ownership;
    Managing a Business and Employees; Business Management and Organization;
    Motivation, Leadership, and Teamwork; Human Resource Management; Business Technology;
    Production and Operations Management;
    Principles of Marketing; Marketing and Consumer Behavior; Product Development and Pricing Strategies;
    Promotion and Distribution;
    Principles of Finance; Financing and Tracking Business Operations; Securities and Investments;
    About this Certification; What will I be able to do after Participating;
    Understand how successful businesses are run (financial, strategic, marketing);
    Learn how managers lead people and align teams to execute strategy;
    Gain tools to think more strategically and decide better`,
  ...Object.fromEntries(
    ["sales", "marketing", "hr"].map((trade) => [
      `programs/certified-${trade}-manager`,
      "description; objectives; outline; audience; Accreditation",
    ]),
  ),
  "programs/certified-international-professional-trainer": "objectives; outline; audience; Accreditation",
  "programs/pharmaceutical-sales-and-marketing": `
    60 hours of training; objectives; Who should Attend; prerequisite;
    A bachelor degree in pharmacy, medicine, bioscience or another health-related field; About this Certification`,
  "programs/essential-understanding-business": "About this Certification",
  "programs/professional-management-and-planning": "About this Certification",
  "programs/pharmacy-management-essential-level": `
    Essential Level; 50 hours of training; objectives; "Outlines"; About this Certification`,
  "pages/program": `
    80% of program time; practical case studies; a qualification exam or completing a graduation project`,
  "pages/flagship-programs": `
    Custom-built training; Custom-designed programs; Call us to get a timetable and price quote`,
  "pages/certifications-content": `
    An exam-based program, run with two institutes; ${institutes}; 80% of program time; practical case studies;
    pass a qualification exam or complete a graduation project`,
  "pages/home": `
    Train up to 200 employees in one week; Explore Now; "destination":"";
    "150,000"; "trainees"; "10,000"; "training days"; "500"; "years of cumulative experience";
    "up to"; "200"; "employees trained in one week"; About Us; Learn More; "/about-us"`,
  "pages/about-us": `
    "About Us"; Building Skills, Driving Success; Our History; "Business excellence"; "Accredited certificates";
    "Qualified international instructors and consultants"; Our Core Competency; up to 200 employees in one week;
    150,000 trainees; 10,000 training days; 500 years of cumulative experience; Our Mission;
    combine our experience with our clients' abilities; client satisfaction as the measure of employee success;
    Our Value; "Sales Growth Partner"; "Innovation"; "Quality Service"; "Integrity"; Testimonial`,
  "pages/partners": `
    5 accreditations and affiliations; business-education group was established in 2006`,
  "pages/contact-us": `
    "zoom":15; https:; {s}; {z}; {x}; {y}; https:; https://www.google.com/maps/; View in Google Maps`,
  "partners/partners": "learning group; established in 2006; international leadership and training center",
  "services/services": `
    "Corporate training"; "Flagship programs"; "Certified programs"; "Simulations"; "Assessments";
    "A code of ethics"; "A client-centric approach"; "Four principles of execution"`,
  "gallery/gallery": `
    "All"; "Merl Flagship Programs"; "Executive Coaching"; "Flagship Program - PALSAM";
    "Partners Ceremony - IBDL Annual Ceremony 2015"; "OakTree Launch Seminar - Egypt";
    "Honoring Entrepreneurs for Vocational Training in Egypt and Saudi Arabia"`,
  "navigation/header": `
    "Home"; "/"; "About Us"; "/about-us"; "Flagship"; "Flagship Programs"; ${flagship.map(({ name }) => `"${name}"`).join("; ")};
    "Certifications"; "Certifications"; ${certifications.map(({ name }) => `"${name}"`).join("; ")};
    "Partners"; "/partners"; "Gallery"; "/gallery"; "Contact Us"; "/contact-us"; Explore Now; "destination":""`,
  "navigation/footer": `
    "/"; "/about-us"; "/elevate-and-empower"; "/flagship-programs"; "/certifications-content"; "/partners";
    "/gallery"; "/contact-us"; Follow Us`,
  site: 'Cairo; "X"; "LinkedIn"; "Facebook"; "Instagram"',
  interface:
    '"Num"; "Logo"; "Details"; "Name"; "Email"; "Phone"; "Position"; "Subject"; "Message"; "Photo"; "Send"',
};

test.each(Object.entries(words))("data/%s.json says what the owner stated, in this order", (file, stated) => {
  let rest = JSON.stringify(read(file)).replaceAll("’", "'").toLowerCase();
  for (const part of stated.trim().split(/;\s+/)) {
    const start = rest.indexOf(part.toLowerCase());
    expect({ missing: start < 0 ? part : "" }).toEqual({ missing: "" });
    rest = rest.slice(start + part.length);
  }
});

test.each<[string, number, unknown[]]>([
  ["slides", 3, read("pages/home").carousel.slides],
  ["figures", 4, read("pages/home").progress.figures],
  ["client logos", 28, read("clients/clients").logos],
  ["services", 8, read("services/services").cards],
  ["trainers", 10, read("trainers/trainers").trainers],
  ["values", 4, read("pages/about-us").values.cards],
  ["parts of the history", 3, read("pages/about-us").history.columns],
  ["partners", 2, read("partners/partners").partners],
  ["pictures of the gallery", 42, read("gallery/gallery").items],
  ["filters of the gallery", 7, read("gallery/gallery").filters],
  ["entries of the header", 7, read("navigation/header").entries],
  ["links of the footer", 8, read("navigation/footer").links],
  ["phone numbers", 3, read("site").contact.phones],
  ["social networks", 4, read("site").social],
])("the number of %s is %d", (_, count, list) => expect(list).toHaveLength(count));

test("every certificate is issued with the two institutes", () => {
  const certified = programs.flatMap(({ slug }) => read(`programs/${slug}`).certification ?? []);
  const texts = certified.map((part) => JSON.stringify(part));
  expect(texts.filter((text) => !institutes.split("; ").every((name) => text.includes(name)))).toEqual([]);
});

test("the site has these pages, and menus and overviews list the programs in this order", () => {
  const files = ["pages", "programs"].flatMap((folder) => filesOf(`data/${folder}`));
  const pages = files.filter((file) => file.endsWith(".json") && !file.endsWith("/program.json"));
  const others = ["/", "/about-us", "/partners", "/gallery", "/contact-us"];
  const paths = pages.map((file) => read(file.slice("data/".length, -".json".length)).path);
  expect(paths.toSorted()).toEqual([...others, ...flagshipPaths, ...certificationPaths].toSorted());
  const pathsOf = (list: { path: string }[]) => list.map(({ path }) => path);
  const menus = read("navigation/header").entries.flatMap(
    ({ subPages }: { subPages?: { path: string }[] }) => (subPages ? [pathsOf(subPages)] : []),
  );
  expect(menus).toEqual([flagshipPaths, certificationPaths]);
  const overviews = ["flagship-programs", "certifications-content"].map((name) => read(`pages/${name}`));
  expect(overviews.map(({ path, programs }) => [path, ...programs.programs])).toEqual(menus);
});

test("only one program states a format", () => {
  const stated = programs.filter(({ slug }) => "format" in read(`programs/${slug}`));
  expect(stated.map(({ slug }) => slug)).toEqual(["justice-the-key-of-leader"]);
});

test("the map shows Cairo", () => {
  const { latitude, longitude } = read("pages/contact-us").map;
  expect([latitude, longitude].map(Math.round)).toEqual([30, 31]);
});

test("the primary color is #F79622", () => expect(root.get("--orange")).toMatch(/^#f79622$/i));

// This test fails for a brand name that is also a word in the code, such as "Star".
test("the code does not contain the name of the brand", () => {
  const name = new RegExp(`\\b${read("site").brand.name}`, "i");
  const code = [...readdirSync(".").filter((file) => file.startsWith("gatsby-")), ...filesOf("src")];
  expect(code.filter((file) => name.test(readFileSync(file, "utf8")) || name.test(file))).toEqual([]);
});
