import { fileRows } from "./file-row";
import { hostileRows } from "./hostile-row";
import { pathRows } from "./path-row";
import type { Row } from "./row";
import { transferRows } from "./transfer-row";

/** What every host is asked, and what it has to answer. */
export const table: Row[] = [...pathRows, ...fileRows, ...hostileRows, ...transferRows];
