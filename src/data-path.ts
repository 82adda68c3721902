/** Returns the path of a file of the content as messages name it: from the folder of the project. */
export const dataPath = (file: string): string => `data/${file}`;
