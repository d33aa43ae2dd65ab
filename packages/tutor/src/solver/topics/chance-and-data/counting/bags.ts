import type { Count } from "./work.ts";

/**
 * A kind of count that is known by its words, in whatever order they stand: all of `needs` are there, every other word is one of `words` (or of the
 * words that ask), and the numbers are handed on in their order, those in "each 1" and "exactly 1" left out.
 */
type Bag = { words: string; needs: RegExp[]; count(numbers: number[], text: string): Count | null };

const LENGTH_MAX = 260;
const MANY = 100;

const asking =
  "a an the of in to is are was were be been there how many much what what's whats find calculate compute determine total altogether all and if can could you we they i he she it different distinct possible ways way number that this these those them their from for with at do does did have has had so such must will would may suppose then when by as given let please tell me help assume on";
const people =
  "people persons person guest guests student students friend friends member members player players kid kids child children boy boys girl girls men women man woman teacher teachers classmates runner runners swimmers athletes contestants candidates volunteers employees workers";
const hands =
  "party meeting room dinner reunion conference gathering event class group club team everyone everybody each every one other others else another shake shakes shook shaking hand hands handshake handshakes exactly once just take took place occur occurred happen happened made make exchanged meet greet get together up";
const games =
  "tournament league round robin round-robin team teams play plays played playing each every other others another one exactly once just game games match matches season basketball soccer football chess tennis take place need needed held";
const points =
  "points point circle plane lie lies lying on no three line lines collinear straight segment segments chord chords triangle triangles draw drawn drawing form formed forming make made connect connects connecting connected join joins joining through pairs pair two three any determined determine which around vertices using as their where none same marked placed distinct";
const choosing =
  "choose chosen choosing select selected selecting pick picked picking committee committees team teams group groups subcommittee class club order ordered pizza pizzas place shop topping toppings book books list read topic topics question questions test answer museum formed form made make member person student friend out offers offer available exactly wants want needs need go trip represent represents represented help combinations combination";
const podium =
  "race runner runners run gold silver bronze medal medals first second third 1st 2nd 3rd place places prize prizes awarded award given won win finish finishers be among by top race swimmers athletes contestants people students ties no assuming competition contest";
const placing =
  "book books shelf bookshelf row line single stand sit seated arranged arrange lined up placed place put ordered order photo picture bench side left right chairs seats seat people line-up";
const plates =
  "license plate plates letters letter digits digit followed consist consists consisting begin begins start starts contain contains made each";
const dishes =
  "menu restaurant diner cafe offers serves lists outfit outfits meal meals lunch lunches dinner dinners combination combinations choice choices wear make order choose pick consisting consist consists made each every exactly one kind course order ordered owns packs";
const goods =
  "soups? soup appetizers? starters? salads? main mains dish dishes courses? entrees? desserts? drinks? sandwiches sandwich sides? pizzas? breads? meats? cheeses? shirts? t-shirts? tees? pants jeans shorts skirts? hats? caps? ties tie jackets? coats? sweaters? scarves scarf belts? shoes? pairs? socks? dresses dress blouses?";
const grid =
  "grid or by x path paths route routes shortest corner corners opposite lower upper left right bottom top up only move moves moving go goes going get lead leads along lines rectangular square squares unit steps step other diagonally each bottom-left top-right from walk walking blocks block street streets along";

const words = (text: string): Set<string> =>
  new Set(text.split(" ").flatMap((word) => [word, word.replace("?", ""), word.replace("s?", "")]));
const known = words(`${asking} ${people}`);

/** Every two, or every k, of n. */
const chosen = (n: number | undefined, k: number): Count | null =>
  n !== undefined && k >= 1 && k < n && n <= MANY ? { kind: "chosen", groups: [{ n, k }] } : null;
const pairs = (numbers: number[]): Count | null => {
  const [n, ...more] = numbers;
  return n !== undefined && n >= 2 && n <= 10_000 && more.length === 0 ? { kind: "pairs", n, left: 0 } : null;
};

const english: Bag[] = [
  {
    words: hands,
    // 66 handshakes are no people.
    needs: [
      /\b(?:each|every|all|everyone|everybody)\b/,
      /\bhow many (?:\w+ ){0,3}(?:handshakes|times)\b/,
      /^(?!.*\d (?:\w+ )?(?:handshakes?|times)\b)/,
    ],
    count: pairs,
  },
  {
    words: games,
    needs: [/\b(?:each|every)\b/, /\bother\b/, /\bhow many (?:\w+ ){0,2}(?:games|matches)\b/, /\bplays?\b/],
    count: pairs,
  },
  {
    words: points,
    needs: [/\bpoints\b/, /\bcircle\b|\bno (?:3|three)\b/, /\bhow many\b/],
    count: (numbers, text) => {
      const asked = text.slice(text.lastIndexOf("how many"));
      const [shape, ...others] = asked.match(/\b(?:triangles|lines|line segments|segments|chords)\b/g) ?? [];
      const bare = text.includes("no 3") ? numbers.filter((n) => n !== 3) : numbers;
      const k = shape === "triangles" ? 3 : 2;
      const [n, ...more] = bare.filter((each) => each !== k);
      return shape && others.length === 0 && more.length === 0 ? chosen(n, k) : null;
    },
  },
  {
    words: choosing,
    needs: [/\b(?:choose|chosen|choosing|select\w*|pick\w*|committees?|toppings?|combinations?)\b/, /\bhow many\b/],
    count: (numbers, text) => {
      const [one, other, ...more] = numbers;
      const isInOrder = /\border(?:ed)?\b/.test(text) && !/\b(?:pizzas?|toppings?)\b/.test(text);
      return one !== undefined && other !== undefined && more.length === 0 && !isInOrder && areOfOneKind(text)
        ? chosen(Math.max(one, other), Math.min(one, other))
        : null;
    },
  },
  {
    words: `${podium} race`,
    needs: [
      /\bgold\b.*\bsilver\b.*\bbronze\b|\b(?:first|1st)\b.*\b(?:second|2nd)\b.*\b(?:third|3rd)\b/,
      /\bhow many\b/,
    ],
    count: ([n, ...more]) => (n && n >= 3 && n <= MANY && more.length === 0 ? { kind: "ordered", n, k: 3 } : null),
  },
  {
    words: placing,
    needs: [/\b(?:shelf|row|line|lined|bench|stand|bookshelf)\b/, /\bhow many\b/],
    count: (numbers, text) => {
      const [one, other] = numbers;
      const isBoth = numbers.length === 2 && /\d (?:boys|girls|men|women) and \d+ (?:boys|girls|men|women)/.test(text);
      const n = isBoth ? (one ?? 0) + (other ?? 0) : numbers.length === 1 ? (one ?? 0) : 0;
      return n >= 2 && n <= 20 ? { kind: "ordered", n, k: n } : null;
    },
  },
  {
    words: plates,
    needs: [/\bplates?\b/, /\d letters?\b/, /\d digits?\b/],
    count: (numbers, text) => {
      const [letters, digits] = [/(\d) letters?\b/, /(\d) digits?\b/].map((of) => Number(of.exec(text)?.[1]));
      return numbers.length === 2 && letters && digits
        ? { kind: "product", factors: [...Array(letters).fill(26), ...Array(digits).fill(10)], without: 0 }
        : null;
    },
  },
  {
    words: `${dishes} ${goods}`,
    needs: [/\bhow many\b.*\b(?:outfits?|meals?|lunch(?:es)?|dinners?|combinations|choices|ways)\b/],
    count: (numbers, text) => {
      const things = [...text.matchAll(/(\d+) (?:different |distinct |pairs? of |kinds? of |main )*([a-z-]+)/g)];
      const nouns = things.map(([, , noun = ""]) => noun.replace(/(?:e?s)$/, ""));
      const isGoods = nouns.every((noun) => [...words(goods)].some((each) => each.replace(/(?:e?s)$/, "") === noun));
      const isEach = new Set(nouns).size === numbers.length && numbers.length >= 2 && numbers.length <= 4;
      return isEach && isGoods && things.length === numbers.length && numbers.every((n) => n <= 50)
        ? { kind: "product", factors: numbers, without: 0 }
        : null;
    },
  },
  {
    words: grid,
    needs: [
      /\bgrid\b/,
      /\b(?:paths?|routes?|ways)\b/,
      /\bcorner\b|\bbottom[- ]left\b|\blower left\b/,
      /\bshortest\b|\bonly\b/,
    ],
    count: (numbers, text) => {
      const [, right, up] = /(\d{1,2}) ?(?:by|x|\*) ?(\d{1,2})/.exec(text) ?? [];
      return right && up && numbers.length === 2 && Number(right) + Number(up) <= 40
        ? { kind: "paths", right: Number(right), up: Number(up) }
        : null;
    },
  },
];

const counted = words(`${people} toppings topping books book topics topic questions question teams team`);
const anyone = words(
  "people persons person students student children kids members member players candidates volunteers employees",
);

/** 3 students of 10 people are, but no 3 teams and no 2 girls. */
function areOfOneKind(text: string): boolean {
  const nouns = [...text.matchAll(/\d+[ -](?:different |distinct |of the |of )*([a-z]+)/g)]
    .map(([, noun = ""]) => noun)
    .filter((noun) => counted.has(noun));
  const [one = "", other = one] = nouns.map((noun) => noun.replace(/s$/, ""));
  return one === other || nouns.every((noun) => anyone.has(noun));
}

/** Numbers that are only said along: "exactly 1 time", "1 of each", "no 3 of them". */
const along =
  /\b(?:exactly|just|only|each|every|any|by|a|the|with|of|and) 1\b(?! (?:of|out))|\b1 (?=of each|of the|time|corner|to the|soup|main|dessert|unit|drink|side|meal|another|$)/g;

export function readBags(text: string): Count | null {
  if (text.length > LENGTH_MAX) return null;
  if (/\p{Script=Han}/u.test(text)) return readChinese(text);
  const bare = text.replaceAll(along, (said) => said.replace("1", " "));
  for (const bag of english) {
    if (!bag.needs.every((need) => need.test(bare))) continue;
    const own = words(bag.words);
    const all = bare.match(/[a-z]+(?:['-][a-z]+)*|\d+(?:st|nd|rd)?|[^\s\w,.]/g) ?? [];
    const isKnown = all.every((word) => /^\d+$|^[-"*]$/.test(word) || known.has(word) || own.has(word));
    const found = isKnown ? bag.count((bare.match(/(?<![a-z\d])\d+(?!\d|st|nd|rd)/g) ?? []).map(Number), bare) : null;
    if (found) return found;
  }
  return twoGroups(text) ?? withSome(text);
}

/** "A team of 4 with exactly 2 girls, from 6 boys and 5 girls". */
function withSome(text: string): Count | null {
  const all = text.match(/[a-z]+(?:['-][a-z]+)*/g) ?? [];
  const isKnown = all.every((word) => known.has(word) || groupWords.has(word));
  const team =
    /(?:team|committee|group) of (\d{1,2})(?: people| students| members| children)? (?:with|that has|having|containing|that contains|which has) exactly (\d{1,2}) (boys?|men|man|girls?|women|woman)\b/.exec(
      text,
    );
  const rest = team ? text.replace(team[0], " ") : "";
  const pools = [...rest.matchAll(/(\d{1,2}) (boys?|men|man|girls?|women|woman)\b/g)].map(([, n, who = ""]) => ({
    n: Number(n),
    side: sides[who] ?? 0,
  }));
  const [one, other] = pools;
  if (!isKnown || !team || !one || !other || pools.length !== 2 || one.side === other.side) return null;
  if ((text.match(/\d+/g) ?? []).length !== 4 || !/\bhow many\b/.test(text)) return null;
  const [k, j] = [Number(team[1]), Number(team[2])];
  const [mine, theirs] = one.side === sides[team[3] ?? ""] ? [one, other] : [other, one];
  return j >= 1 && j < k && j <= mine.n && k - j <= theirs.n
    ? {
        kind: "chosen",
        groups: [
          { n: mine.n, k: j },
          { n: theirs.n, k: k - j },
        ],
      }
    : null;
}

const sides: Record<string, number> = { boys: 0, boy: 0, men: 0, man: 0, girls: 1, girl: 1, women: 1, woman: 1 };
const groupWords = words(
  `${choosing} boy boys girl girls men man women woman consisting consists contain contains containing`,
);

/** 2 boys and 2 girls of 5 boys and 4 girls, said in either order. */
function twoGroups(text: string): Count | null {
  if (!/\bhow many\b/.test(text) || !/\b(?:choose|chosen|select\w*|pick\w*|committees?|teams?|form\w*)\b/.test(text))
    return null;
  const all = text.match(/[a-z]+(?:['-][a-z]+)*/g) ?? [];
  if (!all.every((word) => known.has(word) || groupWords.has(word))) return null;
  const found = [...text.matchAll(/(\d{1,2}) (boys?|men|man|girls?|women|woman)\b/g)].map(([, n, who = ""]) => ({
    n: Number(n),
    side: sides[who] ?? 0,
  }));
  const [a, b, c, d] = found;
  if (!a || !b || !c || !d || found.length !== 4 || (text.match(/\d+/g) ?? []).length !== 4) return null;
  if (a.side === b.side || c.side === d.side) return null;
  const [first, last] = [
    [a, b],
    [c, d],
  ].map((two) => two.toSorted((one, other) => one.side - other.side));
  const isFirstLess = first?.every(({ n }, at) => n <= (last?.[at]?.n ?? 0));
  const isLastLess = last?.every(({ n }, at) => n <= (first?.[at]?.n ?? 0));
  if (isFirstLess === isLastLess) return null;
  const [few, many] = isFirstLess ? [first, last] : [last, first];
  const groups = (few ?? []).map(({ n: k }, at) => ({ n: many?.[at]?.n ?? 0, k }));
  return groups.length === 2 && groups.every(({ n, k }) => k >= 1 && k <= n) ? { kind: "chosen", groups } : null;
}

const askingZh =
  "一共|共|总共|中|里|可以|能|需要|需|要|有|多少|几|种|不同的|不同|问|如果|若|已知|在|的|了|和|与|,|是|个|请问|求|那么|则|其中|都|会";
const chinese: Bag[] = [
  {
    words:
      "参加|聚会|会议|见面|人|位|名|同学|小朋友|朋友|客人|代表|每2个?人?之?间?|2人之间|2个人|互相|彼此|相互|只|握1次手|握手1次|握了?手?|1次手|手|次|大家|相遇|两两|1次|每人|每个人|其他人|其余的?人|每1个人|恰好",
    needs: [/握/, /每|互相|彼此|相互|两两/, /多少次|几次/],
    count: pairs,
  },
  {
    words:
      "队|支|球队|足球|篮球|排球|乒乓球|选手|名|位|人|参加|比赛|单循环|每2个?支?球?队?人?之?间?|进行|举行|打|赛|场|1场|采用|赛制|只|两两|要?比赛|小组|次|循环赛|象棋|班",
    needs: [/循环|每2/, /多少场|几场/],
    count: pairs,
  },
  {
    words:
      "圆|圆周|平面|上|内|任意|任何|点|没有|任?何?3点在?(?:同)?1?条?直线上?|3点不?共线|三点|无|以|其中|为|顶点|端点|画|出|作|连成|连接|连|成|组成|线段|三角形|直线|弦|条|每2点|2点|3个?点|经过|过|确定|任取|之间|同1条直线上|每两点|且|并且|最多|两点|可|得到|它们|这些|这\\d+个|互不相同",
    needs: [/点/, /圆|没有|无|不共线/, /三角形|线段|直线|弦/, /多少|几/],
    count: (_, text) => {
      const shape =
        /(?:多少|几)(?:个|条)?(?:不同的)?(三角形|线段|直线|弦)|(三角形|线段|直线|弦)(?:有|共有|的个数|的条数)?(?:多少|几)/.exec(
          text,
        );
      const kind = shape?.[1] ?? shape?.[2];
      const [n, ...more] = [
        ...new Set(
          [...text.matchAll(/(?<!任意|任何|任|其中|以|过|没有|无|每)(?<!\d)(\d{1,2})个?点/g)].map(([, each]) =>
            Number(each),
          ),
        ),
      ];
      return kind && more.length === 0 ? chosen(n, kind === "三角形" ? 3 : 2) : null;
    },
  },
  {
    words:
      "格|方格|网格|方格纸|网|图|从|左下角|右上角|左上角|右下角|走|到|沿|着|格线|网格线|最短|路线|路径|只能|向|右|上|下|或|往|条|每次|每步|1格|走法|顶点|\\*|×|乘",
    needs: [/格/, /最短|只能/, /角/],
    count: (_, text) => {
      const [, right, up] = /(\d{1,2}) ?[*×x] ?(\d{1,2})/.exec(text) ?? [];
      const isAcross = /左下角.*右上角|左上角.*右下角/.test(text);
      return right && up && isAcross && Number(right) + Number(up) <= 40
        ? { kind: "paths", right: Number(right), up: Number(up) }
        : null;
    },
  },
];

function readChinese(text: string): Count | null {
  for (const { words: own, needs, count } of chinese) {
    if (!needs.every((need) => need.test(text))) continue;
    const pieces = [...own.split("|"), ...askingZh.split("|")].sort((a, b) => b.length - a.length).join("|");
    const left = text.replaceAll(new RegExp(pieces, "g"), " ");
    if (/[^\d\s]/.test(left)) continue;
    const found = count((left.match(/\d+/g) ?? []).map(Number), text);
    if (found) return found;
  }
  return null;
}
