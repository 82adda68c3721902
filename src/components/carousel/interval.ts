/** Milliseconds a slide is shown (specification, section 9: carousel interval). */
export const interval = 5000;
