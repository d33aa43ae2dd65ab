import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("angles", () => {
  answersRows([
    ["Two angles of a triangle are 50° and 60°. What is the third angle?", "70°"],
    ["Two angles of a triangle measure 35 degrees and 90 degrees. Find the missing angle.", "55°"],
    ["What is the complement of a 35° angle?", "55°"],
    ["What is the supplement of 110 degrees?", "70°"],
    ["What is the sum of the interior angles of a hexagon?", "720°"],
    ["What is the measure of each interior angle of a regular octagon?", "135°"],
    ["Find each exterior angle of a regular polygon with 9 sides", "40°"],
    ["三角形的两个内角分别是50°和60°，第三个内角是多少度？", "70°"],
    ["七边形的内角和是多少度？", "900°"],
    ["正六边形的每个内角是多少度？", "120°"],
    ["35°的余角是多少度？", "55°"],
    ["Each interior angle of a regular polygon is 144 degrees. How many sides does it have?", "10"],
    ["一个多边形的内角和是1080度，它是几边形？", "8"],
    ["等腰三角形的顶角是40度，底角是多少度", "70°"],
    ["A base angle of an isosceles triangle is 65 degrees. Find the vertex angle.", "50°"],
    ["Each exterior angle of a regular polygon is 24 degrees. How many sides does it have?", "15"],
    ["Each interior angle of a regular polygon is 145 degrees. How many sides does it have?", null],
    ["Two angles of a triangle are 100° and 90°. What is the third angle?", null],
    ["Two angles of a quadrilateral are 100° and 90°. What is the third angle?", null],
    ["What is each angle of a hexagon?", null],
    ["What is the complement of the set {1, 2}?", null],
  ]);
});
