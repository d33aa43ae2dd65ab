import { crc32, deflateSync } from "node:zlib";

/** A black PNG of one bit a pixel: many megapixels in a small file, which nobody has to paint. */
export function blankPicture(width: number, height: number): Buffer {
  const head = Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, 0])]);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const parts = [pngChunk("IHDR", head), pngChunk("IDAT", deflateSync(rows)), pngChunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** A chunk of a PNG, with its checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
