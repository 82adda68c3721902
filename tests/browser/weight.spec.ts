import { testWeight } from "./page-weight";
import { programWith } from "./place";

testWeight("/gallery", programWith("outline").path);
