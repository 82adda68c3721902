import { z } from "zod";
import { dialedNumber } from "../../dialed-number";

/** The country codes of ITU-T E.164. In some countries, a number keeps its zero in calls from abroad. */
const trunkZero =
  /^\+(?!39|378|379|225|229|241|242|800)(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[789]|8[0578]|9[679])\d)(?=0)/;

/** Removes the zero after the country code, which is dialed only inside the country. */
export function withoutTrunkZero(phone: string): string {
  const start = dialedNumber(phone).match(trunkZero)?.[0];
  if (start === undefined) return phone;
  let digits = 0;
  return phone.replace(/\d/g, (digit) => (++digits === start.length ? "" : digit));
}

export const phoneNumber = z
  .string()
  .regex(/^\+[1-9](?=(?:\D*\d){7,14}$)(?:[ .-]*(?:\d|\(\d+\)))+$/)
  .refine((phone) => withoutTrunkZero(phone) === phone, {
    error:
      "The 0 after the country code is dialed inside the country only. The page would call a number that does not exist.",
  })
  .meta({
    title: "Phone number",
    description: 'a phone number in international form, such as "+20 2 1234 5678"',
    examples: ["+20 2 1234 5678"],
  });
