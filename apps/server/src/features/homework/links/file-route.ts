import { endingOf } from "@dripstone/contract/homework/file-names";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps.ts";
import { sendFile } from "../../../files/send-file.ts";
import { sendNotFound } from "../../../http/error-handler.ts";
import { textEndings } from "../files/endings.ts";
import { homeworkFile, PART } from "../files/purpose.ts";
import { mayRead } from "../policy.ts";
import { findPart } from "./find-part.ts";
import { isSealed, readAddress, sessionBehind } from "./sealed-address.ts";

/** Sends the files of homework to who has an address that is still good, and may still read them; to everybody else there are none. */
export async function homeworkFileRoute(
  app: FastifyInstance,
  deps: Pick<Deps, "db" | "clock" | "files">,
): Promise<void> {
  const { db, clock } = deps;
  app.get("/files/homework/:homework/:file", async (request, reply) => {
    const { opening, sealed = "" } = readAddress(request.url) ?? {};
    if (!opening || opening.until <= clock().getTime()) return sendNotFound(request, reply);
    const reader = await sessionBehind(db, opening.session);
    if (!reader || !isSealed(opening, reader.tokenHash, sealed)) return sendNotFound(request, reply);
    const part = await findPart(db, opening);
    if (!part || !(await mayRead(db, reader, part))) return sendNotFound(request, reply);
    return sendFile(deps, [request, reply], {
      ...{ purpose: homeworkFile, id: opening.file, part: PART },
      caching: "private, no-store",
      savedAs: nameFor(part),
    });
  });
}

/** As its owner calls it, with the ending of what it is. */
function nameFor({ name, type }: { name: string; type: string }): string {
  const [usual = "txt", ...others] = endings[type] ?? textEndings;
  const isRight = endingOf(name) !== "" && [usual, ...others].includes(endingOf(name));
  return isRight ? name : `${name}.${usual}`;
}

const endings: Readonly<Record<string, readonly string[]>> = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  "application/pdf": ["pdf"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
  "text/plain": ["txt", ...textEndings],
};
