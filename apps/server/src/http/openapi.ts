import { endpoints } from "@dripstone/contract";
import type { Endpoint, EndpointKey } from "@dripstone/contract/endpoint";
import { type ErrorCode, errors, fieldCodes } from "@dripstone/contract/errors";
import { z } from "zod";
import { site } from "../../../../site.config.ts";
import { declaredCodesOf } from "./error-handler.ts";

type Json = Record<string, unknown>;

/** The whole API as OpenAPI 3.1, printed from the contract's rows. */
export function openApi(siteUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [key, row] of Object.entries(endpoints) as [EndpointKey, Endpoint][]) {
    const [method, path] = key.split(" ") as [string, string];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(key, row) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${site.name.en} API`,
      version: "1",
      description: "Every success is `{ data }`, every failure an Error.",
    },
    servers: [{ url: `${siteUrl}/api` }],
    paths,
    components: {
      securitySchemes: { session: { type: "http", scheme: "bearer", description: "The token of POST /auth/login" } },
      schemas: { Error: errorBody },
    },
  };
}

function operationOf(key: EndpointKey, row: Endpoint): Json {
  return {
    operationId: key.replace(/[^a-z]+/gi, "-").toLowerCase(),
    tags: [groupOf(key)],
    summary: row.summary,
    "x-access": row.access,
    ...(row.access === "anyone" ? { security: [] } : { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf(row.params, "path"),
      ...parametersOf(row.query, "query"),
      ...(row.idempotent ? [{ name: "Idempotency-Key", in: "header", schema: { type: "string" } }] : []),
    ],
    ...(row.body && { requestBody: { required: true, content: json(schemaOf(row.body, "input")) } }),
    ...(row.upload && { requestBody: { required: true, content: oneFile } }),
    responses: {
      [row.status ?? 200]: {
        description: "Success",
        content: row.download
          ? { [row.download.type]: {} }
          : {
              ...json({ type: "object", properties: { data: schemaOf(row.reply, "output") }, required: ["data"] }),
              ...(row.stream && { "text/event-stream": { schema: eventSchemaOf(row.stream) } }),
            },
      },
      ...failuresOf(row),
    },
  };
}

/** What stands in an event's `data`; its `type` is the event's name. After the first, a failure comes as an event `error`. */
const eventSchemaOf = (stream: z.ZodType): Json => ({
  anyOf: [schemaOf(stream, "output"), { $ref: "#/components/schemas/Error" }],
});

/** The first part of a path names its group: `auth`, `weekly-problem`. */
export function groupOf(key: EndpointKey): string {
  return key.split("/")[1] ?? "";
}

export function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function parametersOf(schema: z.ZodObject | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function failuresOf(row: Endpoint): Json {
  const byStatus = Map.groupBy([...declaredCodesOf(row)] as ErrorCode[], (code) => errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errors[code].message}`).join("\n\n"),
        content: json({
          allOf: [{ $ref: "#/components/schemas/Error" }, { properties: { code: { enum: codes } } }],
        }),
      },
    ]),
  );
}

const json = (schema: Json) => ({ "application/json": { schema } });

const oneFile = {
  "multipart/form-data": {
    schema: { type: "object", required: ["file"], properties: { file: { type: "string", format: "binary" } } },
  },
};

const errorBody = {
  type: "object",
  required: ["code", "message", "requestId"],
  properties: {
    code: { enum: Object.keys(errors) },
    message: { type: "string", description: "English; people read their language's text for the code" },
    fields: {
      type: "object",
      description: "What is wrong, by the field's path in the payload",
      additionalProperties: {
        type: "object",
        required: ["code"],
        properties: { code: { enum: fieldCodes }, min: { type: "number" }, max: { type: "number" } },
      },
    },
    until: { type: "string", format: "date-time", description: "When it will be allowed again, if that is known" },
    requestId: { type: "string", format: "uuid" },
  },
};
