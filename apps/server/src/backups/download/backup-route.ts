import { open } from "node:fs/promises";
import { join } from "node:path";
import { create as contentDisposition } from "content-disposition";
import type { FastifyInstance } from "fastify";
import { auditor } from "../../audit/audit.ts";
import type { Deps } from "../../deps.ts";
import { sendNotFound } from "../../http/error-handler.ts";
import { openerOf } from "../../http/sealed-address.ts";
import { folderOf, readBackup } from "../backup-files.ts";
import { downloadCookie } from "./download-cookie.ts";

/** Sends a backup to the admin who was given its address, in the same browser; for everybody else there is none. */
export async function backupRoute(
  app: FastifyInstance,
  { db, clock, premises }: Pick<Deps, "db" | "clock" | "premises">,
): Promise<void> {
  app.get("/files/backups/:name", async (request, reply) => {
    const secret = downloadCookie.of(request);
    const opener = secret === undefined ? undefined : await openerOf(db, request.url, clock(), secret);
    if (opener?.role !== "admin") return sendNotFound(request, reply);
    const { name } = request.params as { name: string };
    const folder = folderOf(premises);
    const backup = await readBackup(folder, name);
    // Opened now: it may be thrown away while it is fetched.
    const file = backup && (await open(join(folder, name), "r").catch(() => null));
    if (!file) return sendNotFound(request, reply);
    // What begins here may break off, and is noted all the same; who asks for the head alone gets nothing of it.
    if (request.method === "GET") {
      const { audit } = auditor("POST /backups/{name}/link", opener, clock);
      await audit(db, { subject: name, details: { downloaded: true } }).catch(async (error) => {
        await file.close();
        throw error;
      });
    }
    return reply
      .type("application/zip")
      .header("cache-control", "private, no-store")
      .header("content-length", backup.bytes)
      .header("content-disposition", contentDisposition(name))
      .send(file.createReadStream());
  });
}
