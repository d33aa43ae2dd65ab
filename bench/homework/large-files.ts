import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { samplePdf, sampleWord } from "../../apps/server/src/features/homework/testing/samples.ts";

const BYTES = 10 * 1024 * 1024;

/** One file of each kind, as large as one may be. */
export async function largeFiles(): Promise<File[]> {
  const word = sampleWord({ "word/media/scan.bin": [randomBytes(BYTES - 4_096), { level: 0 }] });
  return [
    new File([await noisyPhoto()], "photo.jpg"),
    new File([padded(samplePdf())], "solution.pdf"),
    new File([word], "work.docx"),
    new File([Buffer.alloc(BYTES, "drops wear stone\n")], "notes.txt"),
  ];
}

/** 24 megapixels of which no two are alike, as nothing else makes a photo so large; what is left of it is padded. */
async function noisyPhoto(): Promise<Buffer<ArrayBuffer>> {
  const [width, height] = [6_000, 4_000];
  const noise = { type: "gaussian", mean: 128, sigma: 18 } as const;
  const photo = await sharp({ create: { width, height, channels: 3, background: "#000", noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
  if (photo.length > BYTES) throw new Error(`A photo of ${photo.length} bytes is too large`);
  return Buffer.concat([photo, Buffer.alloc(BYTES - photo.length)]);
}

/** What stands before its table of contents, and in none of its objects, is a comment. */
function padded(pdf: Buffer): Buffer<ArrayBuffer> {
  const text = pdf.toString("latin1");
  const table = text.indexOf("xref\n");
  const comment = Buffer.alloc(BYTES - pdf.length - 20, "%");
  comment[comment.length - 1] = 10;
  const end = text.slice(table).replace(/startxref\n\d+/, `startxref\n${table + comment.length}`);
  return Buffer.concat([pdf.subarray(0, table), comment, Buffer.from(end, "latin1")]);
}
