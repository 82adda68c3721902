import type { Syllabus } from "schema-dts";
import type { Part } from "./part";
import { stated } from "./stated";

/** Empty if the section has no name. */
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

function topicSections(topics: readonly Queries.SyllabusTopicFragment[] | null): Syllabus[] {
  return (topics ?? []).flatMap((topic) => section(stated(topic, "title"), stated(topic, "desc")));
}

/** Without sample values. The topics or chapters of a group are its parts. */
export function syllabusSections({
  outline,
  syllabus,
}: Pick<Queries.CourseFragment, "outline" | "syllabus">): Syllabus[] {
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
