import { providerKinds, providerName } from "@dripstone/contract/tutor/models/payloads";
import { z } from "zod";
import { StartError } from "./start-error.ts";

/** Who has models that may answer for the tutor; named in the server's settings and nowhere else, so that no payload can tell where to call. */
export type TutorProvider = z.output<typeof provider> & { key?: string };

const address = z.url({ protocol: /^https?$/ }).refine((url) => !new URL(url).username && !new URL(url).password);

const provider = z.strictObject({
  name: providerName,
  kind: z.enum(providerKinds),
  /** Where it is, without a closing slash; the provider's own unless told. */
  address: address.transform((url) => url.replace(/\/+$/, "")).optional(),
});

/** As JSON, each name once. A protocol that many speak says nothing of where to call. */
export const providersSetting = z
  .string()
  .transform(parsed)
  .pipe(z.array(provider).max(20))
  .refine((all) => new Set(all.map(keySettingOf)).size === all.length)
  .refine((all) => all.every(({ kind, address: told }) => kind !== "openai-compatible" || told !== undefined));

/** Each with its key, out of a setting of its own; only what has an address of its own may need none. */
export function withKeys(providers: readonly TutorProvider[], source: NodeJS.ProcessEnv): TutorProvider[] {
  return providers.map((named) => {
    const setting = keySettingOf(named);
    const key = source[setting]?.trim() || undefined;
    if (key === undefined && named.address === undefined)
      throw new StartError(`${setting} must be the key of ${named.name}, as TUTOR_PROVIDERS names it; it is not set`);
    if (key !== undefined && !/^[\x21-\x7e]+$/.test(key))
      throw new StartError(`${setting} must be a key, in letters, digits and signs without spaces`);
    return { ...named, ...(key !== undefined && { key }) };
  });
}

const keySettingOf = ({ name }: { name: string }) => `TUTOR_KEY_${name.toUpperCase().replaceAll("-", "_")}`;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
