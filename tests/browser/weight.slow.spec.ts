import { testWeight } from "./page-weight";

// Home grows with the trainers and the clients that an owner adds.
testWeight("/", "/contact-us");
