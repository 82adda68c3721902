import { type BrokenContent, slip } from "./broken-content";

const home = "pages/home.json";
const palsam = "programs/palsam.json";

/** The fault of a picture that cannot be decoded. */
function unreadable(name: string, change: BrokenContent["change"], file: string, src: string, field: string) {
  const fault = { at: src, found: "cannot be read as a picture", expected: "a whole picture file" };
  return { name, change, faults: [{ file, field, ...fault, remedy: "export the picture again" }] };
}

/** What the content names and what is not there, or not what it should be. */
export const referenceCases: BrokenContent[] = [
  // Pictures
  slip("a picture's name has a slip", palsam, ["./palsam.jpg", "./plasam.jpg"], {
    at: "./plasam.jpg",
    field: "landing.image.src",
    found: "but no file data/programs/plasam.jpg",
    expected: "a file that is there",
    remedy: 'did you mean "./palsam.jpg"?',
  }),
  slip(
    "the name of a picture in another folder has a slip",
    "pages/about-us.json",
    ["../gallery/palsam-4.jpg", "../gallery/palsam-44.jpg"],
    {
      at: "../gallery/palsam-44.jpg",
      field: "competency.image.src",
      found: "but no file data/gallery/palsam-44.jpg",
      expected: "a file that is there",
      remedy: 'did you mean "../gallery/palsam-4.jpg"?',
    },
  ),
  slip("there is no picture of a similar name", palsam, ["./palsam.jpg", "./photograph-2024.png"], {
    at: "./photograph-2024.png",
    field: "landing.image.src",
    found: "but no file data/programs/photograph-2024.png",
    expected: "a file that is there",
    remedy: "put the picture at data/programs/photograph-2024.png",
  }),
  unreadable(
    "a JPEG file is cut off",
    (content) => content.cut("programs/palsam.jpg", 0.5),
    palsam,
    "./palsam.jpg",
    "landing.image.src",
  ),
  unreadable(
    "a JPEG file lacks its last bytes",
    (content) => content.cut("programs/palsam.jpg", 0.999),
    palsam,
    "./palsam.jpg",
    "landing.image.src",
  ),
  unreadable(
    "a picture file is empty",
    (content) => content.write("trainers/trainer-03.jpg", ""),
    "trainers/trainers.json",
    "./trainer-03.jpg",
    "trainers[2].image.src",
  ),
  unreadable(
    "a drawing is cut off",
    (content) => content.cut("brand/logo.svg", 0.5),
    "site.json",
    '"./brand/logo.svg"',
    "brand.logo",
  ),

  // Paths of pages
  slip(
    "two pages have one path",
    palsam,
    ['"path": "/flagship/palsam"', '"path": "/certifications/mini-mba"'],
    {
      at: '"path"',
      field: "path",
      found: '"/certifications/mini-mba", which is the path of data/programs/mini-mba.json already',
      expected: '"/flagship/palsam"',
      remedy: "change the path",
    },
  ),
  slip("a path is unlike the file's name", palsam, ['"/flagship/palsam"', '"/flagship/palsam-program"'], {
    at: '"path"',
    field: "path",
    found: '"/flagship/palsam-program"',
    expected: '"/flagship/palsam"',
    remedy: "change the path, or rename the file",
  }),
  slip("the path of a page has a folder too many", "pages/gallery.json", ['"/gallery"', '"/about/gallery"'], {
    at: '"path"',
    field: "path",
    found: '"/about/gallery"',
    expected: '"/gallery", like the file\'s name',
    remedy: "change the path",
  }),
  slip("a path has capital letters", "pages/about-us.json", ['"/about-us"', '"/About-Us"'], {
    at: '"path"',
    field: "path",
    found: '"/About-Us"',
    expected: "small letters",
    remedy: 'write "/about-us"',
  }),
  slip(
    "the path of a program starts with another word",
    palsam,
    ['"/flagship/palsam"', '"/program/palsam"'],
    {
      at: '"path"',
      field: "path",
      found: '"/program/palsam"',
      expected: '"/flagship/" or "/certifications/"',
      remedy: "change the value",
    },
  ),

  // Links
  slip(
    "the header links to a page that is not there",
    "navigation/header.json",
    ['"/flagship/order-making"', '"/flagship/order-makin"'],
    {
      at: '"/flagship/order-makin"',
      field: "entries[2].subPages[3].path",
      found: "but no page at that path",
      expected: "the path of a page",
      remedy: 'did you mean "/flagship/order-making"?',
    },
  ),
  slip(
    "an entry of the header links to a page that is not there",
    "navigation/header.json",
    ['"/partners"', '"/our-alumni-association"'],
    {
      at: '"/our-alumni-association"',
      field: "entries[4].path",
      found: "but no page at that path",
      expected: "the path of a page",
      remedy: "correct the path, or add the page",
    },
  ),
  slip(
    "a button's destination is a page that is not there",
    home,
    ['"destination": ""', '"destination": "/partner"'],
    {
      at: '"destination": "',
      field: "carousel.action.destination",
      found: '"/partner", but no page',
      expected: "the path of a page",
      remedy: 'did you mean "/partners"?',
    },
  ),
  slip(
    "a button's destination is neither a path nor a web address",
    home,
    ['"destination": ""', '"destination": "www.example.com"'],
    {
      at: '"destination": "',
      field: "carousel.action.destination",
      found: '"www.example.com"',
      expected: 'a path of the site, a web address that starts with "https://", or "" for none',
      remedy: 'write "https://www.example.com"',
    },
  ),
  slip(
    "the footer links to a planned page without saying so",
    "navigation/footer.json",
    [/,\s*"isPlanned": true/, ""],
    {
      at: '"/elevate-and-empower"',
      field: "links[2].path",
      found: '"/elevate-and-empower", but no page',
      expected: "the path of a page",
      remedy: "correct the path, or add the page",
    },
  ),
  slip(
    "the footer calls a page planned that is there",
    "navigation/footer.json",
    ['"path": "/gallery"', '"path": "/gallery",\n      "isPlanned": true'],
    {
      at: ['"path": "/gallery"', '"isPlanned"'],
      field: "links[3].isPlanned",
      found: 'a page at "/gallery" by now',
      expected: "a path without a page",
      remedy: 'remove the line "isPlanned"',
    },
  ),

  // Programs
  slip("a related program is not there", palsam, ['"/flagship/rx-sales"', '"/flagship/rx-sale"'], {
    at: '"/flagship/rx-sale"',
    field: "related[0]",
    found: "but no program at that path",
    expected: "the path of a program",
    remedy: 'did you mean "/flagship/rx-sales"?',
  }),
  slip(
    "a page is named where a program should be",
    "pages/flagship-programs.json",
    ['"/flagship/order-making"', '"/partners"'],
    {
      at: '"/partners"',
      field: "programs.programs[2]",
      found: "but no program at that path",
      expected: "the path of a program",
      remedy: "correct the path, or add the program",
    },
  ),
  {
    name: "an overview leaves a program out",
    change: (content) => content.edit("pages/flagship-programs.json", /"\/flagship\/order-making",\s*/, ""),
    faults: [
      {
        file: "programs/order-making.json",
        at: '"path"',
        field: "path",
        found: "which data/pages/flagship-programs.json does not name",
        expected: "a program that visitors can find",
        remedy: 'add "/flagship/order-making" to data/pages/flagship-programs.json',
      },
    ],
  },
  {
    name: "a new program is in no list",
    change: (content) => {
      content.write(
        "programs/negotiation.json",
        content.read(palsam).replace('"/flagship/palsam"', '"/flagship/negotiation"'),
      );
    },
    faults: ["pages/flagship-programs.json", "navigation/header.json"].map((list) => ({
      file: "programs/negotiation.json",
      at: '"path"',
      field: "path",
      found: `"/flagship/negotiation", which data/${list} does not name`,
      expected: "a program that visitors can find",
      remedy: `data/${list}`,
    })),
  },

  // The gallery
  slip(
    "a picture's category has a slip",
    "gallery/gallery.json",
    [/"Executive Coaching"(?=,\s+"img": \{\s+"src": "\.\/executive-coaching-1)/, '"Executive Coachings"'],
    {
      at: '"Executive Coachings"',
      field: "items[1].type",
      found: '"Executive Coachings", a category that no filter offers',
      expected: '"Executive Coaching"',
      remedy: 'did you mean "Executive Coaching"?',
    },
  ),
  slip(
    "no filter offers a picture's category",
    "gallery/gallery.json",
    [/"Executive Coaching"(?=,\s+"img": \{\s+"src": "\.\/executive-coaching-1)/, '"Summer Party"'],
    {
      at: '"Summer Party"',
      field: "items[1].type",
      found: '"Summer Party", a category that no filter offers',
      expected: '"Executive Coaching"',
      remedy: 'add it to "filters"',
    },
  ),
  {
    name: "a category and an alternative text of the gallery are wrong at once",
    change: (content) => {
      content.edit("gallery/gallery.json", /"alt": "A trainer in a navy suit points.*"/, '"alt": ""');
      content.edit("gallery/gallery.json", /"Executive Coaching"(?=[^}]*executive-coaching-1)/, '"Party"');
    },
    faults: [
      {
        file: "gallery/gallery.json",
        at: '"alt": ""',
        field: "items[0].img.alt",
        found: '""',
        expected: "alternative text",
        remedy: "write the text",
      },
      {
        file: "gallery/gallery.json",
        at: '"Party"',
        field: "items[1].type",
        found: '"Party", a category that no filter offers',
        expected: '"Executive Coaching"',
        remedy: 'add it to "filters"',
      },
    ],
  },
];
