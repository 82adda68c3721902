import { formHosts, pictureHosts } from "../../../../src/gatsby/policy/other-host";

const office = {
  tileUrl: "https://{s}.tile.example.com/{z}/{x}/{y}.png",
  subdomains: "abc",
  markerImage: "https://pins.example.com/1.9/pin.png",
  markerShadow: "https://pins.example.com/1.9/shadow.png",
};

test("each subdomain of the tiles is listed, and a host of several pictures is listed once", () => {
  expect(pictureHosts(office)).toEqual([
    "https://a.tile.example.com",
    "https://b.tile.example.com",
    "https://c.tile.example.com",
    "https://pins.example.com",
  ]);
});

test("tiles without subdomains have one host", () => {
  expect(
    pictureHosts({ ...office, tileUrl: "https://tile.example.com/{z}/{x}/{y}.png", subdomains: "" }),
  ).toEqual(["https://tile.example.com", "https://pins.example.com"]);
});

test("an invalid address stops the build", () => {
  expect(() => pictureHosts({ ...office, markerImage: "pin.png" })).toThrow("Invalid URL");
});

test("forms have the hosts of their destinations, each once; an empty destination has none", () => {
  expect(formHosts(["", ""])).toEqual([]);
  expect(formHosts(["https://forms.example.com/f/1", ""])).toEqual(["https://forms.example.com"]);
  expect(
    formHosts(["https://forms.example.com/f/1", "https://forms.example.com/f/2", "https://b.example:8443"]),
  ).toEqual(["https://forms.example.com", "https://b.example:8443"]);
});
