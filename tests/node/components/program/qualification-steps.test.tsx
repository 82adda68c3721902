import { renderToStaticMarkup } from "react-dom/server";
import { QualificationSteps } from "../../../../src/components/program/qualification-steps";

test("the first step has as many arches filled as participants must attend, the last one a check mark", () => {
  const steps = ["Attend", "Pass", "Receive"].map((title) => ({ title, text: "" }));
  const markup = renderToStaticMarkup(
    <QualificationSteps accent="teal" accreditation={{ percent: 75, steps }} />,
  );
  expect(markup).toContain("--attended:75%");
  expect(markup.match(/[12✓](?=<\/span>)/g)).toEqual(["1", "2", "✓"]);
  // The drawing repeats the texts.
  expect(markup.match(/<li><div [^>]*aria-hidden="true"/g)).toHaveLength(3);
});
