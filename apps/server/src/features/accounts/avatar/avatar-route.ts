import type { FastifyInstance } from "fastify";
import type { Files } from "../../../files/files.ts";
import { sendNotFound } from "../../../http/error-handler.ts";
import { readAvatar } from "./avatar-files.ts";

/** Proxies and browsers keep a picture so long; a deleted one should be gone everywhere within a day. */
const DAY_SECONDS = 86_400;

/** Serves uploaded pictures to everybody: they stand beside posts. Nobody can guess an address, and behind an address is always the same picture. */
export async function avatarRoute(app: FastifyInstance, { files }: { files: Files }): Promise<void> {
  app.get<{ Params: { name: string } }>("/files/avatars/:name", async (request, reply) => {
    const bytes = await readAvatar(files, request.params.name);
    if (!bytes) return sendNotFound(request, reply);
    return reply
      .type("image/webp")
      .header("cache-control", `public, max-age=${DAY_SECONDS}, immutable`)
      .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
      .header("content-disposition", "inline")
      .send(Buffer.from(bytes));
  });
}
