/**
 * Words that mean about the same in a question, in both languages: what was learned of one of them holds for the others. English as `stemOf` leaves
 * it, `,` between; Chinese as it stands in a text.
 */
const classes: Record<string, [english: string, chinese: string]> = {
  find: [
    "find,determin,calculat,comput,get,giv,work,what,whats,tell,stat,evaluat,evalu",
    "求,计算,算,找,写出,是多少,等于多少,等于几,是什么,是几",
  ],
  howmany: ["many,count", "多少个,几个,有多少,有几,个数,共有"],
  factor: ["factor,factoris,factoriz,binomial,unmultiply", "因式,分解,十字相乘"],
  expand: ["expand,distribut,foil,multiply,bracket,parenthes", "展开,乘开,去括号"],
  simplify: ["simplify,simplif,combin,reduc,condens,tidy,simplest,lowest,term", "化简,合并,同类项,最简,约分,化减"],
  solve: ["solv,solution,root,zero,true,satisfy,satisfi,works", "解,根,方程,成立"],
  biggest: [
    "biggest,bigger,largest,larger,greatest,greater,most,maximum,max,highest,bigest,older",
    "最大,最多,最高,较大,大数",
  ],
  smallest: [
    "smallest,smaller,least,fewest,minimum,min,lowest,littlest,first,younger",
    "最小,最少,最低,较小,小数,至少",
  ],
  remainder: ["remainder,left,leftover,leave,modulo,mod", "余,余数,剩,剩余,剩下"],
  divide: ["divid,divide,divisibl,divisible,evenly,goe,divisor", "除,整除,除以,因数,约数"],
  digit: ["digit,unit,figure,ones", "位数,数字,个位,数位,末位"],
  prime: ["prime,composite", "质数,素数,合数,质因数"],
  together: ["together,both,same,meet,again,simultaneous", "同时,一起,相遇,都,共同,相等"],
  sum: ["sum,total,add,altogether,plus,combined", "和,总,一共,共,加"],
  difference: ["differenc,minus,subtract,less,fewer,differ,than", "差,减,少,比"],
  product: ["product,multipli,times", "积,乘"],
  base: ["base,binary,octal,decimal,hexadecimal,numeral", "进制,进位"],
  old: ["old,age,year,older,younger", "岁,年龄,年纪,今年"],
  speed: ["mph,speed,hour,fast,slow,mile,km,travel", "速度,千米,公里,小时,路程,每分"],
  money: ["cost,price,dollar,cent,pay,paid,buy,bought,sell,sold,worth", "元,角,价,钱,买,卖,付"],
  percent: ["percent,percentage,%,discount,off,sale", "百分,%,打折,折,率"],
  graph: [
    "vertex,parabola,line,graph,slope,intercept,axis,curve,cross,turning",
    "顶点,抛物线,直线,图象,图像,斜率,截距,轴,交点",
  ],
  sequence: ["sequenc,pattern,term,next,seri,progression", "数列,规律,第,项,照这样,依次"],
  square: ["squar,perfect,cube", "平方,立方"],
  consecutive: ["consecutiv,row,successiv", "连续,相邻"],
};

const byWord = new Map<string, string[]>();
const byHan: [string, string][] = [];
for (const [name, [english, chinese]] of Object.entries(classes)) {
  for (const word of english.split(",")) byWord.set(word, [...(byWord.get(word) ?? []), name]);
  for (const word of chinese.split(",")) byHan.push([word, name]);
}

/** The classes of an English word, or of all that stands in a Chinese text. */
export const classesOf = (word: string): string[] =>
  /\p{Script=Han}/u.test(word)
    ? word.length > 1
      ? [...new Set(byHan.flatMap(([part, name]) => (word.includes(part) ? [name] : [])))]
      : []
    : (byWord.get(word) ?? []);
