import { useEffect, useState } from "react";

/**
 * The current year: the build's in the static HTML, the browser's once the page is interactive, so that it
 * is right after New Year without a new build.
 */
export function useYear(buildYear: number): number {
  const [year, setYear] = useState(buildYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
