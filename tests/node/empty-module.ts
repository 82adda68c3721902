// Replaces CSS Modules and drawings.
export {};
