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

/** Loads Leaflet, and its stylesheet as a file: `!` disables the loaders that inline it into every page. */
export async function loadLeaflet() {
  const stylesheet = new URL("!leaflet/dist/leaflet.css", import.meta.url).href;
  const [leaflet] = await Promise.all([import("leaflet"), loadStylesheet(stylesheet)]);
  return leaflet;
}
