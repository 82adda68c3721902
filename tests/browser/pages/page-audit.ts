// These functions run in the page.

/** Returns content outside the viewport, and text that a box cuts off. */
export function lostContent(): string[] {
  const edge = document.documentElement.clientWidth;
  const isBoxed = (element: Element): boolean => {
    const box = element.parentElement;
    if (!box || box === document.body) return false;
    return getComputedStyle(box).overflowX !== "visible" || isBoxed(box);
  };
  const problems = document.documentElement.scrollWidth > edge ? ["the page scrolls horizontally"] : [];
  for (const element of document.querySelectorAll("body *")) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const words = element.textContent?.trim().slice(0, 40) ?? "";
    const { left, right, width } = element.getBoundingClientRect();
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (hasText && width > 1 && !isBoxed(element) && (left < -1 || right > edge + 1))
      problems.push(`sticks out: ${words}`);
    const { overflowY, overflowX, webkitLineClamp } = getComputedStyle(element);
    const [clipsAcross, clipsDown] = [overflowX, overflowY].map((value) => /hidden|clip/.test(value));
    if (!(clipsAcross || clipsDown) || webkitLineClamp !== "none" || element.clientWidth <= 1 || !words)
      continue;
    if (element.querySelector("img")) continue;
    // The text of a landing that a button unfolds.
    const isFolded = document.querySelector(`[aria-expanded=false][aria-controls="${element.id}"]`) !== null;
    if (isFolded) continue;
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    if ((clipsDown && scrollHeight > clientHeight + 1) || (clipsAcross && scrollWidth > clientWidth + 1))
      problems.push(`cut off: ${words}`);
  }
  return problems;
}

/** Returns lines with more characters than `limit`. Ignores paragraphs of one line. */
export function longLines(limit: number): string[] {
  const found: string[] = [];
  for (const paragraph of document.querySelectorAll("main p")) {
    if (!paragraph.checkVisibility()) continue;
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/\S+\s*/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const line = Math.round(range.getBoundingClientRect().bottom / 4);
        lines.set(line, (lines.get(line) ?? "") + word);
      }
    }
    const texts = [...lines.values()].map((line) => line.trim());
    if (texts.length > 1) found.push(...texts.filter((line) => line.length > limit));
  }
  return found.map((line) => `long line: ${line}`);
}

/** Headings, buttons and plain table cells. */
export const labels = "main :is(h1, h2, h3, thead th, td:not(:has(*))), button";

/** Returns the words of the selected elements that break across lines. */
export function dividedWords(selector: string): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
      }
    }
  }
  return found;
}

/**
 * Returns pictures that have not loaded or cannot be decoded. Ignores lazy pictures that the browser has not
 * fetched, such as the next slide of a carousel outside the viewport.
 */
export async function missingPictures(): Promise<string[]> {
  const shown = [...document.images].filter((image) => {
    const { width, left, right } = image.getBoundingClientRect();
    return width > 0 && right > 0 && left < innerWidth && (image.complete || image.loading !== "lazy");
  });
  const missing = await Promise.all(
    shown.map((image) =>
      image.decode().then(
        () => (image.naturalWidth > 0 ? [] : [image.currentSrc]),
        () => [image.currentSrc || image.src],
      ),
    ),
  );
  return missing.flat().map((src) => `no picture: ${src}`);
}

/**
 * Returns the links, buttons and fields that are lower than `least`. Ignores links in sentences (WCAG 2.5.8),
 * those whose `::after` covers a whole card, fields whose label is the target, and what is invisible until it
 * has the focus.
 */
export function lowTargets(least: number): string[] {
  const isInSentence = (link: Element) =>
    [...(link.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  const targets = [...document.querySelectorAll("a[href], button, input, textarea, summary")].map(
    (element) =>
      (element.matches("[type=checkbox], [type=radio], [type=file]") && element.closest("label")) || element,
  );
  return targets
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => !(target.matches("a") && isInSentence(target)))
    .filter((target) => getComputedStyle(target, "::after").position !== "absolute")
    .filter((target) => target.getBoundingClientRect().bottom + scrollY > 0)
    .filter((target) => target.getBoundingClientRect().height < least - 0.5)
    .map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return `${Math.round(width)} × ${Math.round(height)}: ${target.getAttribute("aria-label") ?? target.textContent}`;
    });
}

/** Returns what scrolls sideways or takes swipes, and passes a swipe on to the browser, which then leaves the page. */
export function leakingSwipes(): string[] {
  const isContained = (element: Element) => getComputedStyle(element).overscrollBehaviorX !== "auto";
  return [...document.querySelectorAll("body *")]
    .filter((element) => {
      const { overflowX, touchAction } = getComputedStyle(element);
      const scrolls = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
      if (scrolls) return !isContained(element);
      return touchAction.startsWith("pan-y") && ![...element.children, element].some(isContained);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}

/** Returns the height of a sticky header as a share of the viewport's. */
export function stickyShare(): number {
  const header = document.querySelector("header");
  if (!header || getComputedStyle(header).position !== "sticky") return 0;
  return header.getBoundingClientRect().height / innerHeight;
}

export function recordFontSizes(): void {
  for (const element of document.querySelectorAll("body *"))
    Reflect.set(element, "recordedSize", Number.parseFloat(getComputedStyle(element).fontSize));
}

/** Returns the texts whose recorded font size is more than 2.5 times the current one. */
export function shrunkTexts(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
    .filter((element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return Reflect.get(element, "recordedSize") > 2.5 * size;
    })
    .map((element) => element.textContent ?? "");
}

/** Returns the names of the current page that leave the header, or lie under its tools. */
export function cutOffNames(): string[] {
  const bar = document.querySelector("header")?.getBoundingClientRect();
  const tools = document.querySelector("header nav + div")?.getBoundingClientRect();
  return [...document.querySelectorAll("header [data-current=true]")].flatMap((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    const text = range.getBoundingClientRect();
    if (text.width === 0) return [];
    const isInside =
      bar &&
      text.left >= bar.left &&
      text.right <= bar.right &&
      text.top >= bar.top &&
      text.bottom <= bar.bottom;
    const isUnder = tools && text.left < tools.right && text.right > tools.left;
    return isUnder || !isInside ? [button.textContent ?? ""] : [];
  });
}
