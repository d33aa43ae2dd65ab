/** What is wired to the board, and to which of its pins, as gpiozero numbers them. */
export type Part =
  | { kind: "led"; pin: number; color: "red" | "yellow" | "green" | "blue" }
  | { kind: "button"; pin: number }
  | { kind: "buzzer"; pin: number }
  | { kind: "servo"; pin: number }
  | { kind: "distance"; pin: number; trigger: number }
  /** Each wheel with the pin for forward and the one for backward; what its sensor sees comes of the field. */
  | { kind: "robot"; left: readonly [number, number]; right: readonly [number, number] };

/** Where the robot stands, in centimeters and degrees (0 to the right, 90 up), and how fast its wheels turn (-1 to 1). */
export type Rover = { x: number; y: number; heading: number; left: number; right: number; hasBumped: boolean };

/** What the board's pins do: a light's brightness, a buzzer's tone in hertz, a servo's place from -1 to 1. */
export type Board = { values: Readonly<Record<number, number>>; rover: Rover | null };

/** Behind the places of the pins: counts what has changed, so that a program that sleeps wakes up. */
export const CHANGES = 64;
