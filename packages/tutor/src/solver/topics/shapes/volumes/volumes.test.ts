import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("volumes and surface areas", () => {
  answersRows([
    ["What is the volume of a cube with edge 4 cm?", "64 cm^3"],
    ["Find the surface area of a cube with side length 5.", "150"],
    ["A rectangular prism has length 4, width 3, and height 2. What is its volume?", "24"],
    ["Find the surface area of a box that is 5 cm long, 4 cm wide and 3 cm high", "94 cm^2"],
    ["What's the volume of a box with dimensions 2 m x 3 m x 4 m?", "24 m^3"],
    ["The volume of a cube is 27 cubic inches. How long is each edge?", "3 in"],
    ["The surface area of a cube is 54. What is its volume?", "27"],
    ["Find the volume of a cylinder with radius 3 and height 10.", "90*pi"],
    ["A cylinder has a diameter of 10 cm and a height of 4 cm. Find its surface area in terms of pi.", "90*pi cm^2"],
    ["What is the volume of a cone with radius 3 cm and height 4 cm?", "12*pi cm^3"],
    ["A cone has radius 3 and height 4. What is its slant height?", "5"],
    ["Find the volume of a sphere with radius 6", "288*pi"],
    ["What is the surface area of a sphere with diameter 10 m?", "100*pi m^2"],
    [
      "The volume of a rectangular prism is 60 cm³. The length is 5 cm and the width is 4 cm. What is the height?",
      "3 cm",
    ],
    ["What is the volume of a cylinder with radius 3 and height 10? Leave pi in your answer.", "90pi"],
    ["A cube has a volume of 64. How long is each edge?", "4"],
    ["正方体的棱长是5厘米，求它的体积和表面积", null],
    ["正方体的棱长是5厘米，求它的体积", "125 cm^3"],
    ["一个长方体的长、宽、高分别是5厘米、4厘米、3厘米，它的表面积是多少平方厘米？", "94 cm^2"],
    ["一个长方体水箱，长8分米，宽5分米，高4分米，它的容积是多少立方分米？", "160 dm^3"],
    ["圆柱的底面半径是3厘米，高是10厘米，求圆柱的体积", "90*pi cm^3"],
    ["一个圆柱的底面直径是4厘米，高是5厘米，它的侧面积是多少平方厘米？（π取3.14）", "62.8 cm^2"],
    ["一个圆锥的底面积是12平方厘米，高是5厘米，体积是多少立方厘米？", "20 cm^3"],
    ["圆锥的底面半径为3，高为4，求圆锥的侧面积", "15*pi"],
    ["球的半径是3，体积是多少？", "36*pi"],
    ["正方体的表面积是54平方厘米，它的体积是多少？", "27 cm^3"],
    ["What is the volume of a cylinder with radius 3?", null],
    ["What is the volume of a cube with edge 4 cm and 3 kg?", null],
    ["How much water is in a cylinder of radius 3 and height 10 filled halfway?", null],
    ["把一个棱长6厘米的正方体熔成一个圆锥，底面积是12平方厘米，高是多少？", null],
    ["圆柱和圆锥等底等高，圆柱的体积是30，圆锥的体积是多少？", null],
  ]);
});
