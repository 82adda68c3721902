/** How long each slide is shown, in milliseconds (requirement 5.3). */
export const interval = 5000;

/** How long before a slide is shown its picture is fetched, in milliseconds. */
export const lead = 2000;
