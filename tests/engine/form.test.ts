import { resolve } from "node:path";
import * as form from "../browser/form-entry";
import { about, contact, destinations, gallery, words } from "../site/content";
import { expectSoon, type Page, setUpBrowser } from "./page";

const browser = setUpBrowser({ width: 390 });

// WebKitWebDriver does not type line breaks.
const entered = { ...form.entered, message: form.entered.message.replace("\n", " ") };

type Name = keyof typeof entered;

const field = (page: Page, name: Name) => page.driver.findElement({ css: `main form [name=${name}]` });

/** Types into fields, and expects each to have the accessible name of its label. */
async function enter(page: Page, ...names: Name[]) {
  for (const name of names) {
    await field(page, name).sendKeys(entered[name]);
    expect(await field(page, name).getAccessibleName()).toContain(words.form[name]);
  }
}

/** Returns the objects that the form logged. A photo is represented by the name of its file. */
const logged = (page: Page) =>
  page.run(() =>
    window.logged.map((value) =>
      JSON.parse(JSON.stringify(value, (_key, part) => (part instanceof File ? part.name : part))),
    ),
  );

const send = async (page: Page) =>
  page.click(await page.find("button", words.form.send, await page.find("form")));

const skipIf = (isSkipped: boolean) => (isSkipped ? test.skip : test);

// A form with a destination is posted to it.
skipIf(destinations.contact !== "")(
  "the contact form logs what was entered, and is empty afterwards",
  async () => {
    const page = browser();
    await page.open("/contact-us");
    expect(await page.count("form", contact.form.heading)).toBe(1);
    await enter(page, "name", "phone", "position", "subject", "message");
    await field(page, "email").sendKeys("mona");
    await send(page);
    // The browser's own validation refuses the address.
    expect(await page.focused()).toContain(words.form.email);
    expect(await logged(page)).toEqual([]);
    await field(page, "email").clear();
    await enter(page, "email");
    await send(page);
    await expectSoon(() => logged(page), [entered]);
    expect(await field(page, "message").getAttribute("value")).toBe("");
    expect(await page.address()).toBe("/contact-us");
    expect(await page.problems()).toEqual([]);
  },
);

skipIf(destinations.testimonial !== "")(
  "the testimonial form shows the photo, and logs it; a deleted photo is not logged",
  async () => {
    const page = browser();
    const file = gallery.items[0]?.img.src.replace("./", "") ?? "";
    const preview = () => page.count("image", words.form.preview);
    const choose = async () => {
      await page.driver.findElement({ css: "input[type=file]" }).sendKeys(resolve("data/gallery", file));
      await expectSoon(preview, 1);
    };
    await page.open("/about-us");
    expect(await page.count("form", about.testimonial.heading)).toBe(1);
    await choose();
    const image = await page.find("image", words.form.preview);
    await expectSoon(() => page.run((image: HTMLImageElement) => image.naturalWidth > 0, image), true);
    const { phone: _phone, subject: _subject, ...testimonial } = entered;
    await enter(page, "name", "position", "email", "message");
    await send(page);
    await expectSoon(() => logged(page), [{ ...testimonial, photo: file }]);
    await expectSoon(preview, 0);
    await choose();
    await page.click(await page.find("button", words.form.deletePhoto));
    await expectSoon(preview, 0);
    await enter(page, "name", "position", "email", "message");
    await send(page);
    await expectSoon(async () => (await logged(page)).at(-1), { ...testimonial, photo: null });
    expect(await page.problems()).toEqual([]);
  },
);
