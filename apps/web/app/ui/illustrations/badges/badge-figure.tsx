import { type Badge, badgeTargets } from "@dripstone/contract/progress/badges";
import type { ReactNode } from "react";
import { FirstDropBadge } from "../first-drop-badge.tsx";
import classes from "./badge-figure.module.css";
import { roomMotifs } from "./room-motifs.tsx";
import { skillMotifs } from "./skill-motifs.tsx";
import { solvedMotifs } from "./solved-motifs.tsx";
import { streakMotifs } from "./streak-motifs.tsx";

type BadgeFigureProps = { badge: Badge; size: number; locked?: boolean };

/** The drawing of a badge; `locked` for one who has yet to earn it. Its name stands beside it. */
export function BadgeFigure({ badge, size, locked = false }: BadgeFigureProps): ReactNode {
  if (badge === "first-drop") return <FirstDropBadge size={size} locked={locked} />;
  const { family, motif } = drawings[badge];
  return (
    <svg
      className={classes.badge}
      data-family={family}
      data-locked={locked ? "" : undefined}
      viewBox="-80 -80 160 160"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {frames[family]}
      {motif}
      {numbered.has(family) && <Tag number={badgeTargets[badge]} />}
    </svg>
  );
}

type Family = "solved" | "streak" | "skill" | "room";

type Drawing = { family: Family; motif: ReactNode };

const drawings: Record<Exclude<Badge, "first-drop">, Drawing> = {
  ...ofFamily("solved", solvedMotifs),
  ...ofFamily("streak", streakMotifs),
  ...ofFamily("skill", skillMotifs),
  ...ofFamily("room", roomMotifs),
};

function ofFamily<Name extends string>(family: Family, motifs: Record<Name, ReactNode>): Record<Name, Drawing> {
  const entries = Object.entries<ReactNode>(motifs).map(([name, motif]) => [name, { family, motif }]);
  return Object.fromEntries(entries) as Record<Name, Drawing>;
}

/** A round coin, a hexagon as of basalt, a worn stone, and an arch as over a door. */
const frames: Record<Family, ReactNode> = {
  solved: (
    <>
      <circle className={classes.rim} r="76" />
      <circle className={classes.face} r="66" />
    </>
  ),
  streak: (
    <>
      <path className={classes.rim} d="M0-77 67-38.500V38.500L0 77-67 38.500V-38.500Z" strokeLinejoin="round" />
      <path className={classes.face} d="M0-66 57-33V33L0 66-57 33V-33Z" />
    </>
  ),
  skill: (
    <>
      <path className={classes.rim} d="M-34-75H34Q75-75 75-34V34Q75 75 34 75H-34Q-75 75-75 34V-34Q-75-75-34-75Z" />
      <path className={classes.face} d="M-30-65H30Q65-65 65-30V30Q65 65 30 65H-30Q-65 65-65 30V-30Q-65-65-30-65Z" />
    </>
  ),
  room: (
    <>
      <path className={classes.rim} d="M-68 75V-6a68 69 0 0 1 136 0V75Z" strokeLinejoin="round" />
      <path className={classes.face} d="M-58 65V-6a58 59 0 0 1 116 0V65Z" />
    </>
  ),
};

const numbered: ReadonlySet<Family> = new Set<Family>(["solved", "streak"]);

function Tag({ number }: { number: number }) {
  return (
    <>
      <rect className={classes.tag} x="-32" y="36" width="64" height="42" rx="21" />
      <text className={classes.number} y="70">
        {number}
      </text>
    </>
  );
}
