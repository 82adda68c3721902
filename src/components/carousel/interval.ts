/** Milliseconds a slide is shown (specification, section 9: carousel interval). */
export const interval = 5000;

/** Milliseconds before its turn at which a slide's picture is fetched. */
export const lead = 2000;
