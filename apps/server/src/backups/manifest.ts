import { z } from "zod";

/** What stands last in a backup, and tells what is in it. */
export const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The commit of the program that has taken it. */
  commit: z.string().nullable(),
  /** All that the database had gone through, in their order. */
  migrations: z.array(z.string()).min(1),
  /** As COPY writes them, in the order of their keys. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: z.int(),
      bytes: z.int(),
      sha256: z.string(),
    }),
  ),
  /** The last number that each has given. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/) })),
  /** By their keys in the storage. */
  files: z.array(z.object({ key: z.string(), bytes: z.int(), sha256: z.string() })),
  /** Where files should lie by the database, and none did. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifest>;

export const MANIFEST = "manifest.json";
export const entryOfTable = (name: string): string => `tables/${name}.copy`;
export const entryOfFile = (key: string): string => `files/${key}`;
