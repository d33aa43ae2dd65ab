import { compile } from "@fastify/proxy-addr";
import { z } from "zod";
import { site } from "../../../site.config.ts";
import { analyticsTagSetting } from "./analytics-tag.ts";
import { StartError } from "./start-error.ts";
import { providersSetting, withKeys } from "./tutor-providers.ts";

const yes = new Set(["1", "true", "yes"]);
const no = new Set(["0", "false", "no"]);
const flag = z
  .string()
  .toLowerCase()
  .refine((value) => yes.has(value) || no.has(value))
  .transform((value) => yes.has(value));

/** A setting: how it is checked, and what is said when it is wrong. */
type Setting<Schema extends z.ZodType> = { schema: Schema; mustBe: string; example: string };

const setting = <Schema extends z.ZodType>(schema: Schema, mustBe: string, example: string): Setting<Schema> => ({
  schema,
  mustBe,
  example,
});

const urlWith = (protocol: RegExp) => z.url({ protocol }).optional();

const settings = {
  PORT: setting(
    z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.int().max(65_535))
      .default(3000),
    "a number from 0 (any free port) to 65535",
    "3000",
  ),
  // This machine only, by both of its addresses, as a first start should show nothing to the network around it. A
  // container, or a machine without a proxy, says HOST=0.0.0.0 (or :: for IPv6, too).
  HOST: setting(
    z
      .string()
      .regex(/^[\w.:-]+$/)
      .default("localhost"),
    "an address or a name of this machine",
    "0.0.0.0",
  ),
  DATABASE_URL: setting(
    urlWith(/^postgres(ql)?$/),
    "the address of a PostgreSQL database",
    "postgres://user:password@localhost:5432/dripstone",
  ),
  SITE_URL: setting(
    urlWith(/^https?$/).transform((url) => url?.replace(/\/+$/, "")),
    "the public address of the site",
    "https://academy.example.org",
  ),
  SMTP_URL: setting(urlWith(/^smtps?$/), "the address of a mail server", "smtps://user:password@mail.example.org:465"),
  REDIS_URL: setting(urlWith(/^rediss?$/), "the address of a Redis server", "redis://localhost:6379"),
  S3_URL: setting(
    urlWith(/^https?$/).refine((url) => url === undefined || namesBucket(new URL(url))),
    "the address of a bucket, with its key and secret",
    "https://key:secret@s3.us-east-2.amazonaws.com/bucket?region=us-east-2",
  ),
  TUTOR_PROVIDERS: setting(
    providersSetting.default([]),
    "a list of providers of models in JSON, each with a name, a kind (openai-compatible, anthropic or google) and perhaps an address",
    '[{"name":"deepseek","kind":"openai-compatible","address":"https://api.deepseek.com/v1"}]',
  ),
  ANALYTICS_TAG: setting(
    analyticsTagSetting.optional(),
    "the https address of a script that counts visits, with its data- attributes and other origins it writes to after it",
    "https://plausible.io/js/script.js data-domain=academy.example.org",
  ),
  DATA_DIR: setting(z.string().default("data"), "a folder", "data"),
  SEED_DEMO: setting(flag.optional(), "1 or 0", "1"),
  TRUST_PROXY: setting(
    z
      .string()
      .transform((value) => value.split(/\s*,\s*/))
      .refine(areProxies)
      .optional(),
    "the addresses of the proxies in front, with commas between",
    "loopback, 10.0.0.0/8",
  ),
  HSTS_SUBDOMAINS: setting(flag.default(false), "1 or 0", "1"),
  LOG_LEVEL: setting(z.enum(["debug", "info", "warn", "error"]).default("warn"), "debug, info, warn or error", "info"),
  NODE_ENV: setting(
    z.enum(["production", "development", "test"]).default("production"),
    "production, development or test",
    "production",
  ),
};

type Values = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]["schema"]> };

/** The settings from the environment, checked; the first wrong one is a StartError. An empty one counts as not set. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, { schema, mustBe, example }]) => {
      const given = source[name]?.trim() || undefined;
      const { success, data } = schema.safeParse(given);
      if (!success) {
        throw new StartError(`${name} must be ${mustBe}, such as ${name}=${example}; it is "${hideSecret(given)}"`);
      }
      return [name, data];
    }),
  ) as Values;
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    siteUrl: values.SITE_URL,
    smtpUrl: values.SMTP_URL,
    redisUrl: values.REDIS_URL,
    /** Where uploaded files lie; on disk unless told. */
    bucketUrl: values.S3_URL,
    tutorProviders: withKeys(values.TUTOR_PROVIDERS, source),
    analyticsTag: values.ANALYTICS_TAG ?? undefined,
    dataFolder: values.DATA_DIR,
    /** Demo people and posts: into the embedded database, and elsewhere only when asked for. */
    seedDemo: values.SEED_DEMO ?? values.DATABASE_URL === undefined,
    trustProxy: values.TRUST_PROXY,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    logLevel: values.LOG_LEVEL,
    dev: values.NODE_ENV === "development",
  };
}

/** What only whoever runs the site knows: addresses with passwords, and keys. */
const secrets: ReadonlySet<string> = new Set(["DATABASE_URL", "SMTP_URL", "REDIS_URL", "S3_URL", "TUTOR_PROVIDERS"]);

/** The settings for an admin to read: of what is secret, whether it is set. */
export function tellSettings(source: NodeJS.ProcessEnv = process.env) {
  return Object.keys(settings).map((name) => {
    const given = source[name]?.trim() || null;
    return { name, isSet: given !== null, value: secrets.has(name) ? null : given };
  });
}

export type Env = ReturnType<typeof readEnv>;

/** The public address: as set, or as the brand says; on a laptop, where we really listen. */
export function siteUrlOf({ siteUrl }: Env, port: number): string {
  if (siteUrl) return siteUrl;
  const branded = new URL(site.url);
  return branded.hostname === "localhost" ? `http://localhost:${port}` : site.url;
}

/** As the very library reads them that will use them. */
function areProxies(addresses: string[]): boolean {
  try {
    return compile(addresses) !== undefined;
  } catch {
    return false;
  }
}

function namesBucket({ username, password, pathname }: URL): boolean {
  return username !== "" && password !== "" && /^\/[a-z0-9.-]{3,63}$/.test(pathname);
}

function hideSecret(value = ""): string {
  return value.replace(/\/\/[^@/]*@/, "//…@");
}
