import { describe, expect, it } from "vitest";
import { z } from "zod";
import { payloadIssues } from "./field-issues.ts";
import { wholeNumber } from "./whole-number.ts";

const schema = z.strictObject({ age: wholeNumber({ min: 5, max: 19 }) });

describe("a whole number", () => {
  it.each([4, 20, 12.5, -3, Number.NaN, Number.POSITIVE_INFINITY, "12", null])(
    "is not %j: both bounds are told",
    (age) => {
      expect(payloadIssues(schema, { age })).toEqual({ age: { code: "NUMBER_OUT_OF_RANGE", min: 5, max: 19 } });
    },
  );

  it("is required where nothing is there", () => {
    expect(payloadIssues(schema, {})).toEqual({ age: { code: "FIELD_REQUIRED" } });
  });

  it.each([5, 12, 19])("may be %d", (age) => {
    expect(schema.parse({ age })).toEqual({ age });
  });
});
