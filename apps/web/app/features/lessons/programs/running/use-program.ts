import { useCallback, useEffect, useRef, useState } from "react";
import type { Board } from "../pi/parts.ts";
import type { Shown, Wiring } from "./messages.ts";
import { canAsk, type End, type Language, type Running, runInWorker } from "./program-host.ts";

/** A piece of what stands in the output: what the program wrote, or what was typed for it. */
export type Piece = { text: string; isTyped: boolean };

export type Progress =
  | { phase: "idle" }
  | { phase: "loading"; loaded: number }
  | { phase: "running"; asks: boolean }
  | { phase: "ended"; end: End; ms: number };

/** A program of a page, with all that it has written and shown since it was started. */
export function useProgram(language: Language, wiring?: Wiring) {
  const [progress, setProgress] = useState<Progress>({ phase: "idle" });
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [board, setBoard] = useState<Board | null>(null);
  const running = useRef<Running>(null);
  const wired = useRef(wiring);

  useEffect(() => () => running.current?.stop(), []);

  const run = useCallback(
    (source: string, lines: readonly string[]) => {
      running.current?.stop();
      // Many lines come in one frame, and a page is drawn once for all of them.
      let waiting: Piece[] = [];
      let waitingShown: Shown[] = [];
      let frame = 0;
      let startedAt = 0;
      const put = () => {
        cancelAnimationFrame(frame);
        frame = 0;
        const [written, drawn] = [waiting, waitingShown];
        waiting = [];
        waitingShown = [];
        if (written.length > 0) setPieces((before) => joined([...before, ...written]));
        if (drawn.length > 0) setShown((before) => [...before, ...drawn]);
      };
      const soon = () => {
        frame ||= requestAnimationFrame(put);
      };
      setPieces([]);
      setShown([]);
      setBoard(null);
      setProgress({ phase: "loading", loaded: 0 });
      let isOver = false;
      const own: Running = runInWorker(
        language,
        { source, lines, asks: canAsk(), ...(wired.current && { board: wired.current }) },
        {
          loading: (loaded) => !isOver && setProgress({ phase: "loading", loaded }),
          started() {
            startedAt = performance.now();
            setProgress({ phase: "running", asks: false });
          },
          wrote(text) {
            waiting.push({ text, isTyped: false });
            soon();
          },
          asks() {
            put();
            setProgress({ phase: "running", asks: true });
          },
          shows(what) {
            waitingShown.push(what);
            soon();
          },
          changes: setBoard,
          ended(end) {
            isOver = true;
            cancelAnimationFrame(frame);
            // Another run has taken its place.
            if (running.current !== own) return;
            const ms = startedAt ? performance.now() - startedAt : 0;
            put();
            running.current = null;
            setProgress({ phase: "ended", end, ms });
          },
        },
      );
      running.current = own;
    },
    [language],
  );

  const answer = useCallback((line: string) => {
    setPieces((before) => joined([...before, { text: `${line}\n`, isTyped: true }]));
    setProgress({ phase: "running", asks: false });
    running.current?.answer(line);
  }, []);

  const stop = useCallback(() => running.current?.stop(), []);

  return { progress, pieces, shown, board, run, answer, stop, canAsk: canAsk() };
}

function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && last.isTyped === piece.isTyped) result[result.length - 1] = { ...last, text: last.text + piece.text };
    else result.push(piece);
  }
  return result;
}
