import { testWeight } from "./page-weight";

// The home page grows with the trainers and clients that an owner adds.
testWeight("/", "/contact-us");
