/** RFC 3966: the digits of a phone number, and a `*`, without what separates them. */
export const dialedNumber = (phone: string) => phone.replace(/[^+*\d]/g, "");
