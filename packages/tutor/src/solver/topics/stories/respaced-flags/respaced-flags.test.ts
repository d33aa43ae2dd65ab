import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("flags at another distance", () => {
  answersRows([
    ["路的一边每隔4米插一面红旗，全长120米，两端都插，现在改成每隔6米插一面，有多少面不用移动", "11"],
    ["在一条长120米的公路一侧，每隔4米插一面彩旗，两端都插，现在要改为每隔6米插一面，不用移动的彩旗有多少面？", "11"],
    ["公路的一边原来每隔40米有一根电线杆，共31根，现在改成每隔60米有一根，有多少根不用移动？", "11"],
    ["一条小路长60米，原来每隔4米栽一棵树，两端都栽，现在改成每隔5米栽一棵，有几棵树不用移动？", "4"],
    ["原来每隔3米插一面旗，从头到尾共插了37面，现在改成每隔4米插一面，可以不移动的旗有多少面？", "10"],
    ["圆形花坛周长是120米，沿着四周每隔4米插一面红旗，现在改成每隔6米插一面，有多少面红旗不用移动？", "10"],
    ["路边每两根电线杆之间的距离是45米，共53根，现在改为每隔60米一根，有几根不用移动", "14"],
    ["路边每两根电线杆之间的距离是45米，共53根，现在改为每隔60米一根，除两端的两根不动外，还有几根不用移动？", "12"],
    [
      "Flags are placed every 4 m along a 120 m road, with a flag at both ends. Now they are to be placed every 6 m. How many flags do not need to be moved?",
      "11",
    ],
    [
      "Along a 60-meter path, trees are planted every 4 meters, including both ends. If the trees are placed every 5 meters instead, how many trees do not have to be moved?",
      "4",
    ],
    [
      "There are 31 poles along a road, 40 m apart. Now the poles are to stand 60 m apart. How many poles need not be moved?",
      "11",
    ],
    [
      "Around a circular pond of 120 m, flags stand every 4 m. They will now be placed every 6 m. How many flags can stay where they are?",
      "10",
    ],
    [
      "A road is 240 feet long. Lamps stand every 20 feet, with lamps at both ends. The spacing is changed to every 30 feet. How many lamps don't have to be moved?",
      "5",
    ],
    [
      "37 flags stand in a straight line, 3 meters apart. They are to be 4 meters apart. How many flags do not need to be moved?",
      "10",
    ],
    [
      "From one end to the other of a 90 m street, trees are planted every 6 m. They should now stand every 9 m. How many trees will not be moved?",
      "6",
    ],
    [
      "At both ends and every 8 m along a 240 m road there are posts. The distance is changed to 12 m apart. How many posts can remain?",
      "11",
    ],
    // Of which nobody is sure, or with one condition more.
    ["路边每隔4米插一面红旗，全长120米，现在改成每隔6米插一面，有多少面不用移动", null],
    ["路的两边每隔4米插一面红旗，全长120米，两端都插，现在改成每隔6米插一面，有多少面不用移动", null],
    ["路的一边每隔4米插一面红旗，全长120米，两端都插，现在改成每隔6米插一面，要多买多少面", null],
    [
      "Flags are placed every 4 m along a 120 m road. Now they are to be placed every 6 m. How many flags do not need to be moved?",
      null,
    ],
  ]);
});
