// Serves public/ at a free port, until it is stopped.

import { commandWord } from "../command-word.mjs";
import { gatsby } from "./gatsby.mjs";
import { freePort, host } from "./port.mjs";

commandWord();
const port = String(await freePort(9000));
console.log(`The site will be at http://${host}:${port}/ in a few seconds. Ctrl+C stops it.`);
await gatsby("serve", "--host", host, "--port", port);
