import type { Thing } from "@dripstone/contract/lessons/things";

type Settings = Extract<Thing, { kind: "figure" }>["settings"];

/** How a lesson lets a figure begin. */
export type FigureProps = { settings: Settings };

/** A number of the settings, within bounds; what was not said is as usual. */
export function numberOf(settings: Settings, name: string, usual: number, min: number, max: number): number {
  const value = settings[name];
  return typeof value === "number" ? clamp(value, min, max) : usual;
}

/** A list of numbers of the settings. */
export function numbersOf(settings: Settings, name: string, usual: readonly number[]): readonly number[] {
  const value = settings[name];
  const numbers = Array.isArray(value) ? value.map(Number).filter(Number.isFinite) : [];
  return numbers.length > 0 ? numbers : usual;
}

/** A text of the settings. */
export function textOf(settings: Settings, name: string, usual: string): string {
  const value = settings[name];
  return value === undefined || Array.isArray(value) ? usual : String(value);
}

export const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
