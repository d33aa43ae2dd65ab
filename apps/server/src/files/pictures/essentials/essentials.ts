import { essentialsOfJpeg } from "./jpeg.ts";
import { essentialsOfPng } from "./png.ts";
import { essentialsOfWebp } from "./webp.ts";

/**
 * A picture's file with what it takes to draw it, and without what else it holds: comments, descriptions and whatever a program has put there
 * may be packed, many, or behind the picture, and a decoder would read all of it. Throws where the file is not made as such files are.
 */
export function essentialsOf(type: string, file: Buffer): Buffer {
  return readers[type]?.(file) ?? file;
}

// Of a GIF, only the first frame is read; its comments are not packed, and nothing reads them.
const readers: Record<string, (file: Buffer) => Buffer> = {
  "image/png": essentialsOfPng,
  "image/jpeg": essentialsOfJpeg,
  "image/webp": essentialsOfWebp,
};
