import { icoOf } from "../../../src/gatsby/ico";

test("an ICO file has each picture's size, length and offset, and the pictures in order", () => {
  const ico = icoOf([
    { size: 16, png: Buffer.from("small") },
    { size: 32, png: Buffer.from("bigger") },
  ]);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  expect([ico[6], ico[7], ico.readUInt32LE(14), ico.readUInt32LE(18)]).toEqual([16, 16, 5, 38]);
  expect([ico[22], ico[23], ico.readUInt32LE(30), ico.readUInt32LE(34)]).toEqual([32, 32, 6, 43]);
  expect(ico.subarray(38).toString()).toBe("smallbigger");
});
