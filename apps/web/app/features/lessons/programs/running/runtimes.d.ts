/** Written by runtime-parts.ts of the build. */
declare module "virtual:runtimes" {
  const runtimes: Record<
    "python" | "pi" | "cpp",
    { folder: string; files: readonly { name: string; bytes: number }[] }
  >;
  export default runtimes;
}
