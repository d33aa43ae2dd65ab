import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("groups of the same size", () =>
  answersRows([
    ["There are 50 eggs. Each carton holds 12 eggs. How many full cartons are there?", "4"],
    ["A coach has 38 players. Each van holds 8 players. How many vans does she need?", "5"],
    ["A baker has 75 muffins and puts 8 in each box. How many muffins are left over?", "3"],
    ["There are 50 eggs. Each carton holds some eggs. How many full cartons are there?", null],
    ["There are 50 eggs and 12 hens. How many full cartons are there?", null],
    ["有 59 个苹果，每袋装几个，可以装 8 袋？", null],
  ]));
