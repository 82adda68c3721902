import { checkEmulatedHost } from "./emulated-host";

checkEmulatedHost("github", 9320);
