import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { sendNotFound } from "../../http/error-handler.ts";
import { sendFile } from "../send-file.ts";
import { PART, postedPictures } from "./purpose.ts";
import { viewerOf } from "./viewer.ts";

/** In one spelling: a text that names a picture otherwise would show what nobody has looked at. */
const address = /^\/files\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp(?:\?|$)/;

/** So long a browser shows a picture without asking again: one that was withheld is soon gone everywhere. */
const MINUTE_SECONDS = 60;

/** Serves the pictures that stand in what people write; those that are withheld only to their owner and to moderators. */
export async function pictureRoute(app: FastifyInstance, deps: Pick<Deps, "db" | "clock" | "files">): Promise<void> {
  app.get("/files/pictures/:name", async (request, reply) => {
    const [, id] = address.exec(request.url) ?? [];
    if (id === undefined) return sendNotFound(request, reply);
    return sendFile(deps, [request, reply], {
      ...{ purpose: postedPictures, id, part: PART },
      caching: `public, max-age=${MINUTE_SECONDS}`,
      async mayLookAt(ownerId) {
        const viewer = await viewerOf(deps, request);
        return viewer !== undefined && (viewer.id === ownerId || viewer.role !== "student");
      },
    });
  });
}
