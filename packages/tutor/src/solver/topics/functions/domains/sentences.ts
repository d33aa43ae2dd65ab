const values =
  "(for |which |what |all |find |the |real ){0,5}[values? of ][{x:letter} ][does |do |is |are |makes? |can ]";
const expression = "[the ][(expression|fraction|function|radical|square root) ][(f\\(x\\)|y) ?= ?]{e:formula}";
const sense = "(defined|a real number|real|make sense|makes sense|well defined|well-defined|meaningful)";

/** How it is asked where an expression makes sense. */
export const sentences = [
  `${values}${expression} (is |be |to be )?${sense}`,
  `[when |where |for ]${values}is ${expression} ${sense}`,
  `[when |where ]is ${expression} ${sense}`,
  `[the ]domain of ${expression}`,
  `[若|如果|已知|当|要使|使|为使]?[二次根式|分式|代数式|式子|函数]?[y=]?{e:formula}[在实数范围内]?(有意义|有意义时),?(那么|则|求|,){0,3}[实数]?{x:letter}(的取值范围|应满足的条件|的范围|应满足什么条件|满足什么条件|必须满足的条件|应满足|应取什么值|不能等于几|可以取什么值|满足的条件)[是什么|为]?`,
  `[当]{x:letter}(取何值|取什么值|为何值|满足什么条件|是什么数|是怎样的实数)时,?[二次根式|分式|代数式|式子]?{e:formula}[在实数范围内]?有意义`,
  "[分式|代数式|式子|二次根式|根式]{e:formula}(什么时候|何时|在什么条件下|在什么情况下|(在)?{x:letter}(满足什么条件时|取什么值时|取何值时|为何值时|是什么数时|等于什么时))[才]?有意义",
  "when does [the ][fraction |expression |radical ]{e:formula} (make sense|have a value|have a meaning|exist)",
  "[y ?= ?]{e:formula}中,?[自变量]?{x:letter}的?(取值范围|取值要求)",
  "函数[y ?= ?]{e:formula}(中|的)?,?(自变量)?{x:letter}?的?(取值范围|定义域)",
];

/** How it is asked where it makes none. */
export const excluded = [
  `${values}${expression} (is |be |to be )?(undefined|not defined)`,
  `[(for )?(what |which )?value[ of {x:letter}] |when |where ]is ${expression} (undefined|not defined)`,
  `[{x:letter}, ?]${expression} (is )?(undefined|not defined)`,
  `[当]{x:letter}(取何值|取什么值|为何值)时,?[分式|代数式|式子]?{e:formula}(无意义|没有意义)`,
  `[若|如果|已知|当|要使|使]?[分式|代数式|式子]?{e:formula}(无意义|没有意义),?(那么|则|求|,){0,3}{x:letter}`,
];
