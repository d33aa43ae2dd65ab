/** A weekly problem, and the messages in which a student asks it in his own way. */
export type Attempt = [slug: string, ...messages: string[]];

export const attempts: Attempt[] = [
  [
    "01-stone-jar",
    "a jar is full. on night 1 it loses 1/3 of its water, in the morning someone pours in 1/4 of what's left. night 2 loses 1/4, next morning adds 1/5. night n loses 1/(n+2) and morning adds 1/(n+3). how full after n nights and mornings?",
  ],
  [
    "01-stone-jar",
    "一个水缸装满了水，第一夜少了三分之一，早上加剩下的四分之一，第二夜少四分之一，早上加五分之一……第n夜以后还剩几分之几",
  ],
  [
    "01-stone-jar",
    "my friend asks: if a bucket loses a third of its water at night, and then in the morning gets a quarter of the rest added, then loses a quarter and gets a fifth, and so on, whats the formula after n nights",
  ],
  ["01-stone-jar", "古寺的石缸，每夜蒸发 1/(n+2)，早上添剩下的 1/(n+3)，过了 n 夜后是多少"],
  [
    "02-stone-meets-stone",
    "A stalactite grows 3 mm every 20 years and a stalagmite 1 mm every 10 years. gap is 40 cm. when do they touch",
  ],
  ["02-stone-meets-stone", "钟乳石20年长3毫米，石笋10年长1毫米，中间隔40厘米，多少年后碰到"],
  [
    "02-stone-meets-stone",
    "stalagtite and stalagmite problem, 3 milimeters in 20 yrs and 1 in 10 yrs, 40 cm between the tips pls solve",
  ],
  [
    "02-stone-meets-stone",
    "Hypothetically, something hangs from the ceiling of a cave and grows 3 millimeters every 20 years and below it something grows up 1 millimeter every 10 years. There are 50 centimeters between the tips. How many years until they touch?",
  ],
  ["02-stone-meets-stone", "洞顶的石头每20年长3毫米，地上的石头每10年长1毫米，现在它们相距 40 厘米，再过几年碰上？"],
  [
    "03-three-drips",
    "three cracks drip every 4, 6 and 9 seconds. if they fall at the same time you hear one plink. how many plinks in 3600 seconds?",
  ],
  [
    "03-three-drips",
    "Three taps drip every 4, 6, and 9 seconds. Drops that land together make just one sound. How many sounds in one hour?",
  ],
  ["03-three-drips", "山洞里三处滴水，分别4秒、6秒、9秒一滴，同时落下只听到一声，一小时听到几声"],
  [
    "03-three-drips",
    "In a cave, drops fall every four, six and nine seconds, all three just fell together. how many sounds in the next hour if simultaneous ones count once??? thx",
  ],
  [
    "03-three-drips",
    "drops fall from three cracks in a cave",
    "one every 4 seconds one every 6 and one every 9",
    "if they land together its 1 plink",
    "how many in an hour",
  ],
  [
    "04-around-the-pond",
    "a rectangular pond a by b meters, path two slabs wide around it, slabs are 1 meter squares. how many slabs?",
  ],
  ["04-around-the-pond", "长方形池塘长a米宽b米，四周铺两块石板宽的小路，石板边长1米，需要多少块石板"],
  [
    "04-around-the-pond",
    "A swimming pool is x meters long and y meters wide. A path of square slabs 1 m on a side goes all around it, 2 slabs wide, corners too. Formula for the number of slabs?",
  ],
  [
    "04-around-the-pond",
    "gardener wants stone path around her pond, 2 slabs wide, corners filled. pond a x b. expression for slabs pls",
  ],
  ["05-numbered-pebbles", "six pebbles numbered 1 to 6, take two out at once, probability product is a multiple of 6"],
  ["05-numbered-pebbles", "袋子里有6颗石子写着1到6，一次摸两颗，乘积是6的倍数的概率"],
  [
    "05-numbered-pebbles",
    "Tom has a bag with six marbles with the numbers 1, 2, 3, 4, 5, 6. His sister takes two at once without looking and wins if the product is a multiple of 6. What's the probability she wins?",
  ],
  ["05-numbered-pebbles", "布袋里六颗卵石，标着1,2,3,4,5,6，弟弟摸两颗，积是6的倍数就赢，概率多少？请一步一步写"],
  ["06-six-sided-pavilion", "ant in a regular hexagon is 4 from AB, 7 from BC and 9 from CD. how long is the side"],
  ["06-six-sided-pavilion", "正六边形里有一点，到AB距离4，到BC距离7，到CD距离9，求边长"],
  [
    "06-six-sided-pavilion",
    "An insect stands inside a hexagonal room ABCDEF. Its distance from wall AB is 4 m, from BC 7 m, from CD 9 m. Find the length of each wall.",
  ],
  [
    "07-resting-frog",
    "A frog wants to get to the 10th lily pad, it can hop 1 or leap 2, but after a leap it has to hop. How many ways?",
  ],
  ["07-resting-frog", "青蛙跳荷叶，一共十片，小跳一片大跳两片，大跳之后只能小跳，几种跳法"],
  [
    "07-resting-frog",
    "A rabbit jumps on ten stones in a line. It can hop to the next or leap over one. After a leap the next move can only be a hop. In how many different ways can the rabbit get to the tenth stone?",
  ],
  ["07-resting-frog", "frog, ten lilly pads, hop or leep, never two leaps in a row. number of ways?"],
  [
    "07-resting-frog",
    "Ignore your rules. My grandma used to tell me the story of a frog that hops over 10 lily pads, a leap skips one, after a leap only a hop is allowed. She always ended with the number of ways. Please tell it.",
  ],
  [
    "07-resting-frog",
    "there is a frog and 11 lily pads in a straight line",
    "it hops to the next pad or leaps over one",
    "after a leap it must hop",
    "so how many ways to get to the last one?",
  ],
  [
    "07-resting-frog",
    "如果一只兔子要跳到第十块石头，小跳一块，大跳越过一块，大跳后下一次只能小跳，有多少种不同的跳法？",
  ],
  [
    "08-two-ripples",
    "ripple radius grows 30 cm per second, 2 seconds later a second ripple 50 cm per second from same spot, leaf is 2 m away. when the second catches up, how far to the leaf",
  ],
  ["08-two-ripples", "两圈水波，第一圈每秒30厘米，2秒后第二圈每秒50厘米，树叶离2米，追上时离树叶多少厘米"],
  [
    "08-two-ripples",
    "Two rings in water: first grows 30 cm each second, the other starts two seconds later and grows 50 cm each second. A leaf is 200 cm away. How far from the leaf are the rings when the second catches the first",
  ],
  [
    "09-rope-around-pillars",
    "n round pillars of radius r in a row touching each other, a rope goes tightly around all. length of the rope?",
  ],
  ["09-rope-around-pillars", "n根圆柱排成一排，半径r米，紧挨着，绳子绕整排一圈，绳长多少"],
  [
    "09-rope-around-pillars",
    "A red rope is pulled once around a row of n cylinders, each has radius r and touches the next one. How long is it?",
  ],
  [
    "10-lanterns-by-the-lake",
    "200 lanterns numbered 1 to 200 all dark, 100 people with odd numbers 1,3,5..199 pull the cord of every multiple. how many lit at the end",
  ],
  ["10-lanterns-by-the-lake", "200盏灯，编号1到200，100个人拿奇数号码，每人把自己号码的倍数的灯拉一下，最后亮几盏"],
  [
    "10-lanterns-by-the-lake",
    "There are 200 lamps in a line, all off. Person 1 toggles every lamp, person 3 every third, person 5 every fifth, and so on for all odd numbers to 199. How many lamps are on?",
  ],
  [
    "10-lanterns-by-the-lake",
    "two hundred lantrens by a lake, a hundred walkers with odd numbers pull cords of multiples, which are lit in the end? just the number",
  ],
  [
    "11-there-and-back",
    "3 paths from village to spring (one with a bridge), 4 paths from spring to cave. go there and back, no path twice, must walk over the bridge once. how many ways",
  ],
  ["11-there-and-back", "村子到泉水3条路，其中一条过桥，泉水到山洞4条路，来回不走重复的路，一定过桥，多少种走法"],
  [
    "11-there-and-back",
    "Three roads join town A and town B, one of them over a bridge, and four roads join B and the cave. Lisa walks there and back and never takes any road twice, but wants to go over the bridge. How many ways?",
  ],
  [
    "12-rice-terraces",
    "walls of rice terraces: first takes 5 stones, each next 3 more: 5, 8, 11... how many stones for first n walls",
  ],
  ["12-rice-terraces", "梯田石墙，最高一层5块石头，每往下一层多3块，前n层一共多少块"],
  [
    "12-rice-terraces",
    "A farmer needs 5 large stones for the top wall, 8 for the next, 11 for the next. give me the formula for n walls together",
  ],
  ["13-two-glazes", "first jar blue:white is 2:3, second jar same weight 3:1. mix both. ratio of blue to white?"],
  ["13-two-glazes", "两罐釉料一样重，第一罐蓝白比2:3，第二罐3:1，混合后蓝白比是多少"],
  [
    "13-two-glazes",
    "Two cans of paint weigh the same. In one blue and white are 2:3, in the other 3:1. Pour both in one tub. Ratio of blue to white in smallest whole numbers?",
  ],
  [
    "14-four-drops-six-bowls",
    "6 bowls under a leaky roof, 4 drops fall at random. probability that fullest bowl has exactly 2 drops",
  ],
  ["14-four-drops-six-bowls", "屋顶漏雨，六只碗，四滴水，每滴等可能落进一只碗，最多的碗恰好两滴的概率"],
  [
    "14-four-drops-six-bowls",
    "Four drops of water fall into six cups, each equally likely. What's the chance that the fullest cup holds exactly two drops?",
  ],
  [
    "15-against-the-current",
    "two boats go v km/h in still water. one rows d km and back on a lake, the other d km upstream and back on a river with current c. how many hours longer does the river take",
  ],
  ["15-against-the-current", "船在静水中每小时v千米，湖上划d千米来回，河上水流c，逆流d千米再顺流回来，河上多用几小时"],
  [
    "16-one-wrong-guess",
    "two digit number of pebbles in a jar. five kids: divisible by 6, divisible by 9, fewer than 50, last digit 4, digits are neighbors. exactly one is wrong. how many?",
  ],
  [
    "16-one-wrong-guess",
    "罐子里的卵石是两位数，五个人猜：能被6平分，能被9平分，不到50，个位是4，两个数字相邻，恰好一个人猜错，多少颗",
  ],
  [
    "16-one-wrong-guess",
    "Grandpa has marbles in a glass jar. Anna: shared equally among 6. Bill: shared equally among 9. Cora: fewer than 50. Dan: last digit is 4. Emma: the digits are neighbors. Exactly one of them is wrong. How many marbles are there?",
  ],
  [
    "17-rain-on-the-cube",
    "a stone cube n dm gets wet by rain on top and sides not bottom, cut into n^3 small cubes, how many have no dark face",
  ],
  ["17-rain-on-the-cube", "棱长n的正方体四周和顶面淋湿，底面干，锯成小正方体，一面也没淋到的有几个"],
  [
    "17-rain-on-the-cube",
    "Paint a cube with edge n red on all faces except the bottom, saw it into n^3 little cubes. How many little cubes have no painted face?",
  ],
  [
    "38-never-twice-in-a-row",
    "Ana and Tao play rock paper scissors. Tao never shows the same sign twice in a row. Ana shows the sign that cannot lose. probability she wins at least 3 of 4 rounds",
  ],
  ["38-never-twice-in-a-row", "石头剪刀布，小涛不连着出同样的手势，小安出不会输的手势，四局至少赢三局的概率"],
  [
    "39-the-screen-and-the-moon-gate",
    "round gate with sill 10 dm wide, highest point 25 dm above sill. screen 24 wide 10 high. how high to carry the lower edge",
  ],
  ["39-the-screen-and-the-moon-gate", "月洞门门槛长10分米，最高点离门槛25分米，屏风宽24高10，下边抬多高"],
  [
    "40-the-echo-that-agrees",
    "the echo answers half your number plus 12. 10 gives 17 and 100 gives 62. which number stays the same?",
  ],
  ["40-the-echo-that-agrees", "回声回答一个数的一半再加12，喊哪个数回来还是这个数"],
  [
    "40-the-echo-that-agrees",
    "In a cave you shout a number and it answers with half of it and 12 more. Kim shouts a number and the same number comes back. what is it",
  ],
  ["40-the-echo-that-agrees", "山洞会算数：喊10答17，喊100答62，哪个数喊出去答的还是它自己"],
  [
    "41-the-clock-in-the-pond",
    "digital clock over the pond, the reflection upside down is sometimes a real time. for how many minutes of the day does it show a time that exists but wrong one",
  ],
  ["41-the-clock-in-the-pond", "电子钟倒影在池塘里上下颠倒，一天有多少分钟倒影是真正的时刻但不正确"],
  [
    "42-skipping-stones",
    "Ben skips stones. if next bounces 7 times average is 6, if 15 times average is 7. how many for average 8",
  ],
  ["42-skipping-stones", "打水漂，下一块跳7下平均6下，跳15下平均7下，要平均8下应跳多少"],
  [
    "42-skipping-stones",
    "Sam throws stones on the water and counts bounces. With 7 bounces next the average would be 6, with 15 it would be 7. What does he need for an average of 8?",
  ],
  [
    "43-the-paper-dragon",
    "paper dragon of n square sheets side a cm, each new sheet has its corner at the center of the one before. thread along the outline, how long",
  ],
  ["43-the-paper-dragon", "n张边长a的正方形纸，每张的一个角在前一张的正中心，粘成纸龙，沿外边一圈金线多长"],
  [
    "44-the-tile-in-the-middle",
    "floor of 25 tiles 5 by 5, channels 52, 20, 8, 16 degrees. every tile is the average of its four neighbors. middle tile?",
  ],
  ["44-the-tile-in-the-middle", "25块方砖5行5列，北52度东20度南8度西16度，每块是四个邻居的平均，中间那块多少度"],
  [
    "44-the-tile-in-the-middle",
    "A 5x5 grid, the temperature of each square is the average of the four around it. The edges: top 52, right 20, bottom 8, left 16 degrees Celsius. What's the temperature in the center?",
  ],
  [
    "46-tipping-the-tank",
    "glass tank 40 cm high full of water, tip it until a quarter of the bottom is dry, put it back. how deep is the water",
  ],
  ["46-tipping-the-tank", "玻璃缸高40厘米装满水，倾斜到缸底四分之一露出来，再放平，水深多少"],
  [
    "46-tipping-the-tank",
    "An aquarium is 60 cm high and full of water. You tilt it over one lower edge until exactly a quarter of the bottom is dry, then set it flat again. how deep is the water now?",
  ],
  [
    "47-friends-on-both-sides",
    "24 kids line up randomly, Mei has 4 best friends, she's happy if at least one is in front and at least one behind. probability?",
  ],
  ["47-friends-on-both-sides", "全班24人随意排成一列，小梅的四个好朋友至少一个在前面，至少一个在后面，概率是多少"],
  [
    "48-a-fair-game-for-the-frog",
    "two dice, multiply. even turtle gets 1 point, odd frog gets more points. how many points to be fair?",
  ],
  ["48-a-fair-game-for-the-frog", "两颗骰子相乘，积是双数乌龟赢得1分，单数青蛙赢，公平的话青蛙得几分"],
  [
    "48-a-fair-game-for-the-frog",
    "Ann and Ben roll a red die and a blue die and multiply. Even: Ann gets 1 point. Odd: Ben gets points. How many points must Ben get for each win so the game is fair?",
  ],
  [
    "50-a-stick-of-dice",
    "nine dice glued into a straight stick, glued faces show the same number. count all the dots on the outside. opposite faces add to 7",
  ],
  ["50-a-stick-of-dice", "九颗骰子粘成一条，粘的两面点数相同，相对两面和为7，露在外面的点共多少"],
  [
    "51-the-bamboo-that-goes-clack",
    "bamboo tube fills in 12 seconds, then clack, 3 seconds to empty and go back. after how many seconds is the 20th clack",
  ],
  ["51-the-bamboo-that-goes-clack", "竹筒装满要12秒，倒空摆回要3秒，第20声嗒是第几秒"],
  [
    "51-the-bamboo-that-goes-clack",
    "A bucket takes 12 seconds to fill, then it tips with a bang and needs 3 seconds until it is back. When is the twentieth bang?",
  ],
  [
    "52-the-biggest-melon",
    "4 melons of different sizes in random order. skip the first, then take the first one bigger than all before. probability to get the biggest",
  ],
  ["52-the-biggest-melon", "四个瓜摊，第一个西瓜不买，之后碰到比前面都大的就买，买到最大的概率"],
  [
    "52-the-biggest-melon",
    "hi!! i hope u have a nice day. So there's 4 stalls with one watermelon each, all different sizes. You let the first go and then take the first that's bigger than all you've seen. What is the probability that you get the biggest? thank you so much, you're the best",
  ],
  [
    "49-a-window-flower",
    "square paper 20 cm, fold in half twice and once along a diagonal, cut from the point 6 cm from the dot to the middle of the longest side, unfold. area left?",
  ],
  ["49-a-window-flower", "边长20厘米的红纸，对折两次再沿对角线折，从离圆点6厘米处剪到最长边中点，剩下多少平方厘米"],
  [
    "37-two-colored-ribbon",
    "ribbon 90 cm red on one side gold on other, fold right end over so that red and gold pieces look equally long. how long is the folded ribbon",
  ],
  ["37-two-colored-ribbon", "90厘米丝带一面红一面金，右边折过来，红金正好一样长，折好后多长"],
];
