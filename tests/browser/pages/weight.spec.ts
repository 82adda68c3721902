import { programWith } from "../navigation/place";
import { testWeight } from "./page-weight";

testWeight("/gallery", programWith("outline").path);
