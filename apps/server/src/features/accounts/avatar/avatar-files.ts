import { randomBytes } from "node:crypto";
import { avatarSizes, UPLOADED_AVATAR } from "@dripstone/contract/accounts/avatars";
import type { Files } from "../../../files/files.ts";

const FOLDER = "avatars";
const fileName = /^(own-[0-9a-f]{32})-(\d+)\.webp$/;

/** Keeps a picture in all its sizes, under a name that we make up, and returns the avatar's id. */
export async function keepAvatar(files: Files, renditions: ReadonlyMap<number, Buffer>): Promise<string> {
  const id = `${UPLOADED_AVATAR}${randomBytes(16).toString("hex")}`;
  try {
    for (const [size, bytes] of renditions) await files.put(keyOf(id, size), bytes);
  } catch (failure) {
    await dropAvatar(files, id).catch(() => {});
    throw failure;
  }
  return id;
}

/** Removes an uploaded picture in all its sizes; one of the gallery stays. */
export async function dropAvatar(files: Files, id: string): Promise<void> {
  if (isUploaded(id)) await files.deleteAll(`${FOLDER}/${id}`);
}

/** The bytes behind the last part of a picture's address; null if there is no such picture. */
export async function readAvatar(files: Files, name: string): Promise<Uint8Array | null> {
  const [, id = "", size = ""] = fileName.exec(name) ?? [];
  if (!avatarSizes.some((it) => String(it) === size)) return null;
  const key = keyOf(id, Number(size));
  return (await files.exists(key)) ? files.getBytes(key) : null;
}

/** All uploaded pictures, whether an account shows them or not, and when they were made. */
export async function storedAvatars(files: Files): Promise<{ id: string; madeAt: Date }[]> {
  const { objects } = await files.listAll(FOLDER);
  const ids = [...objects].map((entry) => entry.name).filter(isUploaded);
  return Promise.all(ids.map(async (id) => ({ id, madeAt: await madeAt(files, id) })));
}

async function madeAt(files: Files, id: string): Promise<Date> {
  const [first] = (await files.listAll(`${FOLDER}/${id}`)).objects;
  return first?.isFile ? (await first.getMetaData()).lastModified : new Date(0);
}

const isUploaded = (id: string) => id.startsWith(UPLOADED_AVATAR);

const keyOf = (id: string, size: number) => `${FOLDER}/${id}/${size}.webp`;
