import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

type Json = ReturnType<typeof JSON.parse>;

const added = "/flagship/negotiation";

/**
 * Makes every kind of change that docs/editing.md explains, and adds the page of CONTRIBUTING.md.
 *
 * @returns the path of the program that was added, and of the one that was removed
 */
export async function editAsOwner(project: string): Promise<{ added: string; removed: string }> {
  const file = (name: string) => path.join(project, "data", name);
  const read = (name: string): Json => JSON.parse(readFileSync(file(name), "utf8"));
  const write = (name: string, content: Json) => writeFileSync(file(name), JSON.stringify(content, null, 2));
  const programFile = (page: string) => `programs/${path.basename(page)}.json`;
  const programs = () => readdirSync(file("programs")).filter((name) => name.endsWith(".json"));

  function edit(name: string, change: (content: Json) => void): void {
    const content = read(name);
    change(content);
    write(name, content);
  }

  /** Mirrors an existing picture, a drawing as a photo, and makes it a little darker with each number. */
  const addPicture = (original: string, name: string, number = 1) =>
    sharp(file(original))
      .resize({ width: 2000 })
      .flop()
      .modulate({ brightness: 1 - number / 50 })
      .toFile(file(name));

  function editSettings(): void {
    edit("site.json", (site) => {
      site.address = "https://www.orbi.test";
      site.brand.name = "Orbi";
      Object.assign(site.contact, {
        address: ["12 Harbor Road", "Smouha, Alexandria, Egypt"],
        locality: "Alexandria",
        phones: ["+20 (3) 555-0101", "+20 3 555 0102", "+20 3 555 0103"],
        email: "office@orbi.test",
      });
      for (const link of site.social) link.destination = `https://${link.network}.test/orbi`;
    });
    edit("pages/contact-us.json", ({ form, map }) => {
      form.destination = "https://forms.example.com/contact";
      const mapsUrl = "https://maps.example.com/orbi";
      Object.assign(map, { latitude: 31.2156, longitude: 29.9553, place: "Orbi at the Harbor", mapsUrl });
    });
    edit("pages/about-us.json", ({ testimonial }) => {
      testimonial.destination = "https://forms.example.com/testimonial";
    });
    edit("pages/home.json", ({ carousel }) => {
      carousel.action.destination = "https://shop.orbi.test/";
    });
    edit("navigation/header.json", ({ explore }) => {
      explore.destination = "/flagship-programs";
    });
    for (const name of programs()) {
      edit(`programs/${name}`, ({ landing, name }) => {
        landing.tagline = `A new tagline of ${name}.`;
      });
    }
  }

  /** Changes all JSON files. */
  function editAll(change: (text: string) => string): void {
    const files = readdirSync(file(""), { recursive: true, encoding: "utf8" });
    for (const name of files.filter((name) => name.endsWith(".json")))
      writeFileSync(file(name), change(readFileSync(file(name), "utf8")));
  }

  /** Removes a program from all lists. The new one replaces it as a related program. */
  function removeProgram(removed: string): void {
    rmSync(file(programFile(removed)));
    const replace = (key: string, value: Json) => {
      if (!Array.isArray(value)) return value;
      if (key === "related") return value.map((page) => (page === removed ? added : page));
      return value.filter((entry) => entry !== removed && entry?.path !== removed);
    };
    editAll((text) => JSON.stringify(JSON.parse(text, replace), null, 2));
  }

  async function addProgram(original: string): Promise<void> {
    const program = read(programFile(original));
    await addPicture(`programs/${program.landing.image.src}`, "programs/negotiation.jpg");
    const name = "Negotiation";
    Object.assign(program, { path: added, name });
    program.metadata.title = "Negotiation: Agreements That Hold";
    program.metadata.description =
      "How to prepare, open and close a negotiation so that both sides keep what they have agreed, in 18 hours over 3 days.";
    program.landing.title = name;
    program.landing.image.src = "./negotiation.jpg";
    program.related = program.related.map((page: string) => (page === added ? original : page));
    write("programs/negotiation.json", program);
    edit("pages/flagship-programs.json", (page) => page.programs.programs.push(added));
    edit("navigation/header.json", ({ entries }) =>
      entries.find((entry: Json) => entry.path === "/flagship").subPages.push({ name, path: added }),
    );
  }

  function renameProgram(program: string): void {
    const renamed = `${program}-renamed`;
    renameSync(file(programFile(program)), file(programFile(renamed)));
    editAll((text) => text.replaceAll(`"${program}"`, `"${renamed}"`));
    edit("redirects.json", ({ redirects }) => redirects.push({ from: program, to: renamed }));
  }

  async function editLists(): Promise<void> {
    const { slides } = read("pages/home.json").carousel;
    await addPicture(`pages/${slides[0].src}`, "pages/home-new.jpg");
    const slide = { src: "./home-new.jpg", alt: "The same people, seen from the other side." };
    edit("pages/home.json", ({ carousel }) => carousel.slides.push(slide));

    const nextId = (list: { id: number }[]) => Math.max(...list.map(({ id }) => id)) + 1;
    const { partners } = read("partners/partners.json");
    await addPicture(`partners/${partners[0].logo.src}`, "partners/academy.png");
    const logo = { src: "./academy.png", alt: "Round seal of an academy with a graduation cap." };
    edit("partners/partners.json", ({ partners }) =>
      partners.push({ id: nextId(partners), logo, details: ["Academy", "An academy for those who teach."] }),
    );

    // Adds enough trainers for a sixth slide.
    const { trainers } = read("trainers/trainers.json");
    for (let number = trainers.length + 1; number <= 26; number++) {
      const src = `./trainer-new-${number}.jpg`;
      await addPicture(`trainers/${trainers[0].image.src}`, `trainers/${src}`, number);
      const image = { src, alt: `Portrait of new trainer ${number}, who looks to the left.` };
      edit("trainers/trainers.json", ({ trainers }) =>
        trainers.push({ id: nextId(trainers), name: `Negotiation trainer ${number}`, image }),
      );
    }

    // The other logos are PNG files.
    const size = 'width="600" height="300"';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" ${size}><rect ${size} rx="150" fill="#0b7a75"/></svg>\n`;
    writeFileSync(file("clients/client-tarmina.svg"), svg);
    const image = { src: "./client-tarmina.svg", alt: "Tarmina logo" };
    edit("clients/clients.json", ({ logos }) => logos.push({ id: nextId(logos), image }));

    const type = "Open Days";
    const pictures = [1, 2].map((number) => ({
      type,
      img: { src: `./open-days-${number}.jpg`, alt: `Guests in a training room on open day ${number}.` },
    }));
    const [picture] = read("gallery/gallery.json").items;
    for (const [index, { img }] of pictures.entries())
      await addPicture(`gallery/${picture.img.src}`, `gallery/${img.src}`, index + 1);
    edit("gallery/gallery.json", (gallery) => {
      gallery.items.splice(0, 3);
      gallery.items.push(...pictures);
      gallery.filters.push({ label: type });
    });
  }

  /** Follows the four steps of CONTRIBUTING.md. The new page has the sections of the page of partners. */
  function addPage(): void {
    const careers = { path: "/careers", name: "Careers" };
    const metadata = {
      title: "Careers: Work With Our Trainers",
      description:
        "Whom we look for, how we work together, and how to apply: open positions for trainers in Cairo.",
    };
    const { landing, ...page } = read("pages/partners.json");
    const image = { ...landing.image, src: `./careers${path.extname(landing.image.src)}` };
    copyFileSync(file(`pages/${landing.image.src}`), file(`pages/${image.src}`));
    const title = "Teach what you have done.";
    write("pages/careers.json", { ...page, ...careers, metadata, landing: { ...landing, title, image } });

    const code = (name: string) => path.join(project, "src", name);
    const copy = (from: string, to: string, change: (text: string) => string) =>
      writeFileSync(code(to), change(readFileSync(code(from), "utf8")));
    const rename = (text: string) =>
      text.replace(/partners(?=Page| =)/g, "careers").replace(/Partners(?=Page|Query| \{)/g, "Careers");
    copy("content/schema/page/partners.ts", "content/schema/page/careers.ts", rename);
    copy("pages/partners.tsx", "pages/careers.tsx", rename);
    const kinds = "content/kind/kind.ts";
    copy(kinds, kinds, (text) =>
      text
        .replace(/^/, 'import { careers } from "../schema/page/careers";\n')
        .replace(/(?=^ *\{ file: "programs\/)/m, '  { file: "pages/careers.json", schema: careers },\n'),
    );
    edit("navigation/header.json", ({ entries }) => entries.push(careers));
  }

  editSettings();
  const [removed = "", original = "", renamed = ""]: string[] = read("pages/flagship-programs.json").programs
    .programs;
  removeProgram(removed);
  await addProgram(original);
  renameProgram(renamed);
  await editLists();
  addPage();
  return { added, removed };
}
