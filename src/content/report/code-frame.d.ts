// @babel/code-frame has no types, and those of DefinitelyTyped lack `startLine`.
declare module "@babel/code-frame" {
  type Location = { line: number; column: number };

  export function codeFrameColumns(
    lines: string,
    location: { start: Location; end: Location },
    options: { startLine: number; highlightCode: boolean },
  ): string;
}
