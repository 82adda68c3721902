/** Whether React has hydrated the page. Before, the browser follows links and shows popovers. */
export const isHydrated = () => document.documentElement.dataset.scripts === "ready";
