import "./no-eval.ts";
import { z } from "zod";
import { defaultLocale, locales } from "./locale.ts";

export const localeSchema = z.enum(locales, { error: "FIELD_INVALID" });

/** The query of a reply that holds text in one language. */
export const localeQuery = z.object({ language: localeSchema.default(defaultLocale) });
