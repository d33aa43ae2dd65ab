/** People and things that can be told apart: only of these is it sure how they are counted. */
const people =
  "people|persons|students|children|kids|friends|boys|girls|men|women|players|runners|members|candidates|classmates|teachers|workers|guests|swimmers|athletes|horses|employees|contestants|applicants|volunteers|cousins|family members|singers|racers|cars|teams";
const things =
  "books|toys|cards|objects|items|flags|pictures|paintings|photos|trophies|songs|plants|posters|letters|blocks|statues|vases|toppings|flavors|elements|things|colors|fruits|pens|stickers|topics|questions|dishes|courses|points|numbers|digits|pizza toppings|movies|games|subjects";

/** Some of them are of the same kind as all of them: 3 students of 10 people, but no 3 teams and no 3 girls. */
export function goTogether(some: string | undefined, all: string | undefined): boolean {
  const known = [some, all].every((word) => word === undefined || `${people}|${things}`.split("|").includes(word));
  if (!known || some === undefined || all === undefined || some === all) return known;
  return [some, all].every((word) => anyone.includes(word));
}

const anyone = "people|persons|students|children|kids|members|players|candidates|volunteers|applicants|employees".split(
  "|",
);

export const nouns = `[different |distinct ](${people}|${things})`;

export const counted =
  "(个|名|位|本|张|种|支|只|件|幅|面|盆|首|道|枚|块|人|辆|匹)[不同的](人|同学|学生|小朋友|男生|女生|老师|队员|朋友|选手|书|图书|故事书|画|照片|邮票|旗|旗子|花|歌|歌曲|节目|题|题目|水果|颜色|元素|球员|运动员|候选人|代表|干部|)[中|里|当中|里面]";

export const ways = "(how many|in how many)[ different| distinct| possible] (ways|orders)";
export const end = "[ are there| are possible| is possible| exist| in all| in total]";
export const kinds =
  "(多少|几)种[不同的|不同](排法|站法|方法|坐法|排列方法|放法|顺序|选法|取法|抽法|挑法|组合|安排方法|走法|排列|选择|结果|排队方法|排列方式|方式|选择方法|情况)";
export const has = "[问][一共|共|总共|那么][可以|能|会][有|共有]";
