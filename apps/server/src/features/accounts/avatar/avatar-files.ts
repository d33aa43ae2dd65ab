import { avatarSizes, UPLOADED_AVATAR } from "@dripstone/contract/accounts/avatars";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { dropFile } from "../../../files/drop-file.ts";
import type { Files } from "../../../files/files.ts";
import { type FeatureFiles, type FilePurpose, placeOf } from "../../../files/purposes.ts";
import { StoredBytes } from "../../../files/stored-bytes.ts";

/** Pictures of people; each has one, and what it replaces goes with the same transaction. */
export const avatarPurpose: FilePurpose = {
  name: "avatar",
  folder: "avatars",
  nameOf: avatarOf,
};

export const avatarFiles: FeatureFiles = {
  purposes: [avatarPurpose],
  references: [
    {
      purpose: avatarPurpose,
      ids: () =>
        sql`select case when avatar ~ ${`^${UPLOADED_AVATAR}[0-9a-f]{32}$`}
          then substring(avatar from ${sql.lit(UPLOADED_AVATAR.length + 1)})::uuid end as id from users`,
    },
  ],
};

/** What an account says of an uploaded picture: its file's id, so written that it can be told from a picture of the gallery. */
export function avatarOf(fileId: string): string {
  return `${UPLOADED_AVATAR}${fileId.replaceAll("-", "")}`;
}

/** The file's id of an uploaded picture; null for one of the gallery. */
export function fileIdOf(avatar: string): string | null {
  const id = new RegExp(`^${UPLOADED_AVATAR}([0-9a-f]{32})$`).exec(avatar)?.[1];
  return id?.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-") ?? null;
}

/** Removes an uploaded picture with a transaction, and tells where its bytes lie; one of the gallery stays. */
export async function dropAvatar(transaction: Database, avatar: string): Promise<string | undefined> {
  const id = fileIdOf(avatar);
  return id === null ? undefined : dropFile(transaction, id);
}

/** The largest of an uploaded picture's sizes; null for a picture of the gallery. */
export function storedAvatar(files: Files, avatar: string): StoredBytes | null {
  const id = fileIdOf(avatar);
  return id === null
    ? null
    : new StoredBytes(files, `${placeOf(avatarPurpose, id)}/${partOf(Math.max(...avatarSizes))}`);
}

export const partOf = (size: number) => `${size}.webp`;
