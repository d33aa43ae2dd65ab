/** A file that the server has and that waits to be handed in. They stand by their places, in whatever order they have arrived. */
export type KeptFile = { id: string; name: string; bytes: number; place: number };

/** As a draft keeps them: a draft holds nothing but texts. */
export function keptFilesOf(text: string): KeptFile[] {
  try {
    const files: unknown = JSON.parse(text);
    return Array.isArray(files) ? files.filter(isKept) : [];
  } catch {
    return [];
  }
}

export const textOfFiles = (files: readonly KeptFile[]): string => JSON.stringify(files);

function isKept(file: unknown): file is KeptFile {
  const { id, name, bytes, place } = (file ?? {}) as Partial<KeptFile>;
  return typeof id === "string" && typeof name === "string" && typeof bytes === "number" && typeof place === "number";
}
