import { useReducedMotion } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./drawings.module.css";
import type { TurtleShown } from "./shown.ts";
import { drawSteps, hurryOf, msOf, summaryOf } from "./turtle-drawing.ts";

const SIZE = 832;

/** The turtle's paper, drawn line by line; at once for whoever wants no movement. */
export function TurtleFigure({ shown }: { shown: readonly TurtleShown[] }) {
  const { t } = useTranslation("programs");
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStill = useReducedMotion();
  /** How far the turtle has come, through all that is told of it later. */
  const place = useRef({ done: 0, part: 0 });

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    if (place.current.done > shown.length) place.current = { done: 0, part: 0 };
    if (isStill) place.current = { done: shown.length, part: 0 };
    let frame = 0;
    let before = performance.now();
    const move = (now: number) => {
      go(place.current, shown, now - before);
      before = now;
      drawSteps(context, shown, { ...place.current, size: SIZE });
      if (place.current.done < shown.length) frame = requestAnimationFrame(move);
    };
    move(before);
    return () => cancelAnimationFrame(frame);
  }, [shown, isStill]);

  return (
    <canvas
      ref={canvas}
      className={classes.turtle}
      width={SIZE}
      height={SIZE}
      role="img"
      aria-label={t("turtle.summary", summaryOf(shown))}
    />
  );
}

/** Moves on by so much time. */
function go(place: { done: number; part: number }, steps: readonly TurtleShown[], ms: number): void {
  const msLeft = steps.slice(place.done).reduce((sum, step) => sum + msOf(step), 0);
  let time = ms * hurryOf(msLeft);
  for (let step = steps[place.done]; step; step = steps[place.done]) {
    const needs = msOf(step) * (1 - place.part);
    if (needs > time) {
      place.part += time / msOf(step);
      return;
    }
    time -= needs;
    place.done += 1;
    place.part = 0;
  }
}
