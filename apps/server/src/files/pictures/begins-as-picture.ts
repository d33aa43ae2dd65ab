import { open } from "node:fs/promises";

/** How files of these kinds begin: PNG, JPEG, GIF, and WebP, which holds its size in between. */
const beginnings = [/^\x89PNG/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF.{4}WEBP/s];

/** Whether a file of which nothing more can be told has begun as a picture, such as one that came only in part. */
export async function beginsAsPicture(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    const begun = buffer.toString("latin1", 0, bytesRead);
    return beginnings.some((beginning) => beginning.test(begun));
  } finally {
    await file.close();
  }
}
