import { say } from "../running/fetch-runtime.ts";
import { clearAhead, driven, roverAtStart } from "./field.ts";
import { CHANGES, type Part, type Rover } from "./parts.ts";

/** A page draws no more often than that. */
const FRAME_MS = 16;
/** While it drives, the page knows by itself where the robot is; so often it is told, to say so to whoever does not see it. */
const ROVER_MS = 500;
/** Where nothing can wake it, a program that waits looks again so often. */
const LOOK_MS = 20;

type Wiring = { parts: readonly Part[]; pins: SharedArrayBuffer | null };

/** The board as a program in a worker has it: what it sets is told to the page, and what the reader does there can be read. */
export function boardOf({ parts, pins }: Wiring) {
  const inputs = pins && new Int32Array(pins);
  const robot = parts.find((part) => part.kind === "robot");
  const values: Record<number, number> = {};
  let rover: Rover | null = robot ? roverAtStart() : null;
  let seen = inputs ? Atomics.load(inputs, CHANGES) : 0;
  let movedAt = performance.now();
  let toldAt = 0;
  let isTold = true;

  const move = () => {
    const now = performance.now();
    if (rover) rover = driven(rover, now - movedAt);
    movedAt = now;
  };
  const tell = () => {
    if (isTold) return;
    isTold = true;
    toldAt = performance.now();
    say({ kind: "board", board: { values: { ...values }, rover } });
  };
  // A program that never waits is heard of, too: whatever it does with the board, what it has changed before is told.
  const tellIfDue = () => {
    if (performance.now() - toldAt >= FRAME_MS) tell();
  };
  const turn = (robotPins: readonly [number, number]) => (values[robotPins[0]] ?? 0) - (values[robotPins[1]] ?? 0);

  const forPython = {
    now: () => performance.now() / 1000,
    clock: () => Date.now() / 1000,
    /** What is wired to a pin; empty if nothing is. */
    wired: (pin: number): string => kindAt(parts, pin),
    set(pin: number, value: number) {
      tellIfDue();
      if (values[pin] === value) return;
      move();
      values[pin] = value;
      if (rover && robot) rover = { ...rover, left: turn(robot.left), right: turn(robot.right) };
      isTold = false;
      tellIfDue();
    },
    read(pin: number): number {
      tellIfDue();
      if (!rover || kindAt(parts, pin) !== "distance") return inputs ? Atomics.load(inputs, pin) : 0;
      move();
      return clearAhead(rover);
    },
    wait(seconds: number) {
      if (rover && (rover.left !== 0 || rover.right !== 0) && performance.now() - toldAt >= ROVER_MS) {
        move();
        isTold = false;
      }
      tell();
      const ms = Math.max(0, seconds * 1000);
      if (!inputs) {
        const until = performance.now() + Math.min(ms, LOOK_MS);
        while (performance.now() < until);
        return;
      }
      Atomics.wait(inputs, CHANGES, seen, ms);
      seen = Atomics.load(inputs, CHANGES);
    },
  };
  return {
    forPython,
    tell,
    /** The program is over: what moves or sounds comes to rest, and lights stay as they are. */
    rest() {
      move();
      for (const part of parts) if (part.kind === "buzzer") values[part.pin] = 0;
      if (rover) rover = { ...rover, left: 0, right: 0 };
      isTold = false;
      tell();
    },
  };
}

function kindAt(parts: readonly Part[], pin: number): string {
  const part = parts.find((it) => (it.kind === "robot" ? [...it.left, ...it.right].includes(pin) : it.pin === pin));
  if (!part) return "";
  return part.kind === "robot" ? "motor" : part.kind;
}
