/** What a turtle does, as turtle.py tells it. Directions count from the right, against the clock; y grows upward. */
export type TurtleShown =
  | {
      kind: "turtle";
      id: number;
      x: number;
      y: number;
      heading: number;
      speed: number;
      color: string;
      visible: boolean;
    }
  | {
      kind: "line";
      id: number;
      points: readonly [number, number, number, number];
      color: string;
      width: number;
      speed: number;
    }
  | { kind: "area"; id: number; points: readonly number[]; color: string }
  | { kind: "dot"; id: number; x: number; y: number; size: number; color: string }
  | {
      kind: "label";
      id: number;
      x: number;
      y: number;
      text: string;
      align: "left" | "center" | "right";
      size: number;
      color: string;
    }
  | { kind: "clear"; id: number }
  | { kind: "paper"; color: string };

/** A chart, as charts.py tells it. */
export type ChartShown = { kind: "chart"; title: string; x: string; y: string } & (
  | { of: "bar"; labels: readonly string[]; values: readonly number[] }
  | { of: "line" | "scatter"; xs: readonly number[]; ys: readonly number[] }
);

export type PythonShown = TurtleShown | ChartShown;
