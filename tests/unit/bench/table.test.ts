import { table } from "../../bench/report/table";

test("a table is Markdown, with the first column left-aligned and the others right-aligned", () => {
  const rows = [
    ["/", "100", "1,652 ms"],
    ["/gallery", "98", ""],
  ];
  expect(table(["path", "performance", "LCP"], rows)).toBe(
    [
      "| path     | performance |      LCP |",
      "| -------- | ----------: | -------: |",
      "| /        |         100 | 1,652 ms |",
      "| /gallery |          98 |          |",
    ].join("\n"),
  );
});

test("a table without rows is only its head", () => {
  expect(table(["a", "b"], [])).toBe("| a   |   b |\n| --- | --: |");
});
