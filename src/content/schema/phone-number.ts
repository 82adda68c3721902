import { z } from "zod";

/** Within a country, calls may start with a zero that calls from abroad leave out: +20 2, not +20 02. */
const trunkZero = /^(\+20\D*(?=0)|\+[^(]*\((?=0\)))0/;

export const withoutTrunkZero = (phone: string) => phone.replace(trunkZero, "$1");

/** A number of 6 to 15 digits with the code of its country, or a hotline of 3 to 6 digits. */
export const phoneNumber = z
  .string()
  .regex(/^(?:\+[1-9](?=(?:\D*\d){5,14}$)(?:[ .-]*(?:\*?\d|\(\d+\)))+|\*?\d(?:[ -]?\d){2,5})$/)
  .refine((phone) => withoutTrunkZero(phone) === phone, {
    error:
      "The 0 after the country code is dialed inside the country only. The page would call a number that does not exist.",
  })
  .meta({
    title: "Phone number",
    description:
      'a phone number in international form, such as "+20 2 1234 5678", or a hotline such as "19123"',
    examples: ["+20 2 1234 5678", "19123"],
  });
