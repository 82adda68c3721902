import type { Syllabus } from "schema-dts";
import type { Part } from "./part";
import { type Marked, stated } from "./stated";

type Topic = Marked & { title: string; desc: string | null };
type Topics = readonly Topic[] | null;
type TopicGroup = Marked & { title: string; category: string; topics: Topics };
type ChapterGroup = Marked & { title: string; chapters: readonly string[] };

/** What a program teaches: topics, groups of topics, or groups of chapters. */
export type SyllabusContent = {
  outline: (Marked & { topics: Topics; groups: readonly TopicGroup[] | null }) | null;
  syllabus: (Marked & { groups: readonly ChapterGroup[] }) | null;
};

/** Returns a section as a list of one, or an empty list if it has no name. */
function section(
  name: string | null,
  description: string | null = null,
  parts: readonly Syllabus[] = [],
): Syllabus[] {
  if (name === null) return [];
  return [
    {
      "@type": "Syllabus",
      name,
      ...(description !== null && ({ description } satisfies Part<Syllabus>)),
      ...(parts.length > 0 && ({ hasPart: parts } satisfies Part<Syllabus>)),
    },
  ];
}

function topicSections(topics: Topics): Syllabus[] {
  return (topics ?? []).flatMap((topic) => section(stated(topic, "title"), stated(topic, "desc")));
}

/** Returns the sections of a syllabus without samples; the topics or chapters of a group are its parts. */
export function syllabusSections({ outline, syllabus }: SyllabusContent): Syllabus[] {
  return [
    ...topicSections(stated(outline, "topics")),
    ...(stated(outline, "groups") ?? []).flatMap((group) =>
      section(stated(group, "title"), stated(group, "category"), topicSections(stated(group, "topics"))),
    ),
    ...(stated(syllabus, "groups") ?? []).flatMap((group) => {
      const chapters = stated(group, "chapters") ?? [];
      return section(
        stated(group, "title"),
        null,
        chapters.flatMap((chapter) => section(chapter)),
      );
    }),
  ];
}
