import { fileRows } from "./file-row";
import { hostileRows } from "./hostile-row";
import { pathRows } from "./path-row";
import type { Row } from "./row";
import { transferRows } from "./transfer-row";

/** All requests to every host, with their expected answers. */
export const table: Row[] = [...pathRows, ...fileRows, ...hostileRows, ...transferRows];
