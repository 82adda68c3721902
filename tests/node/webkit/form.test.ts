import { resolve } from "node:path";
import * as form from "../../browser/components/form/form-entry";
import { takeSteps } from "../../browser/navigation/destination";
import { titleOf, withoutScriptText } from "../../browser/navigation/place";
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

  test("what was entered survives an element that is added before hydration, a link and Back", async () => {
    const page = browser();
    await page.beforeHydration("/contact-us", async () => {
      await (await page.find("main [name=name]")).sendKeys(name);
      const area = await page.find("main [name=message]");
      await area.sendKeys(message);
      await page.run(() => document.querySelector("[name=email]")?.after(document.createElement("div")));
    });
    const entered = () =>
      [...document.querySelectorAll<HTMLInputElement>("main :is([name=name], [name=message])")].map(
        ({ value }) => value,
      );
    await page.expect(() => page.run(entered), [name, message]);
    await page.expectFocus(words.form.message);
    await page.click('footer a[href="/partners"]');
    await page.expectPlace("/partners", titleOf("partners"));
    await page.driver.navigate().back();
    await page.expectPlace("/contact-us", titleOf("contact-us"));
    await page.expect(() => page.run(entered), [name, message]);
    await page.expectNoProblems();
  });

  testIf(destinations.contact === "")(
    "a form with a destination that answers slowly is sent once",
    async () => {
      const page = browser();
      page.site.deliver("/contact-us");
      await page.open("/contact-us");
      for (const key of ["name", "email", "phone", "position"] as const)
        await (await page.find(`main [name=${key}]`)).sendKeys(form.entered[key]);
      const underWay = [words.form.sending, "true", false];
      const element = await page.find("main form");
      const steps = ["click", "enter", "click"] as const;
      expect(await page.run(takeSteps, element, steps)).toEqual(steps.map(() => underWay));
      await page.expect(async () => page.site.messages, 1);
      page.site.deliver("");
      expect(await page.run(takeSteps, element, ["return"])).toEqual([[words.form.send, null, false]]);
    },
  );

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
