import type { Reader } from "../../topic.ts";
import { angles } from "./angles/topic.ts";
import { areas } from "./areas/topic.ts";
import { clockAngles } from "./clock-angles/topic.ts";
import { edgesOfSquares } from "./edges-of-squares/topic.ts";
import { framesAround } from "./frames-around/topic.ts";
import { pythagoras } from "./pythagoras/topic.ts";
import { rectangles } from "./rectangles/topic.ts";
import { shadows } from "./shadows/topic.ts";
import { similarTriangles } from "./similar-triangles/topic.ts";
import { squares } from "./squares/topic.ts";
import { volumes } from "./volumes/topic.ts";

/** Lengths, angles, areas, and volumes. */
export const shapeTopics: readonly Reader[] = [
  areas,
  volumes,
  pythagoras,
  angles,
  rectangles,
  similarTriangles,
  shadows,
  clockAngles,
  edgesOfSquares,
  squares,
  framesAround,
];
