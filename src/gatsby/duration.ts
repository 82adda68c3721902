import type { CreateResolversArgs } from "gatsby";

type Duration = { hours: number; days?: number };
type Counted = {
  outline?: { topics?: object[]; groups?: { topics: object[] }[] };
  syllabus?: { groups: { chapters: string[] }[] };
};
type Context = {
  nodeModel: { findOne(query: { type: string; query: object }): Promise<{ language: string } | null> };
};

/** Returns such as "3 days". Digits are those of other texts, also in Arabic. */
export const unitText = (language: string, count: number, unit: "hour" | "day"): string =>
  count.toLocaleString(language, { style: "unit", unit, unitDisplay: "long", numberingSystem: "latn" });

/** Returns "18 hours, 3 days", or "50 hours" without fixed days. */
export function durationText(language: string, { hours, days }: Duration): string {
  const texts = [unitText(language, hours, "hour"), ...(days ? [unitText(language, days, "day")] : [])];
  return new Intl.ListFormat(language, { type: "unit" }).format(texts);
}

/** Returns how many topics, groups of topics or chapters, and chapters a program has. */
export function countsIn({ outline, syllabus }: Counted) {
  const topicGroups = outline?.groups ?? [];
  const chapterGroups = syllabus?.groups ?? [];
  return {
    topicCount: (outline?.topics ?? topicGroups.flatMap(({ topics }) => topics)).length,
    groupCount: topicGroups.length + chapterGroups.length,
    chapterCount: chapterGroups.flatMap(({ chapters }) => chapters).length,
  };
}

/**
 * Adds what says how long or large a program is. The texts of a duration are made at build, because browsers may have other
 * words for a unit than Node.
 */
export function resolveDurations({ createResolvers }: CreateResolversArgs): void {
  const inLanguage =
    (write: (language: string, duration: Duration) => string | undefined) =>
    async (duration: Duration, _: object, { nodeModel }: Context) => {
      const site = await nodeModel.findOne({ type: "SiteSettings", query: {} });
      return write(site?.language ?? "en", duration);
    };
  createResolvers({
    Duration: {
      text: { type: "String!", resolve: inLanguage(durationText) },
      daysText: {
        type: "String",
        resolve: inLanguage((language, { days }) => (days ? unitText(language, days, "day") : undefined)),
      },
    },
    Program: {
      topicCount: { type: "Int!", resolve: (program: Counted) => countsIn(program).topicCount },
      groupCount: { type: "Int!", resolve: (program: Counted) => countsIn(program).groupCount },
      chapterCount: { type: "Int!", resolve: (program: Counted) => countsIn(program).chapterCount },
    },
  });
}
