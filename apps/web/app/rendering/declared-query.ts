import { matchPath, matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { z } from "zod";

/** A query as a schema reads it: what is not declared, or not as it is declared, is as if it were not there. */
export function queryOf<Schema extends z.ZodObject>(
  schema: Schema | undefined,
  query: URLSearchParams,
): z.output<Schema> {
  const declared = schema ?? z.object({});
  return declared.parse(given(declared, query)) as z.output<Schema>;
}

/**
 * Tells the declared part of any address's query in one canonical form, `?sort=newest&page=2`: in the declaration's order, without what says no
 * more than its absence would; or nothing.
 */
export function declaredQueries({ routes: manifest }: Pick<ServerBuild, "routes">) {
  const known = Object.values(manifest).filter((route) => route !== undefined);
  const childrenOf = (parent: string | undefined): RouteObject[] =>
    known
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path = "", index }) => (index ? { id, path, index } : { id, path, children: childrenOf(id) }));
  const tree = childrenOf(undefined);
  const patternOf = ({ path = "", parentId = "" }: Route): string => {
    const parent = manifest[parentId];
    return `${parent ? patternOf(parent) : ""}/${path}`.replace(/\/+/g, "/");
  };
  const declaring = known.filter((route) => schemaOf(route)).map(patternOf);

  return (path: string, query: URLSearchParams): string => {
    // Finding a page's route is dear, and most pages know nothing of a query.
    if (query.size === 0 || !declaring.some((pattern) => matchPath(pattern, path))) return "";
    const schemas = (matchRoutes(tree, path) ?? []).flatMap(({ route }) => schemaOf(manifest[route.id ?? ""]) ?? []);
    const canonical = new URLSearchParams(schemas.flatMap((schema) => telling(schema, query)));
    return canonical.size === 0 ? "" : `?${canonical}`;
  };
}

type Route = NonNullable<ServerBuild["routes"][string]>;

/** What the loader of a route declares; see `prefetch`. */
function schemaOf(route: Route | undefined): z.ZodObject | undefined {
  const loader = route?.module.loader as { declared?: z.ZodObject } | undefined;
  return loader?.declared;
}

/** What is given, as it is understood and not as it is typed (`page=02` is `page=2`), without what says no more than its absence would. */
function telling(schema: z.ZodObject, query: URLSearchParams): [name: string, value: string][] {
  const usual = schema.parse({});
  const understood = schema.parse(given(schema, query));
  return Object.keys(schema.shape)
    .filter((name) => understood[name] !== usual[name])
    .map((name) => [name, String(understood[name])]);
}

function given(schema: z.ZodObject, query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const value = query.get(name);
      return value !== null && (field as z.ZodType).safeParse(value).success ? [[name, value]] : [];
    }),
  );
}
