import { resolve } from "node:path";
import * as form from "../browser/form-entry";
import { withoutScriptText } from "../browser/place";
import { destinations, gallery, words } from "../site/content";
import { setUpBrowser } from "./page";

// WebKitWebDriver does not type line breaks.
const message = form.entered.message.replace("\n", " ");
const { name, position, email } = form.entered;

/** Returns the objects that the form logged. A photo is represented by the name of its file. */
const logged = () =>
  window.logged.map((value) =>
    JSON.parse(JSON.stringify(value, (_key, part) => (part instanceof File ? part.name : part))),
  );

const testIf = (isTested: boolean) => (isTested ? test : test.skip);

describe("with JavaScript", () => {
  const browser = setUpBrowser({ width: 390 });

  // A form with a destination is posted to it.
  testIf(destinations.testimonial === "")(
    "the browser validates a form, shows a photo, and the form logs what was entered",
    async () => {
      const page = browser();
      const file = gallery.items[0]?.img.src.replace("./", "") ?? "";
      await page.open("/about-us");
      const photo = page.driver.findElement({ css: "input[type=file]" });
      await photo.sendKeys(resolve("data/gallery", file));
      const preview = await page.find("img", words.form.preview);
      await page.expect(() => page.run((image: HTMLImageElement) => image.naturalWidth > 0, preview), true);
      for (const [key, value] of Object.entries({ name, position, email: "mona", message })) {
        await (await page.find(`main [name=${key}]`)).sendKeys(value);
      }
      await page.click("button", words.form.send);
      // The browser's own validation refuses the address.
      await page.expectFocus(words.form.email);
      expect(await page.run(logged)).toEqual([]);
      await (await page.find("main [name=email]")).sendKeys(email.replace("mona", ""));
      await page.click("button", words.form.send);
      await page.expect(() => page.run(logged), [{ name, position, email, message, photo: file }]);
      await page.expectCount(0, "img", words.form.preview);
      expect(await (await page.find("main [name=message]")).getAttribute("value")).toBe("");
      await page.expectNoProblems();
    },
  );
});

describe("without JavaScript", () => {
  const browser = setUpBrowser({ width: 390, hasScript: false });

  testIf(destinations.contact === "")(
    "a form names other ways to get in touch, and has no Send button",
    async () => {
      const page = browser();
      await page.load("/contact-us");
      expect(await (await page.find("form")).getText()).toContain(withoutScriptText);
      await page.expectCount(0, "button", words.form.send);
    },
  );
});
