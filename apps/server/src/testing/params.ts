import { randomUUID } from "node:crypto";
import type { Endpoint } from "@dripstone/contract/endpoint";
import type { z } from "zod";

/** Well-formed path parameters of a row that lead to nothing. */
export function strangeParams({ params }: Endpoint): Record<string, string> {
  const values = [randomUUID(), "1999-01-04", "16", "amc8", "1", "dripstone-1999-01-04T00-00-00Z-0001.zip"];
  return Object.fromEntries(
    Object.entries(params?.shape ?? {}).map(([name, schema]) => {
      const value = values.find((it) => (schema as z.ZodType).safeParse(it).success);
      if (value === undefined) throw new Error(`No value of ${values} may stand for {${name}}`);
      return [name, value];
    }),
  );
}
