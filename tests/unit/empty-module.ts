// Stands in for CSS Modules.
export {};
