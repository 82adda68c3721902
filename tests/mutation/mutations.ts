/** A deliberate mistake in the product, and the tests that must detect it. */
export type Mutation = {
  /** The resulting behavior, as a sentence without a period. */
  description: string;
  /** The files must detect the mutation. Without names, all files of the level run. */
  tests: [level: "unit" | "site" | "host" | "browser", ...files: string[]];
  /** By file, a text that occurs once, and its replacement. */
  change: Record<string, [from: string, to: string]>;
};

const mutation = (description: string, tests: Mutation["tests"], change: Mutation["change"]): Mutation => ({
  description,
  tests,
  change,
});

export const mutations: readonly Mutation[] = [
  mutation("Landings fold at 467 px", ["browser", "landing.spec"], {
    "src/components/landing/expandable-text.module.css": ["foldWidth: 567px", "foldWidth: 467px"],
  }),
  mutation("The carousel changes slides every seven seconds", ["browser", "carousel"], {
    "src/components/carousel/use-carousel.ts": ["interval = 5000", "interval = 7000"],
  }),
  mutation("A resting pointer does not pause the carousel", ["unit", "carousel-state"], {
    "src/components/carousel/carousel-state.ts": ["!isStopped && !isHovered", "!isStopped || !isHovered"],
  }),
  mutation("The carousel moves under reduced motion", ["browser", "carousel"], {
    "src/components/carousel/use-carousel.ts": ["state.isStopped ?? isReduced", "state.isStopped ?? false"],
  }),
  mutation("A pointer that rests on the carousel before hydration is ignored", ["browser", "first-gesture"], {
    "src/components/carousel/use-carousel.ts": [
      'matches(":hover")) dispatch({ type: "enter" })',
      'matches(":hover")) dispatch({ type: "leave" })',
    ],
  }),
  mutation("Logos move 60 pixels a second", ["browser", "client-logos"], {
    "src/components/client-logos/marquee.ts": ["speed = 30", "speed = 60"],
  }),
  mutation("Logos move under a resting pointer", ["browser", "client-logos"], {
    "src/components/client-logos/logo-row.module.css": [":hover > .row .track", ":active > .row .track"],
  }),
  mutation("All logos are in the first row", ["site", "home"], {
    "src/components/client-logos/client-logos.tsx": ["index % 2 === row", "row === 0"],
  }),
  mutation("A slide holds six trainers", ["site"], {
    "src/components/trainer-carousel/trainer-slide.module.css": ["PerSlide: 5;", "PerSlide: 6;"],
  }),
  mutation("The gallery filter keeps All beside a category", ["unit", "filter-state"], {
    "src/components/gallery/filter-state.ts": ["next.delete(labels.all);", ""],
  }),
  mutation("The last category that is unchecked leaves an empty gallery", ["unit", "filter-state"], {
    "src/components/gallery/filter-state.ts": ["next.size > 0 ? next : onlyAll(labels)", "next"],
  }),
  mutation("Pictures have no alternative text", ["site"], {
    "src/components/ui/picture.tsx": ["alt={image.alt}", 'alt=""'],
  }),
  mutation("Every picture is loaded at once", ["browser", "weight"], {
    "src/components/ui/picture.tsx": ['"eager" : "lazy"', '"eager" : "eager"'],
  }),
  mutation("Fields have no label", ["site"], {
    "src/components/form/field.tsx": [
      "<label htmlFor={id}>\n        {label} {input",
      "<label>\n        {label} {input",
    ],
  }),
  mutation("The phone number of the contact form is optional", ["unit", "draft-form"], {
    "src/components/contact-form/contact-form.tsx": ['autoComplete="tel" required', 'autoComplete="tel"'],
  }),
  mutation("The subject of an inquiry replaces what the visitor has typed", ["browser", "inquiry"], {
    "src/components/inquiry/use-inquiry.ts": ['if (subject.value === "") subject.value', "subject.value"],
  }),
  mutation("An inquiry takes the focus from a visitor who types", ["browser", "inquiry"], {
    "src/components/inquiry/use-inquiry.ts": ["if (isFocusFree()) first.focus", "first.focus"],
  }),
  mutation("After Send, the address still names the program of an inquiry", ["browser", "inquiry"], {
    "src/components/contact-form/contact-form.tsx": [" onReset={endInquiry}", ""],
  }),
  mutation("A form is not emptied after Send", ["browser", "contact-form"], {
    "src/components/form/draft-form.tsx": ["form.reset();", ""],
  }),
  mutation("A form with a destination sends no files", ["unit", "draft-form"], {
    "src/components/form/draft-form.tsx": ["multipart/form-data", "application/x-www-form-urlencoded"],
  }),
  mutation("Any file is taken for a photo", ["browser", "testimonial-form"], {
    "src/components/testimonial-form/use-photo.ts": ['type.startsWith("image/")', 'type.startsWith("")'],
  }),
  mutation("The color mode is not stored", ["browser", "color-mode"], {
    "src/components/color-mode/use-color-mode.ts": ["localStorage.setItem(modeKey, mode);", ""],
  }),
  mutation("The color scheme is not stored", ["browser", "color-mode"], {
    "src/components/color-mode/use-color-mode.ts": [
      'localStorage.setItem(schemeKey, isDark ? "dark" : "light");',
      "",
    ],
  }),
  mutation("A stored dark mode flashes light", ["browser", "color-mode"], {
    "src/components/color-mode/color-mode-script.ts": ["if (mode !== \\`dark\\`) mode =", "mode ="],
  }),
  mutation("Escape does not close a panel of the header", ["browser", "navigation"], {
    "src/components/navigation/watch-panels.ts": ['key === "Escape" &&', 'key === "Esc" &&'],
  }),
  mutation("The current entry of a panel is not orange", ["browser", "navigation"], {
    "src/components/navigation/navigation-entry.module.css": [
      ".panel a[aria-current] {\n  color: var(--orange);",
      ".panel a[aria-current] {\n  color: var(--chalk);",
    ],
  }),
  mutation("The footer keeps the year of the build", ["browser", "footer"], {
    "src/components/footer/footer.tsx": ["setYear(new Date().getFullYear())", "setYear(buildYear)"],
  }),
  mutation("A social network without a destination is a link to nowhere", ["site"], {
    "src/components/footer/social-links.tsx": ['destination || "#content"', 'destination || "#missing"'],
  }),
  mutation("A new page keeps the scroll position of the one before", ["unit", "update-scroll"], {
    "src/navigation/update-scroll.ts": ["scrollToStart();", "return false;"],
  }),
  mutation("A page that loads slowly replaces what the visitor chose later", ["browser", "slow-link"], {
    "src/navigation/follow-link.ts": ["if (choice.aborted) return;", ""],
  }),
  mutation("Back between documents shows a page where it was left", ["browser", "scroll"], {
    "src/navigation/scroll-start.ts": ['addEventListener("DOMContentLoaded", scrollToStart);', ""],
  }),
  mutation("Back leaves the menu open", ["browser", "navigation"], {
    "src/components/navigation/use-menu.ts": ["useLayoutEffect(() => close, [close, path]);", ""],
  }),
  mutation("A page that cannot be rendered is empty", ["browser", "render-error"], {
    "src/hydration/hydrate.tsx": ["container.replaceChildren(...elements);", ""],
  }),
  mutation("Keys pressed before hydration are lost", ["browser", "first-gesture"], {
    "src/hydration/before-hydration.ts": ['"keydown", ', ""],
  }),
  mutation("Back before hydration shows the wrong page", ["browser", "history"], {
    "src/hydration/before-hydration.ts": ["location.reload();", ""],
  }),
  mutation("Canonical addresses end with a slash", ["site"], {
    "src/structured-data/node-id.ts": ["return address + path;", 'return address + path + "/";'],
  }),
  mutation("Pages have no share picture", ["site"], {
    "src/components/layout/page-head.tsx": ['"og:image" content', '"og:picture" content'],
  }),
  mutation("Structured data states days as hours", ["unit", "structured-data"], {
    "src/structured-data/course-node.ts": [
      'const hours = stated(duration, "hours")',
      'const hours = stated(duration, "days")',
    ],
  }),
  mutation("Structured data states sample content", ["unit", "structured-data"], {
    "src/structured-data/stated.ts": ["sample?.includes(field)", 'sample?.includes("")'],
  }),
  mutation("The policy allows no inline script", ["site"], {
    "src/gatsby/policy/page-policy.ts": [`"'strict-dynamic'", ...scripts`, `"'strict-dynamic'"`],
  }),
  mutation("The policy forgets the map's hosts", ["unit", "page-policy"], {
    "src/gatsby/policy/page-policy.ts": ["...hosts.pictures", "...hosts.pictures.slice(1)"],
  }),
  mutation("The sitemap misses a page", ["site"], {
    "src/gatsby/sitemap.ts": ["readPages().map(", "readPages().slice(1).map("],
  }),
  mutation("Unknown paths redirect to / instead of /home", ["host"], {
    "src/gatsby/pages.ts": ['fromPath: "/*", toPath: homePath', 'fromPath: "/*", toPath: "/"'],
  }),
  mutation("Documents are cached for a year", ["host"], {
    "src/gatsby/host/lifetime.ts": [
      'revalidate: "public, max-age=0, must-revalidate"',
      'revalidate: "public, max-age=31536000"',
    ],
  }),
  mutation("Texts have no Brotli copies", ["unit", "host/compress"], {
    "src/gatsby/host/compress.ts": [
      "const isShorter = compressed.length < content.length;",
      'const isShorter = extension === ".gz";',
    ],
  }),
  mutation("The skip link leads to the header", ["site"], {
    "src/components/navigation/header.tsx": ['href="#content"', 'href="#menu"'],
  }),
];
