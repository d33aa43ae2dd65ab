/** What became of a program: what it printed, and why it failed, if it did. */
export type Run = { printed: string; failed: string | null };

/** Runs a program on what it reads. */
export type RunProgram = (program: string, input: string) => Promise<Run>;
