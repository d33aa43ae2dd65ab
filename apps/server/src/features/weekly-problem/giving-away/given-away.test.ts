import { readWeeklyProblems, type WeeklyProblemSource } from "@dripstone/content";
import { beforeAll, describe, expect, it } from "vitest";
import { connect } from "../../../database/connect.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { plant } from "../testing/problems.ts";
import { placesOf } from "./given-away.ts";

const problems = new Map<string, WeeklyProblemSource>();
beforeAll(async () => {
  const all = await readWeeklyProblems(new URL("../../../../../../content", import.meta.url));
  for (const problem of all) problems.set(problem.slug, problem);
});

/** Whether a text tells the answer of one of our problems while that is open. */
const tells = (slug: string, text: string, under = ""): boolean => partsTelling(slug, text, under).length > 0;

/** What of it does. */
function partsTelling(slug: string, text: string, under = ""): string[] {
  const problem = problems.get(slug);
  if (!problem) throw new Error(`there is no problem ${slug}`);
  const places = placesOf({ text, under }, { rubric: problem.rubric, texts: problem.text });
  return places.map(({ from, to }) => text.slice(from, to));
}

/** A problem, what somebody says, and the title of the thread that they say it in. */
type Row = [slug: string, text: string, under?: string];

const telling: Row[] = [
  ["resting-frog", "The answer to the weekly problem is 41."],
  ["resting-frog", "weekly problem: 41"],
  ["resting-frog", "I got 41 for this week's problem, what about you?"],
  ["resting-frog", "problem of the week = 41!!"],
  ["resting-frog", "For the frog with the ten lily pads I got 41 ways"],
  ["resting-frog", "The Frog That Needs a Breath: it's forty-one"],
  ["resting-frog", "The frog problem has lily pads... anyway ||41||"],
  ["resting-frog", "41", "This week's problem"],
  ["resting-frog", "I think it is 41.", "The frog that needs a breath"],
  ["resting-frog", "**41**", "Weekly problem help"],
  ["resting-frog", "４１", "Weekly problem help"],
  ["resting-frog", "4\u200b1", "Weekly problem help"],
  ["resting-frog", "20+21", "Weekly problem help"],
  ["resting-frog", "$f(10)=41$", "Weekly problem help"],
  ["resting-frog", "So $f(10)=f(9)+f(7)=28+13=41$.", "weekly problem"],
  ["resting-frog", "每周一题的答案是 41"],
  ["resting-frog", "本周的题我算出来是41种"],
  ["resting-frog", "池塘边的青蛙那道题得 41"],
  ["resting-frog", "这周的题答案：四十一"],
  ["resting-frog", "四十一", "每周一题讨论"],
  ["resting-frog", "41", "要歇口气的青蛙"],
  ["resting-frog", "我觉得是41种跳法", "要歇口气的青蛙"],
  ["resting-frog", ":::spoiler\n41\n:::", "每周一题"],
  ["resting-frog", "1. First the pads\n2. 41", "weekly problem"],
  ["resting-frog", "> the answer?\n\nIt's 41", "weekly problem"],
  ["resting-frog", "There are exactly 41 ways for the frog to hop across the lily pads to the bank."],
  ["rice-terraces", "n(3n+7)/2"],
  ["rice-terraces", "Is it n(3n+7)/2?"],
  ["rice-terraces", "My formula: $\\frac{n(3n+7)}{2}$"],
  ["rice-terraces", "I found (3n^2+7n)/2 by adding"],
  ["rice-terraces", "通项求和得 $\\frac{3n^2+7n}{2}$"],
  ["rice-terraces", "$S_n = \\frac{n(3n+7)}{2}$ works"],
  ["stone-jar", "what is left is (n+4)/(2(n+2)) of the jar"],
  ["stone-jar", "剩下 $\\frac{n+4}{2(n+2)}$"],
  ["two-drops-one-wall", "63/256"],
  ["two-drops-one-wall", "the probability is $\\frac{63}{256}$"],
  ["six-sided-pavilion", "4√3", "weekly problem"],
  ["six-sided-pavilion", "the ant in the pavilion: hexagon, I get $4\\sqrt{3}$"],
  ["five-grumpy-cats", "The five grumpy cats: 12"],
  ["five-grumpy-cats", "weekly problem answer 12"],
  ["five-grumpy-cats", "五只闹别扭的猫答案是12"],
  ["five-grumpy-cats", "五只闹别扭的猫：十二种"],
  ["two-ripples", "weekly problem: 50 cm"],
  ["two-ripples", "the ripples are 50 centimeters apart I think, it is 50 cm", "Two Ripples"],
  ["two-ripples", "两圈水波 答案 50厘米"],
  ["two-ripples", "是 0.5 米", "每周一题"],
  ["numbered-pebbles", "weekly problem: 7/15"],
  ["numbered-pebbles", "概率是十五分之七", "每周一题"],
  ["numbered-pebbles", "it is $\\frac{7}{15}$", "Six Pebbles in a Pouch"],
  ["numbered-pebbles", "14/30", "weekly problem"],
  ["two-glazes", "23:17", "weekly problem"],
  ["two-glazes", "it's 23 to 17", "Two Jars of Glaze"],
  ["rain-on-the-cube", "(n−2)²(n−1)"],
  ["rain-on-the-cube", "（n－2）²（n－1）"],
  ["rain-on-the-cube", "n³−5n²+8n−4"],
  ["rain-on-the-cube", "(n-2)**2*(n-1)"],
  ["rain-on-the-cube", "`(n-2)**2*(n-1)`"],
  ["rain-on-the-cube", "```py\nanswer = (n-2)**2*(n-1)\n```"],
  ["rain-on-the-cube", "(n – 2)² × (n – 1)"],
  ["rain-on-the-cube", "(n‑2)²·(n‑1)"],
  ["rain-on-the-cube", "(𝑛−2)²(𝑛−1)"],
  ["rain-on-the-cube", "**(n-2)^2**(n-1)"],
  ["rain-on-the-cube", "$(n-2)^{2}$ $(n-1)$"],
  ["rain-on-the-cube", "(n-2)^2\n(n-1)"],
  ["rain-on-the-cube", "| (n-2)^2 | (n-1) |"],
  ["rain-on-the-cube", "[look](/forum?a=(n-2)^2(n-1))"],
  ["rain-on-the-cube", "(x-2)^2(x-1)"],
  ["rain-on-the-cube", "(k-2)^2(k-1) where k is the edge"],
  ["rain-on-the-cube", "n-2 squared times n-1"],
  ["rain-on-the-cube", "(n minus 2) squared times (n minus 1)"],
  ["rain-on-the-cube", "n-1 multiplied by n-2 squared"],
  ["rain-on-the-cube", "pow(n-2,2)*(n-1)"],
  ["rain-on-the-cube", "(n-2)(n²-3n+2)"],
  ["rain-on-the-cube", "weekly answer: (n-2)(n-2) then times (n-1)"],
  ["rain-on-the-cube", "n减2的平方乘以n减1"],
  ["rain-on-the-cube", "(n-1)乘(n-2)的平方"],
  ["rain-on-the-cube", "答案是（n－2）的平方乘（n－1）"],
  ["rain-on-the-cube", "n minus 2, squared, times n minus 1"],
  ["rain-on-the-cube", "take n minus 2, all squared, and then multiply it by n minus 1"],
  ["rain-on-the-cube", "the square of n-2 times n-1"],
  ["rain-on-the-cube", "n减2，平方，再乘n减1"],
  ["rain-on-the-cube", "n 的三次方减 5n 的平方加 8n 减 4"],
  ["rain-on-the-cube", "n的3次方减5n的2次方加8n减4"],
  ["rain-on-the-cube", "n minus two, squared, times n minus one"],
  ["rain-on-the-cube", "Square n minus two: (n take away two)^2, and in the end multiply that by (n take away one)"],
  ["rain-on-the-cube", "First $(n-2)^2$ and in the end multiply with that: $(n-1)$"],
  ["rain-on-the-cube", "(n-2)^2 times one less than n"],
  ["rain-on-the-cube", "width n-2, depth n-2, height n-1"],
  ["rain-on-the-cube", "The width and depth are both n-2, and the height is n-1."],
  ["rain-on-the-cube", "it is n-2 wide, n-2 deep and n-1 high"],
  ["rain-on-the-cube", "The dry part is n-2 by n-2 by n-1"],
  ["rain-on-the-cube", "长宽都是 n−2，高是 n−1，乘起来就行"],
  ["rain-on-the-cube", "长 n-2，宽 n-2，高 n-1"],
  ["rain-on-the-cube", "$k^2(k+1)$ with k=n-2"],
  ["rain-on-the-cube", "Let $k = n-2$. Then it is $k^2(k+1)$."],
  ["rain-on-the-cube", "设 k=n-2，就是 k²(k+1)"],
  ["rain-on-the-cube", "m(m-1)^2 where m is n-1"],
  ["rain-on-the-cube", "n=3 gives 2, n=4 gives 12, n=5 gives 36"],
  ["rain-on-the-cube", "n=3得2，n=4得12，n=5得36"],
  ["rain-on-the-cube", "n=3 时是 2，n=4 时是 12，n=5 时是 36"],
  ["rain-on-the-cube", "f(3)=2, f(4)=12, f(5)=36, f(6)=80"],
  ["rain-on-the-cube", "3→2, 4→12, 5→36"],
  ["rain-on-the-cube", "n=3: 2\nn=4: 12\nn=5: 36"],
  ["rice-terraces", "n=1 gives 5, n=2 gives 13, n=3 gives 24"],
];

const silent: Row[] = [
  ["resting-frog", "I don't understand the weekly problem. What does it mean that the frog has to rest?"],
  ["resting-frog", "How do you start this week's problem?"],
  ["resting-frog", "Is the first jump from the bank?", "Weekly problem"],
  ["resting-frog", "I got 89 but it was wrong", "weekly problem"],
  ["resting-frog", "It's not 28, I tried.", "weekly problem"],
  ["resting-frog", "For 3 pads I found 3 ways, for 4 pads 4.", "weekly problem"],
  ["resting-frog", "My answer to exercise 12 is 41. Is that right?"],
  ["resting-frog", "41 is a prime number."],
  ["resting-frog", "41"],
  ["resting-frog", "The sum 20+21 is 41."],
  ["resting-frog", "How many pages are left if I read 41 of 89?"],
  ["resting-frog", "41 名同学排成一列，小明排第几？"],
  ["resting-frog", "第 41 页的题怎么做？"],
  ["resting-frog", "我的答案是 41，对吗？", "三位数减两位数"],
  ["resting-frog", "The bus comes at 10:41."],
  ["resting-frog", "本周的题好难，谁给个提示？"],
  ["resting-frog", "每周一题怎么提交？我已经试了 2 次。"],
  ["resting-frog", "I have 3 attempts left in the weekly problem and 60 points."],
  ["resting-frog", "The weekly problem opened on Monday, November 16, 2026 at 0:00."],
  ["resting-frog", "see page 41 of the weekly problem archive"],
  ["rice-terraces", "What is n(3n+1)/2 for n = 5?"],
  ["rice-terraces", "The sum of the first n numbers is n(n+1)/2."],
  ["rice-terraces", "等差数列求和公式 $\\frac{n(a_1+a_n)}{2}$"],
  ["rice-terraces", "n(3n+10)/2 was marked wrong", "weekly problem"],
  ["rice-terraces", "n = 7"],
  ["five-grumpy-cats", "There are 12 months in a year."],
  ["five-grumpy-cats", "12"],
  ["five-grumpy-cats", "I am 12 years old."],
  ["five-grumpy-cats", "我今年12岁，在学 AMC 8"],
  ["five-grumpy-cats", "A dozen is 12, and a gross is 144."],
  ["five-grumpy-cats", "The answer to number 5 in the book is 12."],
  ["five-grumpy-cats", "答案是 12 吗？", "一元一次方程"],
  ["five-grumpy-cats", "5 cats catch 5 mice in 5 minutes"],
  ["two-ripples", "50 cm is half a meter."],
  ["two-ripples", "The ruler is 50 cm long."],
  ["numbered-pebbles", "7/15 of the class likes math"],
  ["numbered-pebbles", "$\\frac{7}{15}+\\frac{8}{15}=1$"],
  ["two-glazes", "The score was 23:17."],
  ["two-glazes", "It started at 23:17"],
  ["two-drops-one-wall", "1/256 is 2 to the minus 8"],
  ["stone-jar", "(n+4)/(n+2) cannot be simplified"],
  ["six-sided-pavilion", "The height of the triangle is 4√2."],
  ["six-sided-pavilion", "sqrt(3) is irrational"],
  ["rain-on-the-cube", "(n−2)(n−1) for the chocolate"],
  ["rain-on-the-cube", "(n−1)²(n−2) was marked wrong"],
  ["rain-on-the-cube", "(n-2)^2+(n-1)"],
  ["rain-on-the-cube", "n²−4n+4 = (n−2)²"],
  ["rain-on-the-cube", "there are n-1 gaps between n posts"],
  ["rain-on-the-cube", "(x-1)^2(x-3)"],
  ["rain-on-the-cube", "n-2 squared is (n-2)^2, right?"],
  ["rain-on-the-cube", "2 times 3 minus 1"],
  ["rain-on-the-cube", "x squared times x is x cubed"],
  ["rain-on-the-cube", "a减2的平方怎么写？"],
  ["rain-on-the-cube", "n 的三次方怎么读？n 的四次方呢？"],
  ["rain-on-the-cube", "Is one less than n the same as n minus one?"],
  ["rain-on-the-cube", "Two minus one is one, and three times two is six."],
  ["rain-on-the-cube", "3**2*(4-1)"],
  ["rain-on-the-cube", "n minus 2, and n minus 1, what are they for?"],
  ["rain-on-the-cube", "width n, depth n, height n"],
  ["rain-on-the-cube", "长宽都是 n，高是 n−1"],
  ["rain-on-the-cube", "width n-2 and height n-1 is one side of it"],
  ["rain-on-the-cube", "k^2(k+1) with k=n-3"],
  ["rain-on-the-cube", "$k^2(k+1)$ is a product"],
  ["rain-on-the-cube", "n=3 gives 2, is that right?"],
  ["rain-on-the-cube", "n=3 gives 3, n=4 gives 13, n=5 gives 37"],
  ["rain-on-the-cube", "n=3 gives 2, n=4 gives 11, n=5 gives 36"],
  ["rain-on-the-cube", "n=3 有 27 块，n=4 有 64 块，n=5 有 125 块"],
  ["rain-on-the-cube", "3, 4, 5 and 2, 12, 36 are numbers"],
  ["rain-on-the-cube", "**Step 1.** Draw the cube with n = 3"],
  ["rain-on-the-cube", "n×n×n small cubes in all, that is n³"],
];

describe("the answer of the open week's problem", () => {
  it.each(telling)("of %s is told by %j %s", (...row) => expect(tells(...row)).toBe(true));

  it.each(silent)("of %s is not told by %j %s", (...row) => expect(tells(...row)).toBe(false));

  it.each([
    [
      "I like frogs. The answer to the weekly problem is 41. Did you get that?",
      ["The answer to the weekly problem is 41."],
    ],
    ["weekly problem\n\n1. first the pads\n2. 20 + 21\n\nSo it is 3.5 at most!", ["2. 20 + 21"]],
    ["每周一题我算了很久。答案是 41！你们呢？还是四十一。", ["答案是 41！", "还是四十一。"]],
    ["Weekly problem:\n\n$$\n20 + 21\n$$\n\nNo spoilers, please.", ["20 + 21"]],
  ])("is shown where it stands in %j", (text, parts) => expect(partsTelling("resting-frog", text)).toEqual(parts));

  it("is shown as the whole text where its lines tell it only together", () => {
    const text = "I cut the cube.\n\n(n-2)^2\n(n-1)";
    expect(partsTelling("rain-on-the-cube", text)).toEqual([text]);
  });

  it("is told by no problem's own statement, nor by what has other answers", () => {
    for (const { slug, text } of problems.values()) {
      for (const { title, statement } of Object.values(text))
        expect([slug, tells(slug, statement, title)]).toEqual([slug, false]);
    }
  });

  it("is found in the whole of a hostile text of a post's length in no time", () => {
    for (const piece of [
      "1 = ",
      "41+",
      "(((",
      "is ",
      "\\frac",
      "二",
      "forty ",
      "= $x$ ",
      "$",
      "得",
      "n=3 is 2, ",
      "k=n-2 ",
      "width n-2, ",
      "长宽 n-2",
      "n-2 by ",
    ]) {
      const start = performance.now();
      tells("resting-frog", piece.repeat(5_000 / piece.length), "weekly problem");
      expect(performance.now() - start).toBeLessThan(10_000);
    }
  });
});

describe("while the site runs", () => {
  const t = useTestApp();
  const asked = async (text: string) => (await t.deps.givenAway(t.deps, { text })).length > 0;

  it("whoever holds the last connection does not wait for somebody who waits for it", async () => {
    const narrow = connect(t.databaseUrl, { max: 1, unhurried: true });
    const said = { text: "weekly problem: 3/4" };
    let outside: ReturnType<typeof t.deps.givenAway> | undefined;
    await narrow.transaction().execute(async (transaction) => {
      outside = t.deps.givenAway({ db: narrow }, said);
      expect(await t.deps.givenAway({ db: transaction }, said)).toEqual([]);
    });
    expect(await outside).toEqual([]);
    await narrow.destroy();
  });

  it("the open week's answer is what counts, and none when no problem is there", async () => {
    expect(await asked("weekly problem: 3/4")).toBe(false);
    await plant(t, "pond");
    expect(await asked("weekly problem: 3/4")).toBe(true);
    expect(await asked("weekly problem: 6/8")).toBe(true);
    expect(await asked("weekly problem: 4/3")).toBe(false);
    expect(await asked("3/4 of a cake")).toBe(false);
  });
});

describe("an answer that nobody writes by chance, with nothing said of its problem,", () => {
  const texts = { en: { title: "Xyzzy", statement: "Qwerty" }, ch: { title: "某某", statement: "某" } };
  const places = (key: string, text: string) =>
    placesOf({ text }, { rubric: { keys: [key] }, texts: texts as never }).length;

  const ways: Record<string, readonly string[]> = {
    34567: ["34,567", "34 567", "３４５６７", "30000+4567", "69134 / 2", "34600-33", "3.4567*10^4"],
    1024000: ["2^10*1000", "32 squared times 1000", "2**13*125"],
    "(n+4)/(2(n+2))": ["(k+4)/(2k+4)", "n加4除以(2n加4)", "𝑛+4 over (2𝑛+4)", "(i + 4) / (2 i + 4)", "(a+4)/(2a+4)"],
    "(n-2)^2(n-1)": ["n minus 2 squared times n minus 1", "n³-5n²+8n-4", "n=3 gives 2, n=4 gives 12, n=5 gives 36"],
    "30\\sqrt{2}": ["30 * √2", "√1800", "30*2^(1/2)"],
  };
  it.each(Object.entries(ways).flatMap(([key, all]) => all.map((way) => [way, key] as const)))(
    "is told by %s, and by no other number in its place",
    (way, key) => {
      expect(places(key, `I got ${way} for it`)).toBeGreaterThan(0);
      expect(places("98765", `I got ${way} for it`)).toBe(0);
    },
  );
});
