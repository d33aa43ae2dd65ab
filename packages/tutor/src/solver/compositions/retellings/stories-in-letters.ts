import { type Retelling, told } from "./retelling.ts";

/** A number, or one letter that stands for one; "a" is a letter only where the pattern leaves no article. */
const n = (name: string) => `(?<${name}>\\d{1,5}(?:\\.\\d{1,2})?|[a-df-hj-z])`;
const isLetter = (one: string | undefined) => one !== undefined && /^[a-z]$/.test(one);

/** A number of things is "(x)": nothing is glued together. */
const meant =
  (make: (groups: Record<string, string>) => string | null): Retelling[1] =>
  (groups) => {
    const said = Object.entries(groups).filter(([name, one]) => /^[p-s]$/.test(name) && one !== undefined);
    if (!said.some(([, one]) => isLetter(one))) return null;
    const made = make(Object.fromEntries(Object.entries(groups).map(([name, one]) => [name, one ?? ""])));
    return made === null ? null : `simplify ${made}`;
  };
const timesOf = (...parts: (string | undefined)[]) => parts.map((one) => `(${one ?? "0"})`).join("*");

const money = "(?:dollars|cents|pounds|euros|pence|yuan)";
const express =
  "(?:(?:write|give|find|form|state|what is|create)? ?(?:down )?(?:an?|the)? ?(?:algebraic |simplified |simple )?expression (?:for|that (?:represents|gives|shows)|to (?:represent|show)|representing) |(?:what is|find|write)? ?)";
const tail =
  "(?:,? ?(?:as an? (?:algebraic )?expression|(?:write|give|express) (?:it|your answer|the answer) (?:as an (?:algebraic )?expression )?(?:in terms of [a-z](?:(?:, | and )[a-z]){0,2}|with [a-z]|using [a-z])?|in terms of [a-z](?:(?:, | and )[a-z]){0,2}|write an (?:algebraic )?expression))?";
const things = "(?:[a-z]+ )?[a-z]{2,}s";
const name = "(?!there )(?!each )[a-z]{2,}";
const who = "(?:he|she|they|him|her|it)";
const his = "(?:his|her|their)";
const relative = "(?:older |younger )?(?:sister|brother|cousin|friend|mother|father|mom|dad|aunt|uncle|son|daughter)";
const left = `,? ?(?:${express})?(?:how (?:much|many)(?: money| ${things})? (?:does ${who} have|are|is|has ${who}|do they have|${who} has)(?: left| now| now left| remaining)|(?:how (?:much|many)|the (?:amount|number)(?: of)?)(?: money| ${things})? ${who} has (?:left|now|remaining)|(?:the )?(?:amount|number of ${things}) (?:left|remaining))${tail}`;

const english: Retelling[] = [
  ...told(
    [
      `(?:if )?(?:an?|each|every|1|one) ${name} costs ${n("p")} (?<m>${money})(?: each)?,? (?:then )?${express}(?:how much do|the (?:total )?(?:cost|price) of|the (?:total )?(?:cost|price) in \\k<m> of) ${n("q")} ${things}(?: cost)?${tail}`,
      `${express}the (?:total )?(?:cost|price) of ${n("q")} ${things} (?:at|that cost|if each costs|costing) ${n("p")} ${money} (?:each|per [a-z]+|a [a-z]+)${tail}`,
      `(?:${name} )(?:buys|bought) ${n("q")} ${things} (?:at|for|that cost|costing) ${n("p")} ${money} each,? (?:how much (?:does|did) ${who} (?:pay|spend)|${express}(?:the total (?:cost|price)|how much ${who} (?:pays|spends|paid|spent)))(?: altogether| in all| in total)?${tail}`,
    ],
    meant(({ p, q }) => timesOf(p, q)),
  ),
  ...told(
    [
      `${express}the (?:total )?(?:cost|price) of ${n("p")} ${things} at ${n("q")} (?<m>${money}) each and ${n("r")} ${things} at ${n("s")} \\k<m> each${tail}`,
      `(?:${name} )(?:buys|bought) ${n("p")} ${things} (?:at|for) ${n("q")} (?<m>${money}) each and ${n("r")} ${things} (?:at|for) ${n("s")} \\k<m> each,? ${express}(?:the total (?:cost|price)|how much ${who} (?:pays|spends|paid|spent)|how much (?:does|did) ${who} (?:pay|spend))(?: altogether| in all| in total)?${tail}`,
    ],
    meant(({ p, q, r, s }) => `${timesOf(p, q)}+${timesOf(r, s)}`),
  ),
  ...told(
    [
      `(?:${name} )(?:buys|bought) ${n("q")} ${things} (?:at|for|that cost|costing) ${n("p")} (?<m>${money}) each(?: and|,) (?:${who} )?(?:pays|paid) with ${n("r")} \\k<m>,? (?:how much change (?:does|did|should|will) ${who} (?:get|receive)|${express}(?:${his} |the )?change(?: ${who} (?:gets|receives))?)(?: back)?${tail}`,
    ],
    meant(({ p, q, r }) => `(${r})-${timesOf(p, q)}`),
  ),
  ...told(
    [
      `(?:if )?${name} (?:has|had) ${n("p")} (?:${money}|${things}) ?,?(?:and|then|${who}| )+(?:spends|spent|gives away|gave away|loses|lost|eats|ate|sells|sold|uses|used) ${n("q")}(?: of them| ${money}| more)?${left}`,
    ],
    meant(({ p, q }) => `(${p})-(${q})`),
  ),
  ...told(
    [
      `(?:if )?${name} (?:has|had) ${n("p")} (?:${money}|${things}) ?,?(?:and|then|${who}| )+(?:gets|got|buys|bought|finds|found|receives|received|earns|earned) ${n("q")} more(?: of them| ${money}| ${things})?,? ?(?:${express})?how (?:much|many)(?: money| ${things})? (?:does ${who} have|${who} has)(?: now)?${tail}`,
    ],
    meant(({ p, q }) => `(${p})+(${q})`),
  ),
  ...told(
    [
      `(?:if )?${name} is ${n("p")} years old,? (?:and )?${his} ${relative} is ${n("q")} years (?<y>older|younger)(?: than (?:${who}|${name}))?,? ${express}(?:${his} (?:sister|brother|cousin|friend|mother|father|mom|dad|aunt|uncle|son|daughter)'s age|the age of ${his} ${relative}|how old is ${his} ${relative})${tail}`,
    ],
    meant(({ p, q, y }) => `(${p})${y === "older" ? "+" : "-"}(${q})`),
  ),
  ...told(
    [
      `(?:if )?${name} is ${n("p")} years old(?: now| today)?,? (?:${express}(?:how old (?:will|was) (?:${who}|${name})(?: be)?|(?:${his}|${name}'s) age)) (?<y>in) ${n("q")} years(?:'? time)?${tail}`,
      `(?:if )?${name} is ${n("p")} years old(?: now| today)?,? (?:${express}(?:how old (?:will|was) (?:${who}|${name})(?: be)?|(?:${his}|${name}'s) age)) ${n("q")} years (?<y>ago|from now)${tail}`,
    ],
    meant(({ p, q, y }) => `(${p})${y === "ago" ? "-" : "+"}(${q})`),
  ),
  ...told(
    [
      `(?:a |the )?(?:car|train|bus|cyclist|bike|plane|truck|man|runner) (?:travels|drives|goes|rides|runs|moves|flies) (?:at )?(?:a (?:constant )?speed of )?${n("p")} (?:miles per hour|mph|km/h|kilomet(?:er|re)s per hour) for ${n("q")} hours,? ${express}(?:how far does it (?:go|travel)|the (?:total )?distance(?: (?:it|the [a-z]+) (?:travels|goes|travell?ed))?|how far it (?:goes|travels))${tail}`,
    ],
    meant(({ p, q }) => timesOf(p, q)),
  ),
  ...told(
    [
      `(?:if )?${n("p")} (?:${things}) are (?:shared|divided|split) (?:equally|evenly) (?:among|between) ${n("q")} (?:${things}|children|people),? ${express}(?:how many(?: ${things})? (?:does each (?:[a-z]+ )?get|each (?:[a-z]+ )?gets)|the number of ${things} each (?:[a-z]+ )?gets)${tail}`,
    ],
    meant(({ p, q }) => `(${p})/(${q})`),
  ),
];

const unit = "(?:支|枝|本|个|只|千克|斤|把|张|袋|块|件|瓶|盒|条|双|辆|箱|份|米|套|副|棵|头|台|公斤|kg)";
const noun = "(?!的)[\\p{Script=Han}]{1,5}?";
const personZh = "(?:[小老]?\\p{Script=Han}{1,3}?)?";
const expressZh =
  "(?:,?(?:请)?(?:用(?:含有?[a-z](?:[、,和][a-z])*的?)?(?:代数式|式子|字母|字母的式子)(?:来)?(?:表示)?(?:为|是)?|列(?:出)?(?:代数式|式子)|列式))?";
const payZh = "(?:,|一?共|总共|共|应该|应|需要|需|要|付|花|用|该|一)*(?:付|花|用|要)?(?:了)?(?:多少(?:元|钱|元钱))";

const chinese: Retelling[] = [
  ...told(
    [
      `${expressZh},?(?:1|每)${unit}(?<a>${noun})(?:的?(?:价格|单价|售价|价钱))?(?:是|卖|要|售价)?${n("p")}元,${personZh}(?:买|购买)了?${n("q")}${unit}(?:这样的|这种)?(?:\\k<a>)?${payZh}${expressZh}`,
      `${expressZh},?(?<a>${noun})(?:每${unit}|的?单价(?:是|为)?(?:每${unit})?)${n("p")}元,${personZh}(?:买|购买)了?${n("q")}${unit}(?:这样的|这种)?(?:\\k<a>)?${payZh}${expressZh}`,
    ],
    meant(({ p, q }) => timesOf(p, q)),
  ),
  ...told(
    [
      `(?:1|每)${unit}(?<a>${noun})(?:的?(?:价格|单价|售价|价钱))?(?:是|卖|要|售价)?${n("p")}元,${personZh}(?:买|购买)了?${n("q")}${unit}(?:这样的|这种)?(?:\\k<a>)?,(?:付了?|付出|给了?(?:售货员|营业员|收银员|阿姨|店员|老板)?|他付了?|她付了?)${n("r")}元(?:钱)?,?(?:应该|应|要|可以|可|能)*(?:找回|找给(?:他|她)|找)(?:多少)(?:元|钱|元钱)${expressZh}`,
      `${personZh}(?:买|购买)了?${n("q")}${unit}(?<a>${noun}),?(?:每${unit}|单价)(?:是)?${n("p")}元,(?:付了?|付出|给了?(?:售货员|营业员|收银员|阿姨|店员|老板)?|他付了?|她付了?)${n("r")}元(?:钱)?,?(?:应该|应|要|可以|可|能)*(?:找回|找给(?:他|她)|找)(?:多少)(?:元|钱|元钱)${expressZh}`,
    ],
    meant(({ p, q, r }) => `(${r})-${timesOf(p, q)}`),
  ),
  ...told(
    [
      `(?:1|每)${unit}(?<a>${noun})(?:是|卖|要)?${n("p")}元,(?:1|每)${unit}(?<b>${noun})(?:是|卖|要)?${n("q")}元,${personZh}(?:买|购买)了?${n("r")}${unit}\\k<a>(?:和|,)(?:买)?${n("s")}${unit}\\k<b>${payZh}${expressZh}`,
      `(?<a>${noun})(?:每${unit}|的单价是)${n("p")}元,(?<b>${noun})(?:每${unit}|的单价是)${n("q")}元,${personZh}(?:买|购买)了?${n("r")}${unit}\\k<a>(?:和|,)(?:买)?${n("s")}${unit}\\k<b>${payZh}${expressZh}`,
    ],
    meant(({ p, q, r, s }) => `${timesOf(p, r)}+${timesOf(q, s)}`),
  ),
  ...told(
    [
      `(?<a>[小]?\\p{Script=Han}{1,3}?)今年${n("p")}岁,(?<b>\\p{Script=Han}{1,4}?)(?:今年)?比(?:他|她|\\k<a>)(?<y>[大小])${n("q")}岁,(?:\\k<b>)(?:今年)?(?:是)?(?:多少|几)岁${expressZh}`,
    ],
    meant(({ p, q, y }) => `(${p})${y === "大" ? "+" : "-"}(${q})`),
  ),
  ...told(
    [
      `(?<a>[小]?\\p{Script=Han}{1,3}?)今年${n("p")}岁,(?:再过)?${n("q")}年(?<y>前|后|以前|以后|之后|之前)?(?:他|她|\\k<a>)?(?:是)?(?:多少|几)岁${expressZh}`,
    ],
    meant(({ p, q, y }) => (y === "" ? null : `(${p})${y?.includes("前") ? "-" : "+"}(${q})`)),
  ),
  ...told(
    [
      `(?:1个)?(?:长方形|矩形)的?(?:长(?:是|为)?${n("p")}(?<m>厘米|米|分米|cm|m|dm)?,宽(?:是|为)?${n("q")}(?:\\k<m>)?),(?:则|那么)?(?:它的|这个长方形的|长方形的|它)?(?<y>周长|面积)(?:是|为|等于)?(?:多少(?:平方)?(?:\\k<m>)?)?${expressZh}`,
    ],
    meant(({ p, q, y }) => (y === "周长" ? `2*((${p})+(${q}))` : timesOf(p, q))),
  ),
  ...told(
    [
      `(?:1个)?正方形的?边长(?:是|为)?${n("p")}(?<m>厘米|米|分米|cm|m|dm)?,(?:则|那么)?(?:它的|这个正方形的|正方形的)?(?<y>周长|面积)(?:是|为|等于)?(?:多少(?:平方)?(?:\\k<m>)?)?${expressZh}`,
    ],
    meant(({ p, y }) => (y === "周长" ? `4*(${p})` : timesOf(p, p))),
  ),
  ...told(
    [
      `(?:\\p{Script=Han}{0,6}?有?)(?<a>男生|女生|男同学|女同学)(?:有)?${n("p")}人,(?<b>男生|女生|男同学|女同学)(?:人数)?比\\k<a>(?:人数)?(?<y>[多少])${n("q")}人,(?:则|那么)?(?<z>\\k<b>有?|全班|这个班|全班同学|全校|男女生|1共|\\p{Script=Han}{0,3}班)(?:一共|共有|共|总共|有)*(?:学生)?(?:多少|几)(?:个)?(?:名)?(?:人|学生|同学)${expressZh}`,
    ],
    meant(({ p, q, a, b, y, z }) => {
      if (a === b) return null;
      const other = `(${p})${y === "多" ? "+" : "-"}(${q})`;
      return z?.startsWith(b ?? "_") ? other : `(${p})+(${other})`;
    }),
  ),
  ...told(
    [
      `(?:1(?:辆|列|艘|架))?(?:汽车|火车|客车|货车|轿车|轮船|飞机|动车|公交车|卡车)(?:的速度是)?每(?<m>小时|分钟?|秒)(?:行驶|行|飞行|航行|开)?${n("p")}(?<l>千米|米|公里),(?:行驶了?)?${n("q")}(?:个)?(?:\\k<m>)(?:可以|能|可|共|一共)?(?:行驶|行|飞行|航行|开)了?(?:多少)(?:\\k<l>)${expressZh}`,
    ],
    meant(({ p, q }) => timesOf(p, q)),
  ),
  ...told(
    [
      `(?:${personZh}|\\p{Script=Han}{0,6}?)(?:原来)?(?:有|存有|运来)${n("p")}(?<m>${unit}|元|吨|页|人|名)(?:${noun})?,(?:卖出|吃了|吃掉|用去|用了|用掉|花了|花去|花掉|送给\\p{Script=Han}{1,3}|借出|运走|给了\\p{Script=Han}{1,3}|看了|拿走)(?:了)?${n("q")}(?:\\k<m>)(?:后)?,?(?:还)?(?:剩下|剩余|剩|有)(?:多少|几)(?:\\k<m>|钱)?(?:没[看用吃])?${expressZh}`,
    ],
    meant(({ p, q }) => `(${p})-(${q})`),
  ),
  ...told(
    [
      `(?:把)?${n("p")}(?<m>${unit}|元|吨)(?:${noun})?,?平均(?:分给|分成|装在|装进)${n("q")}(?:${unit}|人|名\\p{Script=Han}{2}|个(?:小朋友|同学|学生|人|班)|份),?每(?:${unit}|人|名\\p{Script=Han}{2}|个(?:小朋友|同学|学生|人|班)|份)(?:分得?到?|装|得到?|有|是)?(?:多少|几)(?:\\k<m>)?${expressZh}`,
    ],
    meant(({ p, q }) => `(${p})/(${q})`),
  ),
  ...told(
    [
      `(?:已知|若|设)?(?<a>[甲乙丙])数(?:是|为)${n("p")},(?<b>[甲乙丙])数比\\k<a>数的${n("q")}倍(?<y>[多少大小])${n("r")},(?:则|那么)?(?:\\k<b>)数(?:可以|可)?(?:是|为)?(?:多少|几)?${expressZh}`,
    ],
    meant(({ a, b, p, q, r, y }) => (a === b ? null : `${timesOf(p, q)}${/[多大]/.test(y ?? "") ? "+" : "-"}(${r})`)),
  ),
];

/** Short stories with letters for numbers, which an expression answers. */
export const ofStoriesInLetters: Retelling[] = [...english, ...chinese];
