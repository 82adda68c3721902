import { testWeight } from "./page-weight";

testWeight("/gallery", "/contact-us");
