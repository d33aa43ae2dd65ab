import { DAY_MS } from "@dripstone/contract/durations";
import { locales } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import type { FastifyInstance, FastifyReply } from "fastify";
import { site } from "../../../../../../site.config.ts";
import type { Deps } from "../../../deps.ts";
import { sendNotFound } from "../../../http/error-handler.ts";
import { writeGuide } from "./guide.ts";
import { manifestOf } from "./manifest.ts";

/** Whoever finds a hole is told for so long ahead where to write. */
const SECURITY_TEXT_DAYS = 180;

/** What machines are told of the site: crawlers, programs that read for people, finders of holes, and browsers that install it. */
export async function toldRoute(
  app: FastifyInstance,
  { siteUrl, clock }: Pick<Deps, "siteUrl" | "clock">,
): Promise<void> {
  const robots = ["User-agent: *", `Disallow: ${paths.admin}`, "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");
  const guide = writeGuide(siteUrl);

  app.get("/robots.txt", async (_request, reply) => asText(reply).send(robots));
  app.get("/llms.txt", async (_request, reply) => asText(reply).send(guide));
  app.get("/.well-known/security.txt", async (_request, reply) => {
    // By days, so that it is the same for everybody who asks on one.
    const today = Math.floor(clock().getTime() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: mailto:${site.email}`,
      `Expires: ${new Date(today + SECURITY_TEXT_DAYS * DAY_MS).toISOString()}`,
      "Preferred-Languages: en, zh",
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      "",
    ];
    return asText(reply).send(lines.join("\n"));
  });
  app.get<{ Params: { file: string } }>("/manifests/:file", async (request, reply) => {
    const locale = locales.find((it) => request.params.file === `${it}.webmanifest`);
    if (!locale) return sendNotFound(request, reply);
    return reply
      .header("cache-control", KEPT)
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(manifestOf(locale)));
  });
}

const KEPT = "public, max-age=3600";

const asText = (reply: FastifyReply) => reply.header("cache-control", KEPT).type("text/plain; charset=utf-8");
