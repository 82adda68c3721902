import { stop } from "./global-setup";

/** Stops the server. Jest calls this after the last test. */
export default stop;
