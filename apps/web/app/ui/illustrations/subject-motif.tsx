import type { ReactNode } from "react";
import type { Subject } from "../page/page.tsx";
import classes from "./subject-motif.module.css";

/** A subject's sign: each is a small piece of mathematics, drawn to measure in a square of 64. */
export function SubjectMotif({ subject, size = 64 }: { subject: Subject; size?: number }) {
  return (
    <svg
      className={classes.motif}
      data-subject={subject}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {motifs[subject]}
    </svg>
  );
}

/** 1 + 3 + 5 + 7 = 4²: four angles around a corner. */
const gnomons = [1, 2, 3, 4].map((n) => {
  const side = n * 14;
  const inner = side - 14;
  return <path key={n} data-odd={n % 2} d={`M4 60V${60 - side}H${4 + side}V60H${4 + inner}V${60 - inner}H4Z`} />;
});

/** The height of mark n is the number of times that 2 divides it: what a binary counter flips. */
const binaryRuler = Array.from({ length: 15 }, (_, index) => {
  const flips = Math.log2((index + 1) & -(index + 1)) + 1;
  return <path key={index} className={classes.line} d={`M${4 + index * 4} 60v${-flips * 14}`} data-high={flips} />;
});

/** The four tones on the five levels by which Chinese linguists note them: 55, 35, 214, 51. */
const tones = (
  <>
    {[8, 20, 32, 44, 56].map((y) => (
      <path key={y} className={classes.grid} d={`M4 ${y}h56`} />
    ))}
    <path className={classes.line} d="M5 8h11" />
    <path className={classes.line} d="M20 32l11-24" />
    <path className={classes.line} d="M35 44c2 8 3 12 5 12s4-12 6-36" />
    <path className={classes.line} d="M50 8l9 48" />
  </>
);

/** The way of a point on the rim of a rolling wheel. */
const cycloid = (
  <>
    <path className={classes.grid} d="M2 52h60" />
    <circle className={classes.wheel} cx="32" cy="42.5" r="9.5" />
    <path className={classes.line} d={`M${cycloidPoints(9.5)}`} />
    <path className={classes.line} d="M32 42.5V33" />
    <circle cx="32" cy="33" r="3" />
  </>
);

const motifs: Record<Subject, ReactNode> = {
  math: gnomons,
  computing: binaryRuler,
  language: tones,
  robotics: cycloid,
};

function cycloidPoints(radius: number): string {
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const turn = (step / steps) * 2 * Math.PI;
    const x = 32 - Math.PI * radius + radius * (turn - Math.sin(turn));
    return `${x.toFixed(1)} ${(52 - radius * (1 - Math.cos(turn))).toFixed(1)}`;
  }).join("L");
}
