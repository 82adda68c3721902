import { testWeight } from "./page-weight";
import { programWith } from "./place";

testWeight("/", programWith("outline").path);
