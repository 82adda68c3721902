import { judge } from "../../../bench/build/goal";
import { missedGoals, report } from "../../../bench/build/report";
import type { Build, Results } from "../../../bench/build/result";

/** Returns a build that spends half of its time on pictures and a tenth on pages. */
function build(seconds: number, peakMegabytes = 1000): Build {
  const steps = {
    "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs": seconds / 2,
    "run queries in workers": seconds / 10,
  };
  return { seconds, peakMegabytes, steps };
}

/** Returns a check whose first run does not count. */
const check = (again: number) => ({ first: 9, again: [again] });

const extent = { pictures: 42, programs: 18 };

/** Results that are exactly at their limits, or below. */
const good: Results = {
  formats: "auto, avif",
  webpOnly: [build(100)],
  once: {
    extent,
    cold: [build(130)],
    // The median ignores one slow run.
    unchanged: [build(32.5), build(99), build(20)],
    text: [build(45.5)],
    picture: [build(50)],
  },
  tenfold: {
    extent,
    cold: [build(1300, 1500)],
    unchanged: [build(200)],
    text: [build(300)],
    picture: [build(300)],
  },
  check: { none: check(0.5), once: check(1), tenfold: check(2.5) },
};

test("goals that are just reached are met", () => {
  expect(judge(good).filter(({ isMet }) => !isMet)).toEqual([]);
  expect(missedGoals(judge(good))).toEqual([]);
});

const misses: [string, Results, string][] = [
  [
    "AVIF",
    { ...good, webpOnly: [build(99)] },
    "cold build over the same with WebP only: 1.31 x, at most 1.30 x",
  ],
  [
    "an edit",
    { ...good, once: { ...good.once, text: [build(47)] } },
    "rebuild after one JSON edit over cold build: 0.36 x, at most 0.35 x",
  ],
  [
    "no change",
    { ...good, once: { ...good.once, unchanged: [build(34)] } },
    "rebuild without change over cold build: 0.26 x, at most 0.25 x",
  ],
  [
    "memory",
    { ...good, once: { ...good.once, cold: [build(130, 990)] } },
    "10 x content: peak memory over once: 1.52 x, at most 1.50 x",
  ],
  [
    "the check",
    { ...good, check: { none: check(0.5), once: check(1), tenfold: check(2.6) } },
    "repeated check of 10 x content, minus that of none: 2.10 s, at most 2.00 s",
  ],
];

test.each(misses)("%s is judged separately", (_, results, line) => {
  expect(missedGoals(judge(results))).toEqual([line]);
});

test("growth of pictures and pages is judged", () => {
  const { tenfold } = good;
  if (!tenfold) throw new Error("The results lack ten times the content");
  const missed = missedGoals(judge({ ...good, tenfold: { ...tenfold, cold: [build(1400, 1500)] } }));
  expect(missed).toEqual([
    "10 x content: picture step over once: 10.77 x, at most 10.00 x",
    "10 x content: page steps over once: 10.77 x, at most 10.00 x",
  ]);
});

test("a short run misses no goal that it does not measure, and reports what it leaves out", () => {
  const { tenfold: _, ...others } = good;
  const short = { ...others, check: { none: check(0.5), once: check(1) } };
  expect(missedGoals(judge(short))).toEqual([]);
  expect(report(short, judge(short)).match(/left out/g)).toHaveLength(6);
});

test("a value that could not be measured misses its goal", () => {
  const broken = { ...good, once: { ...good.once, cold: [build(Number.NaN)] } };
  expect(missedGoals(judge(broken))).toContain(
    "rebuild without change over cold build: NaN x, at most 0.25 x",
  );
});

test("the report has the ratios of every build, the growth and the check", () => {
  const text = report(good, judge(good));
  expect(text).toMatch(/^\| no change +\| +3 \| +32\.5 s \| +0\.25 \| +16\.3 s \| +3\.3 s \| +1000 MB \|$/m);
  expect(text).toMatch(/^\| pictures +\| +65\.0 s \| +650\.0 s \| +10\.00 \|$/m);
  expect(text).toMatch(/^\| 10 x content +\| +9\.00 s \| +2\.50 s \| +2\.00 s \| +5\.00 \|$/m);
});
