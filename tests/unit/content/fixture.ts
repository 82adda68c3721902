import { join } from "node:path";
import { jsonFiles } from "../../../src/content/read/entry";
import { filesOf } from "../../../src/file-list";

/**
 * A project with small content that never changes. Tests of code use it instead of `data/`, which its owner
 * edits.
 */
export const fixtureProject = join(process.cwd(), "tests/fixture");

/** The content of the fixture: five programs, each page, few entries of each list, pictures of one color. */
export const fixture = join(fixtureProject, "data");

export const fixtureFiles = filesOf(fixture).map((file) => file.slice(fixture.length + 1));

export const fixtureDocuments = jsonFiles(fixture);
