import { type HTMLElement, parse } from "node-html-parser";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ContactForm } from "../../../src/components/contact-form/contact-form";
import { TestimonialForm } from "../../../src/components/testimonial-form/testimonial-form";

const destination = "https://forms.example.com/f/1?a=b&c=d";

const forms: [string, ReactElement, string[]][] = [
  [
    "contact form",
    <ContactForm key="contact" label="Contact" destination={destination} inquiry="" />,
    ["name", "email", "phone", "position", "subject", "message"],
  ],
  [
    "testimonial form",
    <TestimonialForm key="testimonial" label="Testimonial" destination={destination} />,
    ["name", "position", "email", "photo", "message"],
  ],
];

describe.each(forms)("the %s with a destination", (_, form, names) => {
  const document = parse(renderToStaticMarkup(form));
  const [element] = document.querySelectorAll("form") as [HTMLElement];

  test("is posted to it by the browser, with files", () => {
    expect(element.getAttribute("action")).toBe(destination);
    expect(element.getAttribute("method")).toBe("post");
    expect(element.getAttribute("enctype")).toBe("multipart/form-data");
  });

  test("sends every field under its name", () => {
    const fields = element.querySelectorAll("input, textarea");
    expect(fields.map((field) => field.getAttribute("name"))).toEqual(names);
  });

  test("does not say that it needs JavaScript", () => {
    expect(element.querySelector("noscript")).toBeNull();
  });
});
