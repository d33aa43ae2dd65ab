import type { Thing } from "@dripstone/contract/lessons/things";
import type { Part } from "../programs/pi/parts.ts";

type Wiring = Extract<Thing, { kind: "pi" }>["parts"];

/** What a lesson has wired to the board: each part by its name (`led`, `led-green`, `button`, `robot`), with its pin or pins. */
export function wiredParts(wiring: Wiring): Part[] {
  return Object.entries(wiring).map(([name, pins]) => partOf(name, [pins].flat()));
}

function partOf(name: string, [one = 0, two = 0, three = 0, four = 0]: readonly number[]): Part {
  const [kind = ""] = name.split(/[-\d]/);
  if (kind === "button" || kind === "buzzer" || kind === "servo") return { kind, pin: one };
  if (kind === "distance") return { kind, pin: one, trigger: two };
  if (kind === "robot") return { kind, left: [one, two], right: [three, four] };
  const color = colors.find((it) => name.includes(it)) ?? "red";
  return { kind: "led", pin: one, color };
}

const colors = ["red", "yellow", "green", "blue"] as const;
