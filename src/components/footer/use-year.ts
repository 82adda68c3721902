import { useEffect, useState } from "react";

/** The year of the build in static HTML, then of the browser: right after New Year without a new build. */
export function useYear(buildYear: number): number {
  const [year, setYear] = useState(buildYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
