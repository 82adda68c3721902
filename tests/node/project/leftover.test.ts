import { existsSync } from "node:fs";
import { join } from "node:path";
import { filesOf, removeLeftovers } from "../../../src/file-list";
import { folderWith } from "../folder-with";

const leftovers = [
  "programs/._palsam.json|.DS_Store|programs/.ds_store|__MACOSX/programs/palsam.json|Icon\r|Thumbs.db",
  ".Trash-1000/files/palsam.json|desktop.ini|palsam.json:Zone.Identifier|@eaDir/palsam.jpg/SYNOPHOTO_THUMB.jpg",
  "palsam.json~|.palsam.json.swp|#palsam.json#|.#palsam.json|~$palsam.json|.~lock.palsam.json#",
  "palsam.json.orig|palsam.json.bak|palsam.json.tmp|palsam.jpg.crdownload|.syncthing.palsam.json.tmp",
  ".vscode/settings.json",
].flatMap((files) => files.split("|"));

const own = [
  ".nojekyll|.htaccess|.well-known/security.txt|palsam.json|Palsam.JSON|palsam.json.txt|palsam copy.json",
  "palsam.sync-conflict-20260101-120000-ABCDEFG.json|~partytown/a.js|icon.svg|thumbs.json",
].flatMap((files) => files.split("|"));

test("files that systems and editors leave behind are in no list of files, and removed from the output", () => {
  const folder = folderWith(Object.fromEntries([...leftovers, ...own].map((file) => [file, ""])));
  expect(filesOf(folder).sort()).toEqual(own.map((file) => `${folder}/${file}`).sort());
  removeLeftovers(folder);
  const still = (files: readonly string[]) => files.filter((file) => existsSync(join(folder, file)));
  expect({ leftovers: still(leftovers), own: still(own) }).toEqual({ leftovers: [], own });
});
