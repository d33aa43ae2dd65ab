export const contentFolder = new URL("../../../../../../content/", import.meta.url);
