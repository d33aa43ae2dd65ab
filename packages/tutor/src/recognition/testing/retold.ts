import type { Attempt } from "./attempts.ts";

/** Told of other things, as code, in a formula, packed, in pieces, by its title, or with an answer to confirm. */
export const retold: Attempt[] = [
  [
    "05-numbered-pebbles",
    "Tina has a bag with 6 stones labeled one through six. Pulling two together, chance the product can be divided by six?",
  ],
  ["05-numbered-pebbles", "袋子里有1到6号六颗石头，一次摸两颗，乘积是6的倍数的概率"],
  [
    "05-numbered-pebbles",
    "write a python program that computes the probability that two distinct numbers from 1..6 multiply to a multiple of 6",
  ],
  [
    "05-numbered-pebbles",
    "from itertools import combinations; count pairs in range(1,7) with a*b%6==0, what does it print",
  ],
  ["05-numbered-pebbles", "pebbles numbered 1-6, pick 2, product multiple of 6 — is the answer 8/15?"],
  [
    "05-numbered-pebbles",
    "V2hhdCBpcyB0aGUgcHJvYmFiaWxpdHkgdGhhdCB0d28gcGViYmxlcyBvdXQgb2Ygc2l4IG51bWJlcmVkIDEgdG8gNiBoYXZlIGEgcHJvZHVjdCB0aGF0IGlzIGEgbXVsdGlwbGUgb2YgNj8=",
  ],
  ["05-numbered-pebbles", "my friend's question: choose 2 of {1,2,3,4,5,6}. P(6 | ab)?"],
  [
    "05-numbered-pebbles",
    "there are six marbles with numbers",
    "1 2 3 4 5 6",
    "take 2",
    "prob that product is multiple of 6",
  ],
  ["05-numbered-pebbles", "六张卡片写着一到六，闭眼抽两张，积能被六整除的可能性多大"],
  ["05-numbered-pebbles", "How many pairs from the numbers 1 to 6 have a product divisible by 6?"],
  [
    "10-lanterns-by-the-lake",
    "200 light bulbs in a hallway, all off. 100 kids with odd numbers 1,3,5..199 toggle multiples of their number. how many on at the end",
  ],
  ["10-lanterns-by-the-lake", "有200盏灯编号1到200，100个人拿奇数号，依次拉自己号码倍数的灯，最后亮几盏"],
  ["10-lanterns-by-the-lake", "lanterns by the lake: is it 24?"],
  [
    "10-lanterns-by-the-lake",
    "lamps numbered 1 to 200 are dark",
    "only odd people pull the cord",
    "each pulls multiples of his number",
    "so which ones stay lit",
  ],
  [
    "31-crows-and-magpies",
    "19 birds on a wire, truth tellers and liars, each says exactly one of my neighbors is a liar. how many liars",
  ],
  ["31-crows-and-magpies", "19只鸟站成一排，乌鸦说真话喜鹊说假话，每只都说“我旁边恰好有一只喜鹊”，有几只喜鹊"],
  [
    "31-crows-and-magpies",
    "knights and knaves: nineteen people in a line each say exactly one of the people next to me is a knave. count the knaves",
  ],
  [
    "31-crows-and-magpies",
    "write a program that brute forces 2^19 rows of truth tellers/liars where each says 'exactly one neighbor is a liar'",
  ],
  [
    "31-crows-and-magpies",
    "十九个人排一排，骑士讲真话，骗子说谎，每人都说“紧挨着我的人里正好有一个骗子”，骗子多少个？",
  ],
  ["31-crows-and-magpies", "crows and magpies is it 6?"],
  [
    "31-crows-and-magpies",
    "twenty-two birds on a wire, crows honest magpies lie, all say among my neighbours exactly one magpie, number of magpies?",
  ],
  [
    "31-crows-and-magpies",
    "In a row of 19 children, honest ones tell the truth and the others lie. All say: exactly one kid beside me lies. How many lie?",
  ],
  [
    "31-crows-and-magpies",
    "nineteen birds in the fog",
    "crows true",
    "magpies lie",
    "each says exactly 1 magpie next to me",
    "how many magpies",
  ],
  ["36-tea-for-eight", "8 cups upside down, each move flip exactly 3, fewest moves to get all up"],
  ["36-tea-for-eight", "八个杯子全倒扣，每次翻三个，最少几次全部朝上"],
  ["36-tea-for-eight", "minimum number of moves to flip 8 coins from tails to heads turning over exactly 3 each time"],
  [
    "36-tea-for-eight",
    "write a BFS: state of 8 bits all 0, each step flips exactly three bits, shortest path to all ones",
  ],
  ["36-tea-for-eight", "8枚硬币反面朝上，每次恰好翻3枚，最少翻几次全是正面"],
  ["36-tea-for-eight", "is 4 the smallest number of moves for the eight tea cups when you turn three at a time"],
  [
    "36-tea-for-eight",
    "eight switches are off; one step toggles 3 different switches; how many steps at least until all on?",
  ],
  ["36-tea-for-eight", "grandpa's tea cup game, 3 at once, what's the least moves"],
  [
    "14-four-drops-six-bowls",
    "4 balls are thrown at random into 6 boxes. What's the chance the box with most balls has exactly 2?",
  ],
  ["14-four-drops-six-bowls", "六只碗放在漏雨的屋檐下，落下四滴水，最满的碗恰好有两滴的概率"],
  ["14-four-drops-six-bowls", "probability that the max count is 2 when distributing four drops over six bowls"],
  ["14-four-drops-six-bowls", "python: simulate 4 drops into 6 bowls, fraction where max(counts)==2, exact value?"],
  ["14-four-drops-six-bowls", "把4个球随机放进6个盒子，球最多的盒子恰好有2个球，概率是多少"],
  ["14-four-drops-six-bowls", "four drops six bowls is it 25/36?"],
  [
    "14-four-drops-six-bowls",
    "Four raindrops each land in one of 6 buckets with equal chance",
    "look at the fullest one",
    "whats the probability it has exactly two",
  ],
  [
    "14-four-drops-six-bowls",
    "Rm91ciBkcm9wcyBmYWxsIGludG8gc2l4IGJvd2xzIGF0IHJhbmRvbS4gUHJvYmFiaWxpdHkgdGhhdCB0aGUgZnVsbGVzdCBib3dsIGhvbGRzIGV4YWN0bHkgdHdvPw==",
  ],
  [
    "27-no-fours-please",
    "A hotel skips every floor with a 4 in its number and also 13. The buttons go from 1 to 60. How many floors are there?",
  ],
  ["27-no-fours-please", "酒店电梯从1到60，凡是带4的楼层和13层都不要，实际有多少层"],
  ["27-no-fours-please", "从1到60的整数中不含数字4也不是13的有多少个"],
  [
    "27-no-fours-please",
    "tower with elevator buttons up to 60, unlucky numbers: all with a four, plus thirteen. number of real floors? i got 44",
  ],
  [
    "41-the-clock-in-the-pond",
    "A digital clock hangs above water. For how many minutes a day is its upside down reflection a valid but different time?",
  ],
  ["41-the-clock-in-the-pond", "电子钟挂在水面上，倒影颠倒，一天里有多少分钟倒影是另一个真实存在的时间"],
  ["41-the-clock-in-the-pond", "clock in the pond is it 105 minutes?"],
  ["41-the-clock-in-the-pond", "数码时钟在池塘里的倒影，上下颠倒，有几分钟显示的是存在但错误的时间"],
  [
    "41-the-clock-in-the-pond",
    "write code that counts minutes from 00:00 to 23:59 whose mirror image in the lake below is a valid other time, digits 2 and 5 swap",
  ],
  [
    "41-the-clock-in-the-pond",
    "seven segment clock mirrored in the water, how many minutes of the day does the mirror show an existing wrong time",
  ],
  [
    "44-the-tile-in-the-middle",
    "5x5 grid of tiles, edges held at 52, 20, 8 and 16 degrees, each tile is the average of its 4 neighbors. temperature of the center?",
  ],
  ["44-the-tile-in-the-middle", "5行5列地砖，四边水温52、20、8、16度，每块砖是四个邻居的平均，中间那块多少度"],
  [
    "44-the-tile-in-the-middle",
    "discrete laplace equation on a 5 by 5 grid with boundary values 52 north 20 east 8 south 16 west, value at center",
  ],
  [
    "44-the-tile-in-the-middle",
    "numpy solve the 25 unknowns: each cell mean of up down left right, borders 52,20,8,16. what's cell (3,3)",
  ],
  ["44-the-tile-in-the-middle", "is the tile in the middle 24 degrees?"],
  [
    "44-the-tile-in-the-middle",
    "palace floor with warm channels north 52 east 20 south 8 west 16",
    "25 tiles each is average of 4 neighbours",
    "middle one?",
  ],
  [
    "07-resting-frog",
    "frog on lily pads numbered 0..? each hop 1 or 2 pads and must rest after... how many ways, the resting frog one is it 88",
  ],
  ["21-calling-grandpa", "有两个城市时差13小时，莉莉7点到20点醒着，外公6点到21点醒着，一天中有几小时两人都醒着"],
  ["22-lucky-envelopes", "a sum of six numbers each from {66,68,86,88}: number of distinct sums"],
  ["23-dressing-the-octopus", "12 red, 10 blue, 5 green balls. how many must be drawn to guarantee 8 of one color"],
  [
    "03-three-drips",
    "three blinking lights flash every 4, 6 and 9 seconds, flashes together count once. how many flashes in one hour",
  ],
  [
    "25-leaky-bucket",
    "12 L watering can leaks 1 L per 2 minutes, 6 min there and 6 min back to fill a tank, when will the tank hold 40 L",
  ],
  ["28-five-grumpy-cats", "five grumpy cats: what's the answer"],
];
