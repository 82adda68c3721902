// Replaces CSS Modules.
export {};
