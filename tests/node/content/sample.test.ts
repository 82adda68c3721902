import { formatSamples, sampleValues } from "../../../src/content/sample";
import { folderWith } from "../folder-with";
import { EditedContent, lineOf } from "./content-copy";
import { fixture } from "./fixture";

test("each value that an owner has to fill in is listed with its page, file and line", () => {
  const text = formatSamples(sampleValues(fixture));
  const site = new EditedContent().read("site.json");
  const line = (anchor: string | string[]) => `data/site.json:${lineOf(site, anchor)}  `;
  expect(text).toContain(`${line('"address": "')}address: "https://www.example.com"\n`);
  expect(text).toContain(`${line('"email": "')}contact.email: "hello@example.com"\n`);
  expect(text).toContain(`${line('"phones": [')}contact.phones: a list of 3 entries\n`);
  expect(text).toContain(`${line(['"linkedin"', '"destination": "'])}social[1].destination: ""\n`);
  expect(text).toMatch(/^On every page:\ndata\//);
  expect(text).toMatch(
    /\n\nOn the page \/flagship\/palsam:\n(?:data\/programs\/palsam\.json:.+\n)*.+"\.\/palsam\.jpg"\n/,
  );
  const listed = text.match(/^data\/\S+:\d+ {2}\S+: .+$/gm)?.length;
  expect(text).toMatch(new RegExp(`\n\n${listed} sample values to replace before the site goes live\\.$`));
});

test("samples of broken files and of fields that no longer exist are skipped", () => {
  const developer = { name: "A", url: "https://a.com", sample: ["name", "link"] };
  const files = { "programs/palsam.json": "", "site.json": JSON.stringify({ developer }) };
  expect(sampleValues(folderWith(files)).map(({ field }) => field)).toEqual(["developer.name"]);
});
