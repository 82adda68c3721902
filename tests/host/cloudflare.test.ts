import { checkEmulatedHost } from "./emulated-host";

checkEmulatedHost("cloudflare", 9340);
