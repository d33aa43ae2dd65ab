import { describe, expect, it } from "vitest";
import { accountLimits } from "./limits.ts";
import { addressPayload, profilePayload } from "./payloads.ts";

describe("a name's length", () => {
  /** One sign that is kept as three, as Unicode has no other way to write it. */
  const threeInOne = "\uFB2C";
  /** Two signs that are kept as one. */
  const oneOfTwo = "e\u0301";
  const { NAME_MAX } = accountLimits;

  it.each(["name", "firstName"] as const)("is counted as it will be kept: %s", (field) => {
    const taken = (name: string) => profilePayload.safeParse({ [field]: name });
    expect(taken(threeInOne.repeat(NAME_MAX)).error?.issues[0]?.message).toBe("FIELD_TOO_LONG");
    expect(taken(threeInOne.repeat(Math.floor(NAME_MAX / 3))).data?.[field]).toHaveLength(Math.floor(NAME_MAX / 3) * 3);
    expect(taken(oneOfTwo.repeat(NAME_MAX)).data?.[field]).toBe("é".repeat(NAME_MAX));
    expect(taken(oneOfTwo.repeat(NAME_MAX + 1)).error?.issues[0]?.message).toBe("FIELD_TOO_LONG");
  });
});

describe("an address", () => {
  it("is counted as it will be kept", () => {
    const email = `${"㎏".repeat(130)}@example.com`;
    expect(addressPayload.safeParse({ email }).error?.issues.map(({ message }) => message)).toEqual(["FIELD_TOO_LONG"]);
  });

  it("is made plain", () => {
    expect(addressPayload.parse({ email: " ｍｅｉ＠ｅｘａｍｐｌｅ．ｃｏｍ " }).email).toBe("mei@example.com");
  });
});
