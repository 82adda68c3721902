import { renderToStaticMarkup } from "react-dom/server";
import { Steps } from "../../../../src/components/ui/steps";

test("the first step has as many arches filled as participants must attend, the last one a check mark", () => {
  const steps = ["Attend", "Pass", "Receive"].map((title) => ({ title, text: "" }));
  const markup = renderToStaticMarkup(<Steps percent={75} steps={steps} />);
  expect(markup).toContain("--attended:75%");
  expect(markup.match(/(\d|<\/svg>)(?=<\/span>)/g)).toEqual(["1", "2", "</svg>"]);
  // The drawing repeats the texts.
  expect(markup.match(/<li><span [^>]*aria-hidden="true"/g)).toHaveLength(3);
});
