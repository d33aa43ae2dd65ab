import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { sendNotFound } from "../../http/error-handler.ts";
import { sendFile } from "../send-file.ts";
import { PART, postedPictures } from "./purpose.ts";

const fileName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/;

/** Serves the pictures that stand in what people write. */
export async function pictureRoute(app: FastifyInstance, deps: Pick<Deps, "db" | "files">): Promise<void> {
  app.get<{ Params: { name: string } }>("/files/pictures/:name", async (request, reply) => {
    const [, id] = fileName.exec(request.params.name) ?? [];
    if (id === undefined) return sendNotFound(request, reply);
    return sendFile(deps, [request, reply], { purpose: postedPictures, id, part: PART });
  });
}
