import { bareJpeg } from "./bare-jpeg.ts";
import { barePng } from "./bare-png.ts";

/**
 * A picture's file bit by bit as it is drawn, with nothing of what else it held: no place, no camera, no second picture, nothing behind it. Null
 * where a file is not made in the usual way, and has to be drawn anew. `orientation` is as EXIF counts it; 1 is upright.
 */
export function bareOf(type: "image/png" | "image/jpeg", file: Buffer, orientation: number): Buffer | null {
  return type === "image/jpeg" ? bareJpeg(file, orientation) : barePng(file, orientation);
}
