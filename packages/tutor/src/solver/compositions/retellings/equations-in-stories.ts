import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,6}(?:\\.\\d{1,3})?";
const whole = "\\d{1,6}";
const w = (most: number) => `[^\\d,.]{0,${most}}?`;
const allZh = "(?:1?共|一共|总共|共计|全部?)?";
const manyZh = "(?:多少|几)";
const each = "(?:(?:每|1)[个支本只件张盒箱瓶块把条次斤千克]{1,2})";
const askZh = "(?:,|那么|则|求|问|请问)*";
const before: Record<string, string> = { 上: "-", 前: "-", 小: "-", 下: "+", 后: "+", 大: "+" };

/** Stories of Chinese exercise books whose unknown number an equation or an inequality of one letter gives. */
export const ofEquationsInStories: Retelling[] = [
  // So many of two kinds for at most so much money.
  ...told(
    [
      `${w(12)}(?:准备|打算|计划|要|想)?(?:购买|买|购进)(?<k>[^\\d,和与]{1,5})[和与](?<l>[^\\d,]{1,5}?)(?:这?2种${w(4)})?${allZh}(?<n>${whole})[个支本只件张盒箱瓶块把],(?:\\k<k>${each}|${each}\\k<k>)(?:售价|单价)?(?<a>${number})元,(?:\\k<l>${each}|${each}\\k<l>)(?:售价|单价)?(?<b>${number})元,(?:若|如果|要使|要求)?(?:购买的?|买的?)?(?:总费用|总价|总金额|费用|总共花费)(?:不超过|不高于|不多于|最多为?)(?<t>${number})元,${askZh}(?:最多|至多)(?:能|可以|可)?(?:购买|买|购进)(?:(?:${manyZh}[个支本只件张盒箱瓶块把])\\k<k>|\\k<k>${manyZh}[个支本只件张盒箱瓶块把])`,
    ],
    ({ n, a, b, t }) =>
      Number(a) > Number(b) && Number(b) * Number(n) <= Number(t) && Number(a) * Number(n) > Number(t)
        ? `What is the largest integer that satisfies ${a}x+${b}(${n}-x)<=${t}?`
        : null,
  ),
  // A card that costs so much at once, and less each time.
  ...told(
    [
      `${w(12)}(?:普通票|单次票|不办卡|零售票|门票|票价)${w(4)}每?次(?:收费?)?(?<a>${number})元[,.](?:若|如果)?(?:花|交|用|付)(?<c>${number})元(?:办|买|购)(?:理|1?张)*${w(5)}卡(?:以)?后?,?(?:每次)?(?:只|仅)?(?:需|要)?(?:再)?(?:每次)?(?:只|仅)?(?:需|要)?(?:收|付|交)?(?:费)?(?<b>${number})元[,.](?:1年内|1年|1个月内?)?(?:至少|最少)(?:要|去)?${w(3)}${manyZh}次,?(?:办|买|购)${w(5)}卡${w(4)}比${w(9)}(?:花钱少|便宜|合算|划算|省钱|费用低)`,
    ],
    ({ a, b, c }) => (Number(a) > Number(b) ? `What is the smallest integer that satisfies ${a}x>${c}+${b}x?` : null),
  ),
  // Up by a percentage, and back to the first price.
  ...told(
    [
      `(?!.*(?:成本|进价))1?${w(12)}(?:先|将?价格|首先)?${w(4)}(?:提价|涨价|加价|上涨|涨了|提高了?)(?<p>${number})%,?${w(9)}(?:要|想|欲|需)?${w(4)}(?:恢复|回到|降回|调回)(?:到|至|成)?${w(3)}(?:原来的?价格?|原价|原来的?售价),${w(16)}(?:降价|下降|降低|下调)(?:的百分率是|的百分比是)?(?:百分之${manyZh}|${manyZh})`,
    ],
    ({ p = "" }) =>
      Number.isInteger(Number(p)) && Number(p) > 0 ? `Write ${p}/${100 + Number(p)} as a percent.` : null,
  ),
  // Three dates of a calendar, one under another.
  ...told(
    [
      `${w(8)}日历${w(3)},?(?:某1|某)?(?:竖着|纵着|竖|同)?${w(3)}1?列${w(3)}相邻的?(?:3个)(?:日期|数)${w(5)}(?:的和|加起来|之和|相加)(?:是|为|等于|得)?(?<s>${whole}),${askZh}(?:这3个(?:日期|数)(?:中|里),?)?最(?<e>上|下|后|前|小|大)[面边]?的?${w(3)}(?:那个|1个|那1个)?(?:日期|数)(?:是|为)?(?:${manyZh}号|${manyZh})?`,
    ],
    ({ s = "", e = "" }) => {
      const first = Number(s) / 3 - 7;
      return Number.isInteger(first) && first >= 1 && first + 14 <= 31 ? `what is ${s}/3${before[e]}7` : null;
    },
  ),
  // Each gives something to each of the others.
  ...told(
    [
      `(?:[^\\d,]{1,12},)?[^\\d,]{0,14}每1?(?:个|名|位)?(?:人|同学|学生|成员)?都?(?:给|向)(?:组内|班内|本组|全班)?(?:其他|其余|别的)(?:的)?(?:每|所有|各)?(?:1)?(?:个|名|位)?(?:人|同学|学生|成员)?(?:各|都)?(?:送|赠送|赠|寄|发)(?:了|出)?1[张份件条个][^\\d,]{1,8},[^\\d,]{0,6}(?:1?共|一共|总共)(?:互)?(?:送|赠|赠送|寄|发)(?:出)?了?(?<n>${whole})[张份件条个][^\\d,]{0,5},${askZh}[^\\d,]{1,8}?(?:1?共|一共)?有(?:多少|几)(?:个|名|位)?(?:人|同学|学生|成员)`,
      `[^\\d,(]{1,16}(?:,[^\\d,]{0,6})?每2(?:个|名)?(?:人|同学|学生)(?:之间)?都?(?:要)?(?:互相|互)赠?送(?:了)?1[张份件条个][^\\d,]{1,6},${allZh}(?:互)?(?:送|赠送)(?:出)?了?(?<n>${whole})[张份件条个](?:[^\\d,]{1,4})?,${askZh}[^\\d,]{0,6}有(?:多少|几)(?:个|名|位)?(?:人|同学|学生)(?:参加(?:了)?[^\\d,]{1,4})?`,
    ],
    ({ n }) => (Number.isInteger(Math.sqrt(1 + 4 * Number(n))) ? `what is (1+√${1 + 4 * Number(n)})/2` : null),
  ),
  // Every two teams play once.
  ...told(
    [
      `(?!.*[各每][个小]{0,2}组)(?:某校[7-9]年级的?)?[^\\d,(]{1,16}(?:实行|采用|进行|是)单循环(?:制|比赛|赛制)?(?:\\(每2(?:个|支)?队之间(?:都)?只?(?:打|赛|比赛|踢)1场\\))?,${allZh}(?:要)?(?:打|赛|比赛|进行|踢)?了?(?<n>${whole})场(?:比赛)?,${askZh}${allZh}有(?:多少|几)(?:支|个)?(?:球)?队(?:参赛|参加|参加比赛)?`,
    ],
    ({ n }) => (Number.isInteger(Math.sqrt(1 + 8 * Number(n))) ? `what is (1+√${1 + 8 * Number(n)})/2` : null),
  ),
  // Two sold at one price, one with a gain and one with a loss of what they cost.
  ...told(
    [
      `[^\\d,]{0,10}(?:卖出|售出|卖了|出售)(?:了)?2[件台个双套][^\\d,]{1,6},(?:每[件台个双套](?:都|均)?|(?:售价|卖价)(?:都|均)是)(?:卖|售价?|是)?(?<p>${number})元,其中1[件台个双套](?:赚了?|盈利了?)(?<a>${number})%,另(?:外)?1[件台个双套](?:亏了?|亏损了?|赔了?)(?<b>${number})%(?:\\((?:都)?按(?:成本|进价)(?:计)?算\\))?,${askZh}(?:卖?这2[件台个双套])?[^\\d,]{0,10}?(?<e>亏|赔|亏损|赚|盈利)了?(?:多少|几)元`,
    ],
    ({ p, a, b, e = "" }) => {
      const gain = 2 * Number(p) - Number(p) / (1 + Number(a) / 100) - Number(p) / (1 - Number(b) / 100);
      const lost = /[亏赔]/u.test(e);
      if (!(Number(b) < 100) || (lost ? gain >= 0 : gain <= 0)) return null;
      const sums = `${p}/(1+${a}/100)+${p}/(1-${b}/100)`;
      return lost ? `what is ${sums}-2*${p}` : `what is 2*${p}-(${sums})`;
    },
  ),
  // Simple interest: what was put in, of what is drawn out.
  ...told(
    [
      `${w(12)}(?:1笔钱|1笔现金|一些钱|若干元|1笔奖金)?(?:存入银行|存进银行|存了?|存入)(?:了)?(?:银行)?,?(?:定期|存期)?(?<t>[1-5])年(?:期)?(?:的)?(?:定期)?(?:存款)?,年利率(?:是|为)?(?<r>${number})%(?:\\((?:单利|按单利计算),?(?:不计利息税)?\\))?,到期(?:后|时)?,?(?:连本带息|连本带利|本息|本利)(?:一?共)?(?:和)?(?:可以|能)?${allZh}(?:取出|取回|得到|拿到|是|为)了?(?<s>${number})元,${askZh}(?:当初|原来|开始时?|最初|本金)?${w(5)}(?:存入|存|本金)?了?(?:是|为)?多少元?`,
    ],
    ({ t, r, s }) => `what is ${s}/(1+${r}/100*${t})`,
  ),
  // There at one speed, and the same way back at another.
  ...told(
    [
      `[^\\d,]{1,8}从[^\\d,]{1,5}[到去][^\\d,]{1,8}每(?:小)?(?<h>时|分钟?)(?:走|行|跑|骑|行驶)?(?<a>${number})(?<m>千米|公里|米),(?:然后|又|再)?(?:按?原路|沿原路)(?:返回|回来|回家)(?:时)?,?每(?:小)?\\k<h>(?:走|行|跑|骑|行驶)?(?<b>${number})\\k<m>,${askZh}[^\\d,]{0,3}(?:往返|来回)(?:全程)?的?平均速度(?:是)?(?:每(?:小)?\\k<h>(?:走|行)?)?(?:多少|几)?(?:\\k<m>)?`,
    ],
    ({ a, b }) => `what is 2*${a}*${b}/(${a}+${b})`,
  ),
];
