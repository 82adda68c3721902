import { expect, type Page, test } from "@playwright/test";
import { about, destinations, words } from "../../../node/site/content";
import { pixel, visit } from "../../navigation/visit";
import { common, dragFile, dropFile, fillForm, portrait, watchLogs } from "../form/form-entry";

const form = (page: Page) => page.getByRole("form", { name: about.testimonial.label });
const photo = (page: Page) => form(page).getByRole("group", { name: words.form.photo });
const input = (page: Page) => photo(page).getByLabel(words.form.choosePhoto);
const preview = (page: Page) => photo(page).getByRole("img", { name: words.form.preview });
const deleteButton = (page: Page) => photo(page).getByRole("button", { name: words.form.deletePhoto });
const send = (page: Page) => form(page).getByRole("button", { name: words.form.send });

/** The picture is declared as another type of file. */
const letter = { name: "letter.pdf", mimeType: "application/pdf", buffer: pixel };

const open = (page: Page) => visit(page, "/about-us");

/** Returns the name of the photo that the form would submit, and its size in bytes. */
const submittedPhoto = (page: Page) =>
  form(page).evaluate((element: HTMLFormElement) => {
    const photo = new FormData(element).get("photo");
    return photo instanceof File && [photo.name, photo.size];
  });

test("a chosen photo shows its preview, and the focus moves to its delete button", {
  tag: "@firefox",
}, async ({ page }) => {
  await open(page);
  await expect(form(page).getByLabel(words.form.message)).toHaveCSS("resize", "none");
  const chooser = page.waitForEvent("filechooser");
  await input(page).click();
  await (await chooser).setFiles(portrait);
  await expect(preview(page)).toBeVisible();
  await expect(preview(page)).toHaveJSProperty("naturalWidth", 60);
  await expect(photo(page)).toContainText(portrait.name);
  await expect(deleteButton(page)).toBeFocused();
  await expect(input(page)).toBeHidden();
});

test("the form's data has the photo that is shown, and none after Delete, which moves nothing", {
  tag: "@firefox",
}, async ({ page }) => {
  await open(page);
  const top = () =>
    form(page)
      .getByLabel(words.form.message)
      .evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
  const before = await top();
  expect(await submittedPhoto(page)).toEqual(["", 0]);
  await input(page).setInputFiles(portrait);
  await expect(preview(page)).toBeVisible();
  expect(await submittedPhoto(page)).toEqual([portrait.name, portrait.buffer.length]);
  await dropFile(page, photo(page), { ...portrait, name: "dropped.svg" });
  await expect(photo(page)).toContainText("dropped.svg");
  await expect(photo(page)).not.toContainText(portrait.name);
  expect(await submittedPhoto(page)).toEqual(["dropped.svg", portrait.buffer.length]);
  expect(await top()).toBe(before);
  await deleteButton(page).press("Enter");
  await expect(preview(page)).toHaveCount(0);
  expect(await submittedPhoto(page)).toEqual(["", 0]);
  await expect(input(page)).toBeFocused();
  await expect(photo(page)).toContainText(words.form.dropPhoto);
  expect(await top()).toBe(before);
});

test("the field is orange while a file is over it", { tag: "@firefox" }, async ({ page }) => {
  await open(page);
  const zone = photo(page).getByText(words.form.choosePhoto).locator("xpath=ancestor::label");
  await page.mouse.move(0, 0);
  await expect(zone).not.toHaveCSS("background-color", "rgb(247, 150, 34)");
  await dragFile(page, photo(page), portrait);
  await expect(zone).toHaveCSS("background-color", "rgb(247, 150, 34)");
  await photo(page).dispatchEvent("dragleave");
  await expect(zone).not.toHaveCSS("background-color", "rgb(247, 150, 34)");
});

const fake = { name: "fake.png", mimeType: "image/png" };

const refused = [
  letter,
  { ...fake, buffer: Buffer.from("") },
  { ...fake, buffer: Buffer.from("Not a picture") },
];

test("a file that is no picture is rejected, chosen or dropped, and the photo stays", {
  tag: "@firefox",
}, async ({ page }) => {
  await open(page);
  for (const file of refused) {
    await input(page).setInputFiles(file);
    await expect(input(page)).toHaveValue("");
    await dropFile(page, photo(page), file);
    await expect(input(page)).toHaveValue("");
    await expect(photo(page)).toContainText(words.form.dropPhoto);
    await expect(preview(page)).toHaveCount(0);
  }
  await input(page).setInputFiles(portrait);
  await expect(preview(page)).toBeVisible();
  for (const file of refused) {
    await dropFile(page, photo(page), file);
    await expect.poll(() => submittedPhoto(page)).toEqual([portrait.name, portrait.buffer.length]);
    await expect(photo(page)).toContainText(portrait.name);
  }
});

test("Send logs one object with the photo, and empties the form", async ({ page }) => {
  test.skip(destinations.testimonial !== "", "the form is posted to its destination");
  const messages = watchLogs(page);
  await open(page);
  // In Firefox, Playwright cannot read the file of a message.
  await page.evaluate(() => {
    const log = console.log.bind(console);
    console.log = (entry) => {
      Object.assign(window, { entry });
      log(entry);
    };
  });
  await fillForm(form(page), common);
  await input(page).setInputFiles(portrait);
  await expect(preview(page)).toBeVisible();
  await send(page).click();
  await expect(form(page).getByLabel(words.form.name)).toHaveValue("");
  await expect(form(page).getByLabel(words.form.message)).toHaveValue("");
  await expect(preview(page)).toHaveCount(0);
  await expect(photo(page)).toContainText(words.form.dropPhoto);
  expect(await submittedPhoto(page)).toEqual(["", 0]);
  expect(messages.map((message) => message.args().length)).toEqual([1]);
  const logged = await page.evaluate(() => {
    const { photo, ...text } = Reflect.get(window, "entry");
    return { ...text, photo: [photo instanceof File, photo.name] };
  });
  expect(logged).toEqual({ ...common, photo: [true, portrait.name] });
  await expect(page).toHaveURL("/about-us");
});

test("a file that is dropped beside the zone changes nothing, on pages with a form", async ({ page }) => {
  for (const [path, isRefused] of [
    ["/contact-us", true],
    ["/partners", false],
  ] as const) {
    await visit(page, path);
    const answers = await page.evaluate(() => {
      const drop = (type: string, content: File | string) => {
        const dataTransfer = new DataTransfer();
        if (content instanceof File) dataTransfer.items.add(content);
        else dataTransfer.setData("text/plain", content);
        return new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      };
      const file = new File(["text"], "letter.pdf", { type: "application/pdf" });
      const places = [...document.querySelectorAll("header, h1, main [name=message], footer")];
      const answer = (content: File | string) =>
        places.flatMap((place) =>
          ["dragover", "drop"].map((type) => !place.dispatchEvent(drop(type, content))),
        );
      return { file: [...new Set(answer(file))], text: [...new Set(answer("text"))] };
    });
    expect(answers, path).toEqual({ file: [isRefused], text: [false] });
    await expect(page).toHaveURL(path);
  }
});
