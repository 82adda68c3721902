/** RFC 3966: the digits of a phone number, without what separates them. */
export const dialedNumber = (phone: string) => phone.replace(/[^+\d]/g, "");
