/** The time for which each slide is shown, in milliseconds (requirement 5.3). */
export const interval = 5000;

/** The time before a slide is shown at which its picture is fetched, in milliseconds. */
export const lead = 2000;
