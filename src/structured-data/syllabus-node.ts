import type { Syllabus } from "schema-dts";
import { stated, unlessEmpty } from "./stated";

/** Returns nothing if the section has no name. */
function section(name?: string, description?: string, parts: readonly Syllabus[] = []): Syllabus[] {
  return name ? [{ "@type": "Syllabus", name, description, hasPart: unlessEmpty(parts) }] : [];
}

function topicSections(topics: readonly Queries.SyllabusTopicFragment[] = []): Syllabus[] {
  return topics.flatMap((topic) => section(stated(topic, "title"), stated(topic, "desc")));
}

/** Leaves out sample values. The topics or chapters of a group are its parts. */
export function syllabusSections(program: Queries.CourseFragment): Syllabus[] {
  const outline = stated(program, "outline");
  return [
    ...topicSections(stated(outline, "topics")),
    ...(stated(outline, "groups") ?? []).flatMap((group) =>
      section(stated(group, "title"), stated(group, "category"), topicSections(stated(group, "topics"))),
    ),
    ...(stated(stated(program, "syllabus"), "groups") ?? []).flatMap((group) => {
      const chapters = stated(group, "chapters") ?? [];
      return section(
        stated(group, "title"),
        undefined,
        chapters.flatMap((chapter) => section(chapter)),
      );
    }),
  ];
}
