import "../../no-eval.ts";
import { z } from "zod";
import { isLine, isReadable } from "../../forum/writing-payloads.ts";
import { text } from "../../text.ts";

export const invalid = { error: "FIELD_INVALID" };

/** One line that can be read. */
export const line = (max: number) => text({ max, form: "NFC" }).refine(isReadable, invalid).refine(isLine, invalid);

/** One line that may stay empty. */
export const optionalLine = (max: number) => text({ min: 0, max, form: "NFC" }).refine(isLine, invalid);

/** Markdown. */
export const markdown = (max: number) => text({ max }).refine(isReadable, invalid);

/** One text in both languages; neither may lack. */
export const bilingual = <Text extends z.ZodType>(field: Text) => z.strictObject({ en: field, ch: field });

/** Words as they are kept. */
export const words = bilingual(z.string());

/** The version that was seen. */
export const version = z.int(invalid).min(1, invalid);

export const byVersion = z.strictObject({ version });

export const id = z.uuid(invalid).toLowerCase();

const given = z.string({ error: "FIELD_REQUIRED" }).min(1, { error: "FIELD_REQUIRED" });
/** Years of which every calendar knows. */
const isOurTime = (written: string) => written >= "2000" && written < "2100";

export const day = given.pipe(z.iso.date(invalid)).refine(isOurTime, invalid);

/** By the school's clock, `16:30`. */
export const clockTime = given.pipe(z.iso.time({ precision: -1, ...invalid }));

/** A day and a time by the school's clock, `2026-03-04T16:30`, as forms have it. */
export const wallTime = given
  .pipe(z.iso.datetime({ local: true, precision: -1, ...invalid }))
  .refine(isOurTime, invalid);

const httpsNeeded = { error: "HTTPS_ADDRESS_NEEDED" };

/** Where something lies on the web: with a name before the host it would look like somewhere else. */
export const webAddress = (max: number) =>
  text({ max }).pipe(
    z
      .url({ protocol: /^https$/, hostname: z.regexes.domain, ...httpsNeeded, abort: true })
      .refine((address) => /^https:\/\/[^\s\\@/?#]+([/?#][^\s\\]*)?$/i.test(address), httpsNeeded),
  );

/** What may be left out, or be null, as replies have it; it is null then. */
export const orNull = <Given extends z.ZodType>(schema: Given) =>
  schema.nullish().transform((it): z.output<Given> | null => it ?? null);
