import { table } from "../../bench/report/table";

test("is Markdown, the first column to the left, the others to the right", () => {
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

test("without rows is its head", () => {
  expect(table(["a", "b"], [])).toBe("| a   |   b |\n| --- | --: |");
});
