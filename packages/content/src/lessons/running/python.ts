import { loadPyodide } from "pyodide";
import type { RunProgram } from "./run.ts";

/** More lines than any lesson needs: a program that never ends is told. */
const STEPS_MAX = 2_000_000;

/** What `input` asks is not part of what is graded, in the browser neither: everybody may ask in their own words. */
const harness = `
import builtins, contextlib, io, sys, traceback

def run_program(source, text, only_compile):
    lines = text.splitlines()
    steps = 0
    def trace(frame, event, arg):
        nonlocal steps
        steps += 1
        if steps > ${STEPS_MAX}:
            raise RuntimeError("the program runs too long")
        return trace
    def read(prompt=""):
        if not lines:
            raise EOFError("there is nothing more to read")
        return lines.pop(0)
    printed = io.StringIO()
    failed = None
    usual = builtins.input
    builtins.input = read
    try:
        code = compile(source, "program.py", "exec")
        if not only_compile:
            with contextlib.redirect_stdout(printed):
                sys.settrace(trace)
                try:
                    exec(code, {"__name__": "__main__"})
                finally:
                    sys.settrace(None)
    except BaseException as error:
        failed = "".join(traceback.format_exception_only(error)).strip()
    finally:
        builtins.input = usual
    return [printed.getvalue(), failed]
`;

type RunInPython = (source: string, text: string, onlyCompile: boolean) => { toJs(): [string, string | undefined] };

/** The Python of the lessons' cells. `compile` reads a program without running it. */
export async function openPython(): Promise<{ run: RunProgram; compile: RunProgram }> {
  const python = await loadPyodide();
  python.runPython(harness);
  const call: RunInPython = python.globals.get("run_program");
  const runner =
    (onlyCompile: boolean): RunProgram =>
    async (program, input) => {
      const [printed, failed] = call(program, input, onlyCompile).toJs();
      return { printed, failed: failed ?? null };
    };
  return { run: runner(false), compile: runner(true) };
}
