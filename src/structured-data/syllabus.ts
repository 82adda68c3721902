import type { Syllabus } from "schema-dts";

type Topic = { title: string; desc: string | null };

/** What a program teaches: topics, groups of topics, or groups of chapters. */
export type SyllabusContent = {
  outline: {
    topics: readonly Topic[] | null;
    groups: readonly { title: string; category: string; topics: readonly Topic[] }[] | null;
  } | null;
  syllabus: { groups: readonly { title: string; chapters: readonly string[] }[] } | null;
};

function section(name: string, description?: string | null, parts?: readonly Syllabus[]): Syllabus {
  return {
    "@type": "Syllabus",
    name,
    ...(description && { description }),
    ...(parts && { hasPart: parts }),
  };
}

const topicSection = ({ title, desc }: Topic) => section(title, desc);

/** The sections of a program's syllabus; a group has its topics or chapters as parts. */
export function syllabusSections({ outline, syllabus }: SyllabusContent): Syllabus[] {
  return [
    ...(outline?.topics ?? []).map(topicSection),
    ...(outline?.groups ?? []).map(({ title, category, topics }) =>
      section(title, category, topics.map(topicSection)),
    ),
    ...(syllabus?.groups ?? []).map(({ title, chapters }) =>
      section(
        title,
        null,
        chapters.map((chapter) => section(chapter)),
      ),
    ),
  ];
}
