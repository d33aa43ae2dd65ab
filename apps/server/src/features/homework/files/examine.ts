import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { endingOf } from "@dripstone/contract/homework/file-names";
import type { HomeworkFileType } from "@dripstone/contract/homework/payloads";
import { fileTypeFromFile } from "file-type";
import type { ArrivedFile } from "../../../files/arrivals.ts";
import type { FilePart } from "../../../files/keep-file.ts";
import { ApiError } from "../../../http/errors.ts";
import { checkWord } from "./check-word.ts";
import { drawPhoto } from "./draw-photo.ts";
import { claimedEndings, textEndings } from "./endings.ts";
import { readableText } from "./readable-text.ts";
import { isWholePdf } from "./whole-pdf.ts";

const PDF = "application/pdf";
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** What a file is, and what is kept of it. */
export type Examined = { type: HomeworkFileType; part: FilePart };

/**
 * Finds out by its bytes what a file is, and whether it is sound. Its name is believed in one thing alone: what has an ending of ours must be of
 * that kind, or its owner has taken a wrong file.
 */
export async function examine({ path, bytes, name }: ArrivedFile): Promise<Examined> {
  if (bytes === 0) throw new ApiError("FILE_EMPTY");
  const ending = endingOf(name);
  if (textEndings.has(ending)) {
    const text = await readableText(path);
    if (text) return { type: "text/plain", part: text };
  }
  const mime = await typeOf(path, ending);
  switch (mime) {
    case "image/png":
    case "image/jpeg": {
      const drawn = await drawPhoto(path, mime);
      return { type: mime, part: await partOnDisk(drawn) };
    }
    case PDF:
      if (!(await isWholePdf(path))) throw new ApiError("HOMEWORK_FILE_DAMAGED");
      return { type: mime, part: await partOnDisk(path) };
    case WORD:
      await checkWord(path);
      return { type: WORD, part: await partOnDisk(path) };
    default:
      return refuse(path, { ending, mime });
  }
}

async function partOnDisk(path: string): Promise<FilePart> {
  return { bytes: (await stat(path)).size, open: () => createReadStream(path) };
}

/** A scanner may write something before a PDF's head. */
async function typeOf(path: string, ending: string): Promise<string | undefined> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found === undefined && ending === "pdf" && (await isWholePdf(path))) return PDF;
  return found?.mime;
}

async function refuse(path: string, { ending, mime }: { ending: string; mime: string | undefined }): Promise<never> {
  if (mime === "application/vnd.ms-word.document.macroenabled.12") throw new ApiError("HOMEWORK_FILE_HAS_MACROS");
  // An archive that hides what it is: why it is refused is found out by unpacking it.
  if (mime === "application/zip" && ending === "docx") await checkWord(path);
  const isOldWord = mime === "application/x-cfb" && ending === "doc";
  throw new ApiError(
    claimedEndings.has(ending) && !isOldWord ? "HOMEWORK_FILE_MISNAMED" : "HOMEWORK_FILE_TYPE_UNKNOWN",
  );
}
