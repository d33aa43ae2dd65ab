import { rows } from "../rows.ts";

/** Answers as children say them, and sentences that only say what is counted. */
rows("amounts that are said", [
  { key: "5000", equal: ["5 thousand", "5.0 thousand"], refused: ["1/5 thousand", "5 thousand 200", "2^5 thousand"] },
  { key: "3500000", equal: ["3.5 million", "3.5 million people"], refused: ["3.5 thousand", "3 and 5 million"] },
  { key: "24", equal: ["2 dozen", "two dozen"], refused: ["24 dozen", "half a dozen", "2.5 dozen", "2 dozen and 1"] },
  {
    key: "36",
    equal: ["6 squared is 36", "6 squared", "six squared", "6 squared = 36"],
    refused: ["6 squared is 35", "6 cubed", "-6 squared", "3/6 squared", "36 squared", "6 squared is 36 squared"],
  },
  {
    key: "7/2",
    equal: ["3 and a half", "3 and one half", "three and a half"],
    refused: ["3 and half", "3 and a third", "1/3 and a half", "3 and a half of 8", "3, 1/2"],
  },
  {
    key: "1.5 h",
    equal: ["1 and a half hours", "an hour and a half"],
    refused: ["2 and a half hours", "2 hours and a half"],
  },
  { key: "41", equal: ["forty-first", "the forty-first"], refused: ["forty-second", "one forty-first"] },
  { key: "1/20", refused: ["twenty-first", "one twenty-first"] },
  { key: "1/6", equal: ["a 1/6 chance", "a 1/6 probability"], refused: ["a 5/6 chance", "a 1/6 chance of 2"] },
  { key: "$18.90", equal: ["USD 18.90"], refused: ["RMB 18.90"] },
  {
    key: "3.6*10^-4",
    equal: ["3.6 times 10 to the -4", "3.6 times 10 to the negative 4"],
    refused: ["3.6 times 10 to the 4th"],
  },
  { key: "72 km/h", equal: ["72 kmh", "72 kmph"], refused: ["72 mph"] },
]);

rows("sentences about what is counted", [
  {
    key: "15",
    equal: ["15 games will be played", "15 games are needed in total", "They play 15 games.", "15个三角形"],
    refused: [
      "15 more games will be played",
      "15 games will not be played",
      "15 games will be missing",
      "They doubled 15",
      "We subtract 15",
      "They play more than 15 games",
      "15个三角形和2个正方形",
    ],
  },
  {
    key: "15岁",
    equal: ["爸爸比小明大15岁", "姐姐比弟弟大15岁"],
    refused: ["爸爸比小明小15岁", "爸爸不比小明大15岁", "爸爸比小明大约15岁", "爸爸比小明一半大15岁"],
  },
  { key: "k=5", equal: ["当k=5时"], refused: ["当k=-5时", "当k≠5时", "当k>5时"] },
  { key: "y=2x+1", equal: ["直线y=2x+1"], refused: ["抛物线y=2x-1"] },
  { key: "14.5元", equal: ["14块5"], refused: ["14块6", "5块14"] },
  { key: "(3,-4)", equal: ["the point (3,-4)", "vertex (3, -4)"], refused: ["the point (-4,3)"] },
  { key: "5", refused: ["point five", "the point 5 away"] },
]);

rows("lists, remainders, times and regions as they are said", [
  { key: "1,2,3", equal: ["1 2 3", "3 2 1"], refused: ["1 2", "1 2 4", "1 2/3", "12 3"] },
  { key: "x=3,x=-2", equal: ["3 -2"], ambiguous: ["3 -1"], refused: ["3 - 2", "-3 2"] },
  { key: "123", refused: ["1 2 3"] },
  {
    key: "7……2",
    equal: ["quotient 7, remainder 2", "the quotient is 7 and the remainder is 2", "7······2"],
    refused: ["quotient 2, remainder 7", "quotient 7", "7*2"],
  },
  {
    key: "3:30",
    kind: "time",
    equal: ["half past 3", "half past three", "30 minutes past 3"],
    refused: ["half to 3", "half past 4", "quarter past 3", "3.3", "3.30", "90 past 3"],
  },
  { key: "3:45", kind: "time", equal: ["quarter to 4", "a quarter to four", "15 to 4"], refused: ["quarter past 4"] },
  { key: "12:40", kind: "time", equal: ["20 to 1", "twenty to one"], refused: ["20 to 12"] },
  { key: "4:00", kind: "time", equal: ["4 o'clock", "four o'clock"], refused: ["5 o'clock"] },
  {
    key: "x>5",
    equal: ["all numbers greater than 5", "all real numbers that are greater than 5"],
    refused: ["<5", "greater than 5", "不大于5", "at least 5", "all numbers not greater than 5", "大于5的倍数"],
  },
  { key: "-2<x≤5", equal: ["大于-2且不大于5"], refused: ["大于-2或不大于5", "不大于-2且大于5"] },
]);

rows("more frames", [
  {
    key: "18",
    equal: ["x must be 18", "18 boxes are left", "term 18", "每个小朋友分到18颗糖", "所以x的值为18"],
    refused: [
      "x must be at least 18",
      "x cannot be 18",
      "18 boxes are missing",
      "每个小朋友少分到18颗糖",
      "所以x的值不为18",
    ],
  },
  {
    key: "250 g",
    equal: ["250g of flour", "a quarter of a kilogram"],
    refused: ["250g of 8", "a quarter of a gram", "250 g of the difference"],
  },
  { key: "0.5 h", equal: ["half an hour", "half of an hour"], refused: ["half a minute", "half a day"] },
  { key: "2π/3", equal: ["2π/3 radians", "2π/3弧度"], refused: ["2π/3 degrees", "2π/3 r"] },
  { key: "yes", equal: ["yes, it is", "Yep", "Yes, they are."], refused: ["no, it isn't", "yes, it isn't", "nope"] },
  { key: "no", equal: ["no, it isn't", "No it is not"], refused: ["no, it is", "yes, it is"] },
  { key: "x=2,y=-1", equal: ["x是2，y是-1", "x为2，y为-1"], refused: ["x是-1，y是2", "x不是2，y是-1"] },
  { key: "45°", equal: ["∠1=45°"], refused: ["∠1=54°"] },
  {
    key: "120",
    equal: ["5的阶乘", "5 factorial", "A(5,5)", "A(6,3)"],
    refused: ["A(5,3)", "6的阶乘", "120 factorial", "C(5,5)"],
  },
  { key: "(5,5)", equal: ["A(5,5)"], refused: ["120"] },
]);

rows("what a word beside a number changes", [
  {
    key: "32",
    refused: ["32 fewer", "32 greater", "32 additional", "32 maximum", "32个多", "32个少", "32人余", "32 others"],
  },
  {
    key: "2/3",
    equal: ["two-thirds of the class", "占全部的三分之二", "two thirds of it"],
    refused: ["2/3 of the rest", "two-thirds of the rest", "two-thirds of the half", "占剩下的三分之二"],
  },
  {
    key: "1 h 20 min",
    equal: ["1h 20m", "1:20 h", "an hour and 20 minutes"],
    refused: ["1h 2m", "1:02 h", "1 m 20 h", "an hour and 20 seconds"],
  },
  { key: "x=4,y=1", equal: ["x is 4, y is 1"], refused: ["x is 1, y is 4", "x is 4, y is not 1"] },
  { key: "7:15", kind: "time", equal: ["7:15 o'clock"], refused: ["7:51 o'clock"] },
  { key: "3,-3", equal: ["正3和负3", "正三和负三"], refused: ["正3", "正3和正3"] },
]);
