/** The flagship pages in the order of the specification (section 2), the list of them first. */
export const flagshipPaths = [
  "/flagship-programs",
  "/flagship/palsam",
  "/flagship/rx-sales",
  "/flagship/selling-through-true-colors",
  "/flagship/justice-the-key-of-leader",
  "/flagship/order-making",
  "/flagship/key-account-management",
  "/flagship/merchandising",
  "/flagship/change-and-win",
  "/flagship/creative-thinking",
];

/** The certification pages, likewise. */
export const certificationPaths = [
  "/certifications-content",
  "/certifications/mini-mba",
  "/certifications/certified-sales-manager",
  "/certifications/certified-international-professional-trainer",
  "/certifications/certified-marketing-manager",
  "/certifications/certified-hr-manager",
  "/certifications/pharmaceutical-sales-and-marketing",
  "/certifications/essential-understanding-business",
  "/certifications/professional-management-and-planning",
  "/certifications/pharmacy-management-essential-level",
];

/** All other pages; `/` and `/home` are the same one. */
export const otherPaths = ["/", "/home", "/about-us", "/partners", "/gallery", "/contact-us"];

/** The 26 paths of the site. */
export const paths = [...otherPaths, ...flagshipPaths, ...certificationPaths];
