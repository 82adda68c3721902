import { fill } from "../../query/fill";
import { useWords } from "../../query/use-site";
import { slugOf } from "../../slug";
import { parameter } from "./filter-query";

type FilterScriptProps = { categories: readonly string[]; types: readonly string[] };

/**
 * Renders an inline script that applies the filter of the address before the first paint, so that hydration
 * finds the same page. It is before the grid, whose pictures it hides while the browser parses them.
 */
export function FilterScript({ categories, types }: FilterScriptProps) {
  const status = fill(useWords().gallery.shown, { count: types.length });
  const slugs = categories.map(slugOf);
  const data = { parameter, slugs, types: types.map((type) => categories.indexOf(type)), status };
  const script = `{
const { parameter, slugs, types, status } = ${JSON.stringify(data).replaceAll("<", "\\u003c")};
const gallery = document.currentScript.parentElement;
const asked = new URLSearchParams(location.search).getAll(parameter);
const checked = slugs.map((slug) => asked.includes(slug));
const isAll = !checked.includes(true);
const [all, ...boxes] = gallery.querySelectorAll("input");
all.checked = isAll;
boxes.forEach((box, index) => { box.checked = checked[index]; });
if (!isAll) {
const shown = types.filter((type) => checked[type]).length;
gallery.querySelector("[role=status]").textContent = status.replaceAll("{shown}", shown);
const observer = new MutationObserver(() => {
gallery.querySelectorAll(":scope > section li").forEach((item, index) => { item.hidden = !checked[types[index]]; });
});
observer.observe(gallery, { childList: true, subtree: true });
addEventListener("DOMContentLoaded", () => observer.disconnect());
}
}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write quotation marks as entities
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
