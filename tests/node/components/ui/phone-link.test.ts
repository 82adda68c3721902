import { phoneAddress } from "../../../../src/components/ui/phone-link";
import { site } from "../../../../src/content/schema/site";

const phoneNumber = site.shape.contact.shape.phones.element;

test.each([
  ["+20 2 1234 5678", "tel:+20212345678"],
  ["+20 (2) 2574-1001", "tel:+20225741001"],
  ["19123", "tel:19123"],
  ["*9090", "tel:*9090"],
  ["+20 19123", "tel:+2019123"],
])("an editor may write the phone number %s, and its link calls its digits", (phone, address) => {
  expect(phoneNumber.safeParse(phone).success).toBe(true);
  expect(phoneAddress(phone)).toBe(address);
});

test.each(["02 1234 5678", "1234567", "12", "+20 2 1234 5678 ext. 3", "+20", "+20 2 1234 5678 9012 3456"])(
  "%s is neither a phone number in international form nor a hotline",
  (phone) => {
    expect(phoneNumber.safeParse(phone).success).toBe(false);
  },
);
