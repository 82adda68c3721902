import { useEffect, useState } from "react";

/**
 * Returns the year of the build in static HTML, and that of the browser after hydration. So the year is right
 * after New Year without a new build.
 */
export function useYear(buildYear: number): number {
  const [year, setYear] = useState(buildYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
