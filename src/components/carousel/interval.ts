/** Milliseconds a slide is shown (requirement 5.3). */
export const interval = 5000;

/** Milliseconds before its turn at which a slide's picture is fetched. */
export const lead = 2000;
