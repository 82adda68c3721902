import { useEffect, useState } from "react";

/**
 * Returns the current year: the year of the build in static HTML, and that of the browser after hydration. So
 * the year stays right after New Year without a new build.
 */
export function useYear(buildYear: number): number {
  const [year, setYear] = useState(buildYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
