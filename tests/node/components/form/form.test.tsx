import { type HTMLElement, parse } from "node-html-parser";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ContactForm } from "../../../../src/components/contact-form/contact-form";
import { TestimonialForm } from "../../../../src/components/testimonial-form/testimonial-form";

const destination = "https://forms.example.com/f/1?a=b&c=d";

/** The name of a field, its type or its rows, what it is completed with or accepts, and whether it is required. */
type Field = [name: string, type: string | undefined, values: string | undefined, isRequired: boolean];

const name: Field = ["name", "text", "name", true];
const position: Field = ["position", "text", "organization-title", true];
const email: Field = ["email", "email", "email", true];
const phone: Field = ["phone", "tel", "tel", true];
const message: Field = ["message", "5", undefined, false];

const forms: [string, ReactElement, Field[]][] = [
  [
    "contact form",
    <ContactForm
      key="contact"
      page={{
        inquiryHeading: "",
        inquiry: "",
        form: { heading: "Contact", text: "", help: "What to say", destination, sent: "" },
      }}
      subjects={[]}
      search=""
    />,
    [name, email, phone, position, ["subject", "text", undefined, false], message],
  ],
  [
    "testimonial form",
    <TestimonialForm
      key="testimonial"
      testimonial={{ label: "Testimonial", heading: "", text: "", destination, sent: "" }}
    />,
    [name, position, email, ["photo", "file", "image/*", false], message],
  ],
];

describe.each(forms)("the %s with a destination", (_, form, fields) => {
  const document = parse(renderToStaticMarkup(form));
  const [element] = document.querySelectorAll("form") as [HTMLElement];

  test("is posted to it by the browser, with files", () => {
    expect(element.getAttribute("action")).toBe(destination);
    expect(element.getAttribute("method")).toBe("post");
    expect(element.getAttribute("enctype")).toBe("multipart/form-data");
  });

  test("each field has its name, its type and its autocompletion, and states whether it is required", () => {
    const found = element.querySelectorAll("input, textarea").map((field): Field => {
      const { name = "", type, rows, autoComplete, accept } = field.attributes;
      return [name, type ?? rows, autoComplete ?? accept, field.hasAttribute("required")];
    });
    expect(found).toEqual(fields);
  });
});
