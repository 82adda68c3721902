function loadStylesheet(href: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (known?.sheet) return Promise.resolve();
  const link = known ?? document.createElement("link");
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
    if (known) return;
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  });
}

/**
 * Loads Leaflet and its stylesheet. Gatsby would inline an imported stylesheet into every page. The prefix `!`
 * disables the stylesheet loaders, so that webpack emits the stylesheet as a file that only the map requests.
 */
export async function loadLeaflet() {
  const stylesheet = new URL("!leaflet/dist/leaflet.css", import.meta.url).href;
  const [leaflet] = await Promise.all([import("leaflet"), loadStylesheet(stylesheet)]);
  return leaflet;
}
