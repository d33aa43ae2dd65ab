import { avatarSizes } from "@dripstone/contract/accounts/avatars";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps.ts";
import { sendFile } from "../../../files/send-file.ts";
import { sendNotFound } from "../../../http/error-handler.ts";
import { avatarPurpose, fileIdOf, partOf } from "./avatar-files.ts";

const fileName = /^(own-[0-9a-f]{32})-(\d+)\.webp$/;

/** Serves uploaded pictures to everybody: they stand beside posts. */
export async function avatarRoute(app: FastifyInstance, deps: Pick<Deps, "db" | "files">): Promise<void> {
  app.get<{ Params: { name: string } }>("/files/avatars/:name", async (request, reply) => {
    const [, avatar = "", size = ""] = fileName.exec(request.params.name) ?? [];
    const id = fileIdOf(avatar);
    if (id === null || !avatarSizes.some((it) => String(it) === size)) return sendNotFound(request, reply);
    return sendFile(deps, [request, reply], { purpose: avatarPurpose, id, part: partOf(Number(size)) });
  });
}
