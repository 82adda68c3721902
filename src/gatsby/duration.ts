import type { CreateResolversArgs, Node } from "gatsby";

type Duration = { hours: number; days?: number };
type Context = {
  nodeModel: {
    findOne(query: { type: string; query: object }): Promise<(Node & { language: string }) | null>;
  };
};

/** Returns "18 hours, 3 days", or "50 hours" without fixed days. Digits are those of other texts, also in Arabic. */
export function durationText(language: string, { hours, days }: Duration): string {
  const text = (count: number, unit: "hour" | "day") =>
    count.toLocaleString(language, { style: "unit", unit, unitDisplay: "long", numberingSystem: "latn" });
  const texts = [text(hours, "hour"), ...(days ? [text(days, "day")] : [])];
  return new Intl.ListFormat(language, { type: "unit" }).format(texts);
}

/** Adds the text of a duration. It is made at build, because browsers may have other words for a unit than Node. */
export function resolveDurations({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
  async function resolve(duration: Duration, _: object, { nodeModel }: Context) {
    const site = await nodeModel.findOne({ type: "SiteSettings", query: {} });
    return durationText(site?.language ?? "en", duration);
  }
  createResolvers({ Duration: { text: { type: "String!", resolve } } });
}
