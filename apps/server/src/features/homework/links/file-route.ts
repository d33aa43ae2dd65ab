import { endingOf } from "@dripstone/contract/homework/file-names";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps.ts";
import { sendFile } from "../../../files/send-file.ts";
import { sendNotFound } from "../../../http/error-handler.ts";
import { openerOf } from "../../../http/sealed-address.ts";
import { textEndings } from "../files/endings.ts";
import { homeworkFile, PART } from "../files/purpose.ts";
import { mayRead } from "../policy.ts";
import { findPart } from "./find-part.ts";

/** Sends the files of homework to who has an address that is still good, and may still read them; to everybody else there are none. */
export async function homeworkFileRoute(
  app: FastifyInstance,
  deps: Pick<Deps, "db" | "clock" | "files">,
): Promise<void> {
  const { db, clock } = deps;
  app.get("/files/homework/:homework/:file", async (request, reply) => {
    const reader = await openerOf(db, request.url, clock());
    if (!reader) return sendNotFound(request, reply);
    // Nobody seals an address in which these are no ids.
    const which = request.params as { homework: string; file: string };
    const part = await findPart(db, which);
    if (!part || !(await mayRead(db, reader, part))) return sendNotFound(request, reply);
    return sendFile(deps, [request, reply], {
      ...{ purpose: homeworkFile, id: which.file, part: PART },
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
