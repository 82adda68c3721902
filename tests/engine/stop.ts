import { stop } from "./serve";

/** Stops the server. Jest calls this after the last test. */
export default stop;
