import type { Attempt } from "./attempts.ts";

/** Asked against problems that no threshold was set by. */
export const heldOut: Attempt[] = [
  [
    "18-the-training-snail",
    "snail in a 30 m well climbs 1 m first day, 2 m second day and so on, slides 2 m each night. how many meters total up and down when it gets out",
  ],
  ["18-the-training-snail", "蜗牛在30米深的井底，第一天爬1米，第二天2米，每夜滑下2米，到井口一共爬了多少米"],
  [
    "19-two-drops-one-wall",
    "a drop meets five ridges and goes left or right with probability 1/2 each, ends in cup 0 to 5. two drops. probability both end in the same cup",
  ],
  [
    "20-lanterns-in-the-courtyard",
    "5 lanterns on a 5 by 5 courtyard, one in each row and column, none on the diagonals. how many ways",
  ],
  ["20-lanterns-in-the-courtyard", "5行5列的石板放五盏石灯，每行每列一盏，两条对角线不放，有几种放法"],
  [
    "21-calling-grandpa",
    "Beijing is 13 hours ahead of Boston. Lily is awake 7 am to 8 pm, grandpa 6 am to 9 pm. how many hours are both awake",
  ],
  ["22-lucky-envelopes", "six red envelopes, each gets 66, 68, 86 or 88 yuan. how many different totals are possible"],
  ["22-lucky-envelopes", "六个红包，每个放66、68、86或88元，总数有多少种可能"],
  [
    "23-octopus",
    "octopus has 12 red, 10 blue and 5 green socks in the dark. how many must it take to be sure of eight of the same color",
  ],
  ["23-octopus", "抽屉里12只红袜子10只蓝袜子5只绿袜子，至少拿几只保证有8只同色"],
  ["24-bridge-of-turns", "bridge of ten slabs, six east and four north, exactly four turns. how many bridges"],
  [
    "25-leaky",
    "bucket holds 12 liters, leaks 1 liter every 2 minutes, 6 minutes walk to the tub and 6 back. when are there 40 liters in the tub",
  ],
  ["25-leaky", "水桶装12升，每2分钟漏1升，走到浴缸6分钟，走回6分钟，几分钟后有40升"],
  [
    "26-picky-cricket",
    "49 stones numbered 2 to 50, cricket jumps if one number is a multiple of the other, starts at 2. how many stones can't it reach",
  ],
  [
    "27-no-fours",
    "hotel skips every floor number with a 4 and number 13, buttons from 1 to 60. how many floors really",
  ],
  [
    "28-five-grumpy-cats",
    "five cats 1 to 5 sit in a circle, consecutive numbers not next to each other. product of the two neighbors of cat 1",
  ],
  ["28-five-grumpy-cats", "五只狗编号1到5围成一圈，相邻的数不能坐在一起，1号两边的数相乘是多少"],
  [
    "29-centipede-kite",
    "kite with five discs in a row, red gold or green, neighbors different, head and tail same color. how many ways to paint",
  ],
  [
    "30-new-seats-on-monday",
    "6 columns and 5 rows of desks, every Monday one column right and one row to the front. from column 2 row 3, when at column 6 row 1",
  ],
  [
    "31-crows-and-magpies",
    "19 birds on a wire, crows tell the truth, magpies lie, each says exactly one of my neighbors is a magpie. how many magpies",
  ],
  [
    "32-beads-on-the-move",
    "abacus counting from 0 to 50, how many bead moves altogether, five bead above and four below",
  ],
  [
    "33-number-mill",
    "multiply the digits of a two digit number until one digit is left. how many from 10 to 99 end at 6",
  ],
  ["34-gecko", "5x5 tile wall, gecko in second row third column. how many squares of whole tiles contain it"],
  [
    "35-digit-game",
    "pile of pebbles from 10 to 99, take away one of the digits each turn, last pebble wins. how many games does Ann win",
  ],
  ["36-tea-for-eight", "eight cups upside down, each move turns exactly three. fewest moves until all right side up"],
  ["36-tea-for-eight", "八只杯子倒扣着，每次翻三只，最少几次全部翻正"],
  [
    "03",
    "3 alarm clocks beep every 4, 6, and 9 seconds. when two beep together i hear only one beep. they all just beeped. how many beeps do i hear in the next 3600 s",
  ],
  ["10", "there r 200 doors, 100 ppl w odd numbers each toggles multiples of his number, how many doors open"],
  ["16", "两位数，五句话只有一句错：被6整除，被9整除，小于50，个位是4，两个数字差1。求这个数"],
  [
    "18",
    "A bug is in a hole 30 m deep. day k it climbs k meters, at night falls 2. total distance walked until the top?",
  ],
  ["23", "12 red marbles 10 blue 5 green in a bag. how many must I draw to be certain I have 8 of one color"],
  ["25", "一个桶能装12升，有个洞每2分钟漏1升，单程6分钟，浴盆要装到40升，需要多少分钟"],
  ["40", "find x so that half of x plus 12 equals x. the machine says 10->17, 100->62"],
  [
    "44",
    "5x5 grid each cell is the mean of its 4 neighbours, borders are 52 on top, 20 right, 8 below, 16 left. center cell?",
  ],
  [
    "46",
    "a glass box 40 cm high full of water is tilted until 1/4 of the bottom is dry. then what is the depth when flat",
  ],
  ["47", "24 students in random order. P(of Mei's four friends, at least one before and at least one after her)"],
  ["51", "a pump needs 12 s to fill, 3 s to empty, and starts empty; when does it tip for the 20th time"],
  ["22", "6 gifts, each costs 66 68 86 or 88. how many sums are there"],
  ["27", "a building skips all floors with a digit 4 and floor 13. top button says 60. real number of floors?"],
  ["33", "数字相乘直到一位数，10到99里有多少个最后是6"],
  ["31", "十九只鸟站成一排，乌鸦说真话喜鹊说假话，每只都说：我旁边恰好有一只喜鹊。几只喜鹊"],
  ["02", "Ein Stalaktit... sorry english: the stone from above grows 3mm/20y, from below 1mm/10y, gap 40cm, time?"],
  ["30", "classroom 6 columns 5 rows, each week move 1 right and 1 forward, start col 2 row 3, when col 6 row 1"],
  ["12", "第一层5块砖，第二层8块，第三层11块，一直这样，n层一共多少块砖"],
  ["09", "n circles radius r in a row touching, length of the band around them?"],
  [
    "41",
    "what times of a digital clock look like another valid time when mirrored in water upside down? how many minutes per day",
  ],
  ["07", "青 蛙 跳 十 片 荷 叶 ， 小 跳 大 跳 ， 大 跳 后 只 能 小 跳 ， 几 种"],
  ["07", "T2ggZnJvZw== A f​rog, 10 lily p​ads, hop or leap, after a leap only hop. ways?"],
  ["03", "drips 4s", "6s and 9s from the cave ceiling", "plinks count once if together", "3600 s total?"],
];
