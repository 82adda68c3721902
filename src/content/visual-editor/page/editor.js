import { phrases } from "./phrases.js";

/**
 * @typedef {{ request: (payload: unknown) => Promise<unknown> }} Backend
 * @typedef {object} DecapCms the part of the API of Decap CMS that this page uses
 * @property {(name: string) => { init: (...args: unknown[]) => Backend }} getBackend
 * @property {(name: string, backend: new (...args: never[]) => unknown) => void} registerBackend
 * @property {(name: string, phrases: object) => void} registerLocale
 * @property {(options: { config: unknown }) => void} init
 */

/** @type {DecapCms} */
const decap = Reflect.get(window, "CMS");

/** Decap's backend for its own server. Its errors show only the message of the server. */
class DataFolder {
  /** @param {unknown[]} args */
  constructor(...args) {
    const backend = decap.getBackend("proxy").init(...args);
    const request = backend.request.bind(backend);
    backend.request = (payload) =>
      request(payload).catch((/** @type {Error} */ { message }) => {
        throw Object.assign(new Error(message), { name: "" });
      });
    // biome-ignore lint/correctness/noConstructorReturn: Decap has to receive its own backend.
    return backend;
  }
}

decap.registerBackend("data-folder", DataFolder);
// Phrases that a locale does not define stay English.
decap.registerLocale("plain", phrases);
const response = await fetch("/config.json");
decap.init({ config: { ...(await response.json()), locale: "plain" } });
