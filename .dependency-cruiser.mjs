/** The arrows of ARCHITECTURE.md. `npm test` refuses an import that goes against them. */
const features = "^apps/(server/src|web/app)/features/";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycles",
      comment:
        "Two files that import each other are one idea, or a third file is missing. Types may, as they are gone at run time.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "contract-imports-zod-only",
      comment: "The rulebook is read by both apps: it imports zod and nothing else.",
      severity: "error",
      from: { path: "^packages/contract/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: ["^packages/contract/src", "node_modules/zod/"] },
    },
    {
      name: "packages-are-pure",
      comment:
        "Contract, checker, markdown, passwords, contact-data and tutor need no server: nothing of Node. What questions weigh is read from its file when it is first asked, as a module of ten megabytes would be a burden to whoever never asks; and nothing but Node can stop a pattern that takes too long (decision 060).",
      severity: "error",
      from: {
        path: "^packages/(contract|checker|markdown|passwords|contact-data|tutor)/src",
        pathNot:
          "(\\.test\\.ts$|/testing/|^packages/tutor/src/solver/weighed/weigh\\.ts$|^packages/tutor/src/within-time\\.ts$)",
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "packages-know-no-app",
      comment: "Arrows run from the apps to the packages.",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "packages-share-the-contract-only",
      comment:
        "A package stands alone beside the contract; content is judged by the checker and the Markdown that will use it.",
      severity: "error",
      from: { path: "^packages/([^/]+)/", pathNot: ["\\.test\\.ts$", "^packages/(content|tutor)/"] },
      to: { path: "^packages/", pathNot: ["^packages/contract/", "^packages/$1/"] },
    },
    {
      name: "tutor-knows-contract-checker-and-contact-data",
      comment: "The tutor reckons with the checker's arithmetic, and sees when a child tells how to reach it.",
      severity: "error",
      from: { path: "^packages/tutor/", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/", pathNot: "^packages/(contract|checker|contact-data|tutor)/" },
    },
    {
      name: "models-are-loaded-when-asked",
      comment:
        "A school without a provider of models never loads what talks to them: it stands behind an export of its own.",
      severity: "error",
      from: { path: "^packages/tutor/src/(?!model/)" },
      to: { path: ["^packages/tutor/src/model/", "node_modules/(ai|@ai-sdk)/"] },
    },
    {
      name: "content-knows-contract-checker-and-markdown",
      comment:
        "What authors write is checked against the rules, by the checker and as Markdown, and against nothing else.",
      severity: "error",
      from: { path: "^packages/content/", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/", pathNot: "^packages/(contract|checker|markdown|content)/" },
    },
    {
      name: "features-stand-alone",
      comment: "Routes compose features on the web; app.ts hands one feature's function to another on the server.",
      severity: "error",
      from: { path: `${features}([^/]+)/` },
      to: { path: features, pathNot: "^apps/$1/features/$2/" },
    },
    {
      name: "features-know-no-composer",
      comment: "What composes features is not imported by them.",
      severity: "error",
      from: { path: features, pathNot: "\\.test\\.tsx?$" },
      to: { path: "^apps/(server/src/(app|product|chores|main|env|seed/)|web/app/(routes|root|entry))" },
    },
    {
      name: "database-knows-no-feature",
      comment: "Features use the database, never the other way round.",
      severity: "error",
      from: { path: "^apps/server/src/database/" },
      to: { path: "^apps/server/src/(features|http|mail|seed|app|main|env)" },
    },
    {
      name: "shared-rooms-know-no-feature",
      comment: "What serves every feature is handed what it needs of one: deps.identify, for example.",
      severity: "error",
      from: {
        path: "^apps/server/src/(achievements|calendar|changes|drafts|family|files|http|idempotency|jobs|mail|notices|people)/",
        pathNot: "(\\.test\\.ts$|/testing/)",
      },
      to: { path: "^apps/server/src/(features|seed|app|main|env)" },
    },
    {
      name: "web-knows-no-server",
      comment: "What the browser gets holds nothing of the server, and no answer key.",
      severity: "error",
      from: { path: "^apps/web/" },
      to: { path: ["^apps/server/", "^packages/content/", "^content/"] },
    },
    {
      name: "server-knows-no-web",
      comment:
        "The server runs the web's build; it imports none of its sources but the locales, for its mails and tests.",
      severity: "error",
      from: { path: "^apps/server/" },
      to: { path: "^apps/web/", pathNot: "^apps/web/app/locales/" },
    },
    {
      name: "web-api-below-everything",
      comment: "contract <- api <- ui <- session <- shell, features <- routes.",
      severity: "error",
      from: { path: "^apps/web/app/(api|i18n|theme)/" },
      to: { path: "^apps/web/app/(ui|session|shell|rendering|features|routes)/" },
    },
    {
      name: "web-ui-knows-no-session",
      comment: "The kit serves every page, whoever looks at it.",
      severity: "error",
      from: { path: "^apps/web/app/ui/" },
      to: { path: "^apps/web/app/(session|shell|rendering|features|routes)/" },
    },
    {
      name: "web-session-below-features",
      comment: "Features and the frame around every page ask who is here; the session knows none of them.",
      severity: "error",
      from: { path: "^apps/web/app/session/" },
      to: { path: "^apps/web/app/(shell|rendering|features|routes)/" },
    },
    {
      name: "web-shell-knows-no-feature",
      comment: "The frame stands around every page; routes put features into it.",
      severity: "error",
      from: { path: "^apps/web/app/shell/" },
      to: { path: "^apps/web/app/(features|routes)/" },
    },
    {
      name: "testing-is-for-tests",
      comment: "The product does not stand on its scaffolding.",
      severity: "error",
      from: {
        path: "^(apps|packages)/",
        pathNot: ["\\.test\\.tsx?$", "/testing/", "^packages/content/src/recomputed(-tests|-lessons)?/"],
      },
      to: { path: "/testing/" },
    },
    {
      name: "everything-resolves",
      comment: "An import that leads nowhere, or to a package that package.json does not name.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:.*|\\./\\+types/.*|hast|mdast)$" },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["(^|/)(build|\\.react-router|\\+types)/", "\\.d\\.mts$"] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "module-sync", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
