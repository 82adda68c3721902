import { By } from "selenium-webdriver";
import { samplePaths } from "../../browser/navigation/place";
import { setUpBrowser } from "./page";

// WebKit exposes a list only if an entry has a mark: it is displayed as `list-item`, and its mark is not
// `none`, or its `::before` has text. Lists in `nav` always are.
describe.each([1280, 390])("at %i px", (width) => {
  const browser = setUpBrowser({ width });

  test.each([...samplePaths])("%s: each list has its role", async (path) => {
    const page = browser();
    await page.open(path);
    for (const list of await page.all(":is(ul, ol):not([aria-hidden] *)")) {
      // WebKit determines the role when it knows the entries.
      await list.findElement(By.css("li")).getAriaRole();
      const html = await page.run((list: Element) => list.outerHTML.slice(0, 200), list);
      expect([await list.getAriaRole(), html]).toEqual(["list", html]);
    }
  });
});
