import { open } from "node:fs/promises";

const HEAD_BYTES = 1024;
const TAIL_BYTES = 4096;
const TABLE_BYTES = 64;

/**
 * Whether a file is a PDF from its head to its end: the end names where its table of contents stands, and there one stands. What is broken off, or
 * only begins like one, has none. It is not drawn, and nothing in it is run.
 */
export async function isWholePdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, Math.max(0, from));
      return buffer.toString("latin1", 0, bytesRead);
    };
    const start = (await read(0, HEAD_BYTES)).indexOf("%PDF-");
    const tail = await read(size - TAIL_BYTES, TAIL_BYTES);
    const [, offset] = /startxref\s+(\d{1,10})\s+%%EOF(?![\s\S]*startxref)/.exec(tail) ?? [];
    if (start < 0 || offset === undefined) return false;
    // Counted from the head, wherever that begins; some programs count from the file's beginning all the same.
    const tables = await Promise.all([Number(offset) + start, Number(offset)].map((at) => read(at, TABLE_BYTES)));
    return tables.some((table) => /^\s*(?:xref\s|\d+\s+\d+\s+obj\b)/.test(table));
  } finally {
    await file.close();
  }
}
