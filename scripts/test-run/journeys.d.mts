type Run = { status: number | null; report: unknown };

/** Runs the journeys with Playwright, those that fail once more at the end, alone. */
export function runJourneys(
  run: (args: string[], files: { report: string; output: string }) => Promise<Run>,
  options: { words?: string[]; failedFile: string; say?: (line: string) => void },
): Promise<{ passed: number; failed: number; notes: string[] }>;
