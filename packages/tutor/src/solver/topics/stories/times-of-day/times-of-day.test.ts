import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("times of day", () => {
  answersRows([
    ["A movie starts at 6:45 pm and lasts 2 hours 35 minutes. What time does it end?", "9:20 p.m."],
    ["school starts at 8:25 and ends at 3:10. how long is the school day?", "6 hours 45 minutes"],
    ["A train leaves at 9:40 am and arrives at 1:15 pm. How long is the trip?", "3 hours 35 minutes"],
    ["Jake finished his homework at 5:20 pm after working 85 minutes. When did he start?", "3:55 p.m."],
    ["What time will it be 100 hours from 3 pm?", "7:00 p.m."],
    ["What time was it 40 minutes before 1:15 pm?", "12:35 p.m."],
    ["Soccer practice begins at half past 3 and goes until quarter to 5. How many minutes is practice?", "75 minutes"],
    ["a plane left at 7:15am. the flight took 3 hrs 50 min. what time did it land", "11:05 a.m."],
    ["Sam worked from 9:15 a.m. to 12:45 p.m. How many hours did he work?", "7/2 hours"],
    ["When should Lily leave home to arrive at school by 8:15 if the walk takes 25 minutes?", "7:50"],
    ["A flight takes off at 11:20 pm and lands at 6:05 am the next day. How long is the flight?", "6 hours 45 minutes"],
    ["一部电影从19:25开始放映，放映了1小时50分，几时几分结束？", "21:15"],
    ["小明8:25出发，9:10到校，路上用了多少分钟？", "45 minutes"],
    ["小红晚上9时30分睡觉，第二天早上6时50分起床，她睡了多长时间？", "9 hours 20 minutes"],
    ["一列火车上午8时40分出发，行驶5小时30分到达，到达时是几时几分？", "14:10"],
    ["小红做作业用了45分钟，晚上7:20做完，她是什么时候开始做的？", "18:35"],
    ["现在是10时15分，再过50分钟是几时几分？", "11:05"],
    ["上课时间是8:30，一节课40分钟，几时几分下课？", "9:10"],
    ["妈妈早上8:00上班，下午5:30下班，她一天上班多少小时？", "19/2 hours"],
    // A clock that is wrong, a row of buses, a delay, a way at a speed, and a way that is not gone to its end.
    ["The clock loses 5 minutes every hour. It is set right at 8:00 am. What time does it show at 2:00 pm?", null],
    ["A bus leaves every 15 minutes from 6:00 am. What time does the third bus leave?", null],
    ["The train was 20 minutes late and arrived at 5:15. When should it have arrived?", null],
    ["小明每天7:30出发，走了20分钟，发现忘带书，回家，几时到校？", null],
    ["A train leaves at 8:00 am going 60 mph. When does it arrive if it goes 120 miles?", null],
    ["A movie starts at 6:45 pm and lasts 2 hours 35 minutes. How much does it cost?", null],
    ["A movie starts at 6:75 pm and lasts 2 hours 35 minutes. What time does it end?", null],
    ["School starts at 8:30 and ends at 3:10 with a 40 minute lunch. How long are the classes?", null],
    ["一列火车8:40出发，晚点20分钟，11:20到达，原定几时到达？", null],
  ]);

  it("come back from the end to the start", () => {
    for (let minutes = 5; minutes < 700; minutes += 35) {
      const end = solveText(`A show starts at 7:10 am and lasts ${minutes} minutes. What time does it end?`);
      expect(solveText(`A show ends at ${end} after ${minutes} minutes. What time did it start?`)).toBe("7:10 a.m.");
    }
  });
});
