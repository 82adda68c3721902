import { formHosts, pictureHosts } from "../../../../src/gatsby/policy/other-host";

const office = {
  tileUrl: "https://{s}.tile.example.com/{z}/{x}/{y}.png",
  subdomains: "abc",
  markerImage: "https://pins.example.com/1.9/pin.png",
  markerShadow: "https://pins.example.com/1.9/shadow.png",
};

test("each subdomain of the tiles is listed, and a host of several pictures is listed once", () => {
  const tiles = ["a", "b", "c"].map((name) => `https://${name}.tile.example.com`);
  expect(pictureHosts(office)).toEqual([...tiles, "https://pins.example.com"]);
});

test("tiles without subdomains have one host", () => {
  const plain = { ...office, tileUrl: "https://tile.example.com/{z}/{x}/{y}.png" };
  expect(pictureHosts(plain)).toEqual(["https://tile.example.com", "https://pins.example.com"]);
});

test("forms have the hosts of their destinations, each once; an empty destination has none", () => {
  const [first, second] = ["https://forms.example.com", "https://b.example:8443"];
  expect(formHosts([`${first}/f/1`, `${first}/f/2`, "", `${second}/f`])).toEqual([first, second]);
});
