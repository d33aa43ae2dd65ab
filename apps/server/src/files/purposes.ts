import type { ErrorCode } from "@dripstone/contract/errors";
import type { Expression } from "kysely";
import type { Database } from "../database/connect.ts";

/** What files are kept for. */
export type FilePurpose = {
  /** Unique in the product, such as `avatar`. */
  name: string;
  /** The folder of the storage in which its files lie. */
  folder: string;
  /** What a file is called in it; its id unless told. */
  nameOf?: (id: string) => string;
  /** Of one owner at a time; none where each has one file, and a new one takes its place. */
  quota?: Quota;
  /** And of them what is not in use: what waits to be sent may be given up, and costs its owner nothing. */
  waiting?: Quota & { used: (db: Database) => Expression<{ id: string | null }> };
};

/** How much there may be, and the code that says that it is so much. */
export type Quota = { files: number; bytes: number; code: ErrorCode };

/** Which files of a purpose a feature shows, or means to show. */
export type FileReferences = { purpose: FilePurpose; ids: (db: Database) => Expression<{ id: string | null }> };

/** What a feature has to do with stored files. */
export type FeatureFiles = { purposes?: readonly FilePurpose[]; references?: readonly FileReferences[] };

export type FilePurposes = readonly { purpose: FilePurpose; references: readonly FileReferences["ids"][] }[];

/** All purposes, each with whatever features refer to its files; one that a feature only refers to is brought by another. */
export function gatherPurposes(features: readonly FeatureFiles[]): FilePurposes {
  const purposes = features.flatMap(({ purposes = [] }) => purposes);
  const references = features.flatMap(({ references = [] }) => references);
  for (const key of ["name", "folder"] as const) {
    if (new Set(purposes.map((it) => it[key])).size < purposes.length)
      throw new Error("Two features claim one purpose");
  }
  const unknown = references.find(({ purpose }) => !purposes.includes(purpose));
  if (unknown) throw new Error(`No feature brings the purpose ${unknown.purpose.name}`);
  return purposes.map((purpose) => ({
    purpose,
    references: references.filter((it) => it.purpose === purpose).map(({ ids }) => ids),
  }));
}

/** Below which key of the storage a file's parts lie. */
export function placeOf({ folder, nameOf = (it) => it }: FilePurpose, id: string): string {
  return `${folder}/${nameOf(id)}`;
}
