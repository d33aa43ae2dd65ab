/** Runs a test runner to its end, and reads the report that it writes. */
export function reported(
  command: string,
  args: string[],
  options: { report: string; env: NodeJS.ProcessEnv; print?: (output: string) => void },
): Promise<{ status: number | null; report: unknown }>;
