import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import sharp from "sharp";

export const added = {
  program: "/flagship/negotiation",
  name: "Negotiation",
  client: "Tarmina logo",
  partner: "An academy for those who teach.",
  picture: "Guests in a training room on open day 2.",
  category: "Open Days",
};

/** Makes every kind of change that docs/editing.md explains. Returns the path of the removed program. */
export async function editAsOwner(data: string): Promise<string> {
  const file = (name: string) => path.join(data, name);
  const read = (name: string) => JSON.parse(readFileSync(file(name), "utf8"));
  const nextId = (list: { id: number }[]) => Math.max(...list.map(({ id }) => id)) + 1;

  /** Appends to a list at the index -1. Removes an entry if there is no value. */
  function put(name: string, place: (string | number)[], value?: unknown): void {
    const text = readFileSync(file(name), "utf8");
    const isArrayInsertion = place.at(-1) === -1;
    writeFileSync(file(name), applyEdits(text, modify(text, place, value, { isArrayInsertion })));
  }

  /** Mirrors an existing picture, and makes it a little darker with each number. */
  const addPicture = (original: string, name: string, number = 1) =>
    sharp(file(original))
      .flop()
      .modulate({ brightness: 1 - number / 50 })
      .toFile(file(name));

  function editSettings(): void {
    put("site.json", ["address"], "https://www.orbi.test");
    put("site.json", ["brand", "name"], "Orbi");
    put("site.json", ["contact", "address"], ["12 Harbor Road", "Smouha, Alexandria, Egypt"]);
    put("site.json", ["contact", "locality"], "Alexandria");
    put("site.json", ["contact", "phones"], ["+20 (3) 555-0101", "+20 3 555 0102", "+20 3 555 0103"]);
    put("site.json", ["contact", "email"], "office@orbi.test");
    for (const [index, { network }] of read("site.json").social.entries()) {
      put("site.json", ["social", index, "destination"], `https://${network}.test/orbi`);
    }
    put("navigation/header.json", ["explore", "destination"], "/flagship-programs");
    put("pages/home.json", ["carousel", "action", "destination"], "https://shop.orbi.test/");
    put("pages/contact-us.json", ["form", "destination"], "https://forms.example.com/contact");
    put("pages/about-us.json", ["testimonial", "destination"], "https://forms.example.com/testimonial");
    put("pages/contact-us.json", ["map", "latitude"], 31.2156);
    put("pages/contact-us.json", ["map", "longitude"], 29.9553);
    put("pages/contact-us.json", ["map", "place"], "Orbi at the Harbor");
    put("pages/contact-us.json", ["map", "mapsUrl"], "https://maps.example.com/orbi");
    for (const name of readdirSync(file("programs")).filter((name) => name.endsWith(".json"))) {
      put(`programs/${name}`, ["landing", "tagline"], `A new tagline of ${read(`programs/${name}`).name}.`);
    }
  }

  const overview = "pages/flagship-programs.json";
  const menu = (): { index: number; links: { path: string }[] } => {
    const entries: { path: string; subPages: { path: string }[] }[] = read("navigation/header.json").entries;
    const index = entries.findIndex(({ path }) => path === "/flagship");
    return { index, links: entries[index]?.subPages ?? [] };
  };

  async function addProgram(original: string): Promise<void> {
    const name = "programs/negotiation.json";
    const { landing } = read(`programs/${original}.json`);
    await addPicture(path.join("programs", landing.image.src), "programs/negotiation.jpg");
    copyFileSync(file(`programs/${original}.json`), file(name));
    put(name, ["path"], added.program);
    put(name, ["name"], added.name);
    put(name, ["metadata", "title"], "Negotiation: Agreements That Hold");
    const description =
      "How to prepare, open and close a negotiation so that both sides keep what they have agreed, in 18 hours over 3 days.";
    put(name, ["metadata", "description"], description);
    put(name, ["landing", "title"], added.name);
    put(name, ["landing", "image", "src"], "./negotiation.jpg");
    put(overview, ["programs", "programs", -1], added.program);
    put("navigation/header.json", ["entries", menu().index, "subPages", -1], {
      name: added.name,
      path: added.program,
    });
  }

  /** Removes a program from the menu and the lists too. `other` replaces it as a related program. */
  function removeProgram(program: string, other: string): void {
    rmSync(file(`programs/${path.basename(program)}.json`));
    put(overview, ["programs", "programs", read(overview).programs.programs.indexOf(program)]);
    const { index, links } = menu();
    const place = links.findIndex((link) => link.path === program);
    put("navigation/header.json", ["entries", index, "subPages", place]);
    for (const [index, { programs }] of read("pages/home.json").finder.audiences.entries()) {
      const place = programs.indexOf(program);
      if (place >= 0) put("pages/home.json", ["finder", "audiences", index, "programs", place]);
    }
    for (const name of readdirSync(file("programs")).filter((name) => name.endsWith(".json"))) {
      const { path: self, related } = read(`programs/${name}`);
      const place = related.indexOf(program);
      if (place >= 0) {
        put(`programs/${name}`, ["related", place], self === added.program ? other : added.program);
      }
    }
  }

  /** Changes the path of a program everywhere, and redirects the old one. */
  function renameProgram(program: string): void {
    const name = `programs/${path.basename(program)}.json`;
    const renamed = `programs/${path.basename(program)}-renamed.json`;
    renameSync(file(name), file(renamed));
    const files = readdirSync(data, { recursive: true, encoding: "utf8" });
    for (const other of files.filter((name) => name.endsWith(".json"))) {
      const text = readFileSync(file(other), "utf8");
      writeFileSync(file(other), text.replaceAll(`"${program}"`, `"${program}-renamed"`));
    }
    put("redirects.json", ["redirects", -1], { from: program, to: `${program}-renamed` });
  }

  async function editLists(): Promise<void> {
    const { slides } = read("pages/home.json").carousel;
    await addPicture(path.join("pages", slides[0].src), "pages/home-new.jpg");
    const slide = { src: "./home-new.jpg", alt: "The same people, seen from the other side." };
    put("pages/home.json", ["carousel", "slides", -1], slide);

    const partners = read("partners/partners.json").partners;
    await addPicture(path.join("partners", partners[0].logo.src), "partners/academy.png");
    const seal = { src: "./academy.png", alt: "Round seal of an academy with a graduation cap." };
    put("partners/partners.json", ["partners", -1], {
      id: nextId(partners),
      logo: seal,
      details: ["Academy", added.partner],
    });

    // Adds enough trainers for a sixth slide.
    const trainers = read("trainers/trainers.json").trainers;
    for (let number = 1; trainers.length + number <= 26; number++) {
      const name = `trainer-new-${number}.jpg`;
      await addPicture(path.join("trainers", trainers[0].image.src), `trainers/${name}`, number);
      const id = nextId(read("trainers/trainers.json").trainers);
      const image = { src: `./${name}`, alt: `Portrait of new trainer ${number}, who looks to the left.` };
      put("trainers/trainers.json", ["trainers", -1], { id, name: `Negotiation trainer ${number}`, image });
    }

    // The other logos are PNG files.
    const size = 'width="600" height="300"';
    writeFileSync(
      file("clients/client-tarmina.svg"),
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} rx="150" fill="#0b7a75"/></svg>\n`,
    );
    const logo = { src: "./client-tarmina.svg", alt: added.client };
    const id = nextId(read("clients/clients.json").logos);
    put("clients/clients.json", ["logos", -1], { id, image: logo });

    for (let number = 1; number <= 3; number++) put("gallery/gallery.json", ["items", 0]);
    put("gallery/gallery.json", ["filters", -1], { label: added.category });
    const { img: picture } = read("gallery/gallery.json").items[0];
    for (const number of [1, 2]) {
      const name = `open-days-${number}.jpg`;
      await addPicture(path.join("gallery", picture.src), `gallery/${name}`, number);
      const img = { src: `./${name}`, alt: `Guests in a training room on open day ${number}.` };
      put("gallery/gallery.json", ["items", -1], { type: added.category, img });
    }
  }

  editSettings();
  const [first, second, third]: string[] = read(overview).programs.programs;
  if (!first || !second || !third) throw new Error("The content has fewer than three flagship programs");
  await addProgram(path.basename(second));
  removeProgram(first, second);
  renameProgram(third);
  await editLists();
  return first;
}
