import { renderToStaticMarkup } from "react-dom/server";
import { QuietAction } from "../../../../src/components/ui/button";

jest.mock("gatsby", () => ({ graphql: () => undefined }));

const markup = (destination: string) =>
  renderToStaticMarkup(<QuietAction action={{ label: "Explore", destination }} />);

test("an action without a destination is a button", () => {
  expect(markup("")).toMatch(/^<button [^>]*type="button"[^>]*>Explore<\/button>$/);
});

test.each(["/partners", "https://shop.example.com/"])("an action with the destination %s is a link", (to) => {
  expect(markup(to)).toMatch(new RegExp(`^<a [^>]*href="${to}"[^>]*>Explore</a>$`));
});
