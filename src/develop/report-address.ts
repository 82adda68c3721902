/** Where pages that are being edited hear what is wrong with the content. */
export const faultAddress = "/__faults";
