import type { TurtleShown } from "./shown.ts";

/** Half of the paper's side at first; whoever draws beyond it sees it grow. */
const HALF = 200;
const MARGIN = 16;
/** However much is drawn, it is done after that long. */
const LASTS_MAX_MS = 8_000;
const TURN_MS = 60;

type Turtle = Extract<TurtleShown, { kind: "turtle" }>;

/** How long a step takes at the turtle's own speed; nothing at speed 0. */
export function msOf(step: TurtleShown): number {
  if (step.kind === "line") {
    const [fromX, fromY, toX, toY] = step.points;
    return step.speed === 0 ? 0 : (Math.hypot(toX - fromX, toY - fromY) / (step.speed * 60)) * 1000;
  }
  return step.kind === "turtle" && step.speed > 0 ? TURN_MS / step.speed : 0;
}

/** How much faster than at its own speed the turtle has to go for what is left. */
export const hurryOf = (msLeft: number): number => Math.max(1, msLeft / LASTS_MAX_MS);

/** Half of the side of a square around the middle that holds all that is drawn. */
function halfOf(steps: readonly TurtleShown[]): number {
  let half = HALF;
  const reach = (...places: readonly number[]) => {
    for (const place of places) half = Math.max(half, Math.abs(place) + MARGIN);
  };
  for (const step of steps) {
    if (step.kind === "line" || step.kind === "area") reach(...step.points);
    else if (step.kind === "turtle" || step.kind === "label") reach(step.x, step.y);
    else if (step.kind === "dot") reach(Math.abs(step.x) + step.size / 2, Math.abs(step.y) + step.size / 2);
  }
  return half;
}

/** Draws the first `done` steps, and `part` (0 to 1) of the next. */
export function drawSteps(
  context: CanvasRenderingContext2D,
  steps: readonly TurtleShown[],
  { done, part, size }: { done: number; part: number; size: number },
): void {
  const scale = size / (2 * halfOf(steps));
  const turtles = new Map<number, Turtle>();
  const strokes: TurtleShown[] = [];
  let paper = "#ffffff";
  for (const step of steps.slice(0, done)) {
    if (step.kind === "turtle") turtles.set(step.id, step);
    else if (step.kind === "paper") paper = step.color;
    else if (step.kind === "clear")
      strokes.splice(0, strokes.length, ...strokes.filter((it) => "id" in it && it.id !== step.id));
    else strokes.push(step);
  }
  const next = steps[done];
  if (next?.kind === "line") {
    const [fromX, fromY, toX, toY] = next.points;
    const [x, y] = [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part];
    strokes.push({ ...next, points: [fromX, fromY, x, y] });
    const turtle = turtles.get(next.id);
    if (turtle) turtles.set(next.id, { ...turtle, x, y });
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = paper;
  context.fillRect(0, 0, size, size);
  context.setTransform(scale, 0, 0, -scale, size / 2, size / 2);
  context.lineCap = "round";
  context.lineJoin = "round";
  // What is filled lies below the lines around it.
  for (const stroke of strokes) if (stroke.kind === "area") area(context, stroke);
  for (const stroke of strokes) if (stroke.kind !== "area") draw(context, stroke);
  for (const turtle of turtles.values()) if (turtle.visible) body(context, turtle, Math.max(1, 0.8 / scale));
}

function area(context: CanvasRenderingContext2D, { points, color }: Extract<TurtleShown, { kind: "area" }>) {
  context.fillStyle = color;
  context.beginPath();
  for (let at = 0; at + 1 < points.length; at += 2) context.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  context.fill();
}

function draw(context: CanvasRenderingContext2D, stroke: TurtleShown) {
  if (stroke.kind === "line") {
    const [fromX, fromY, toX, toY] = stroke.points;
    context.strokeStyle = stroke.color;
    context.lineWidth = stroke.width;
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.lineTo(toX, toY);
    context.stroke();
  } else if (stroke.kind === "dot") {
    context.fillStyle = stroke.color;
    context.beginPath();
    context.arc(stroke.x, stroke.y, stroke.size / 2, 0, 2 * Math.PI);
    context.fill();
  } else if (stroke.kind === "label") {
    context.save();
    context.translate(stroke.x, stroke.y);
    context.scale(1, -1);
    context.fillStyle = stroke.color;
    context.font = `${stroke.size * 1.4}px sans-serif`;
    context.textAlign = stroke.align;
    context.fillText(stroke.text, 0, 0);
    context.restore();
  }
}

/** A turtle from above, its shell in the pen's color. */
function body(context: CanvasRenderingContext2D, { x, y, heading, color }: Turtle, size: number) {
  context.save();
  context.translate(x, y);
  context.rotate((heading * Math.PI) / 180);
  context.scale(size, size);
  context.fillStyle = "#5d8a4c";
  for (const [atX, atY, radius] of [
    [11, 0, 4.5],
    [6, 7, 3],
    [6, -7, 3],
    [-6, 7, 3],
    [-6, -7, 3],
    [-10, 0, 2],
  ] as const) {
    context.beginPath();
    context.arc(atX, atY, radius, 0, 2 * Math.PI);
    context.fill();
  }
  context.beginPath();
  context.ellipse(0, 0, 9, 7.5, 0, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = "#3c5c30";
  context.stroke();
  context.restore();
}

/** What stands on the paper in the end, in numbers, for whoever does not see it. */
export function summaryOf(steps: readonly TurtleShown[]) {
  const drawn = steps.slice(steps.findLastIndex(({ kind }) => kind === "clear") + 1);
  const of = (kind: TurtleShown["kind"]) => drawn.filter((step) => step.kind === kind);
  const last = steps.findLast((step): step is Turtle => step.kind === "turtle");
  return {
    lines: of("line").length,
    dots: of("dot").length,
    areas: of("area").length,
    x: Math.round(last?.x ?? 0),
    y: Math.round(last?.y ?? 0),
    heading: Math.round(last?.heading ?? 0),
  };
}
