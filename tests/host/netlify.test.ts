import { checkEmulatedHost } from "./emulated-host";

checkEmulatedHost("netlify", 9330);
