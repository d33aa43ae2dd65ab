/** Words of a question by what they mean; `|` between them. Several words are found before the fewer ones inside them. */
const meanings: Record<string, string> = {
  "": // Says nothing about what is asked.
    "for me|for us|u|be|can be|true|true statement|makes|make|to make|both letters|for both letters|the letters|letters|can u help me with|can you help me with|help with|work this out|please|pls|plz|hi|hello|hey|hi there|thanks|thank you|thx|ty|can you|can u|could you|could u|can someone|can anyone|would you|help|help me|help me with|need help with|" +
    "i need help|i need help with|need help|i dont get it|i don't get it|i dont understand|i don't understand|i dont get|i don't get|i dont know how|i don't know how|i dont know how to|i don't know how to|" +
    "i'm stuck|im stuck|im stuck on|i'm stuck on|i am stuck on|i am stuck|idk|idk how|idk how to|i forgot how to|i forgot|i have to|i need to|i want to|we have to|we need to|show your work|show all work|show me the steps|show the steps|show me how|show me how to|with steps|step by step|explain|explain how to|and explain|" +
    "me|this|this one|this problem|the problem|problem|question|the question|my homework says|the following|the|a|an|it|so|ok|okay|now|um|umm|hmm|teacher|my teacher says|try to|to|how|" +
    "equation|the equation|this equation|equations|the equations|following equation|the following equation|expression|the expression|this expression|the following expression|inequality|the inequality|this inequality|the following inequality|the quadratic|quadratic|quadratic equation|the quadratic equation|linear equation|the linear equation|polynomial|the polynomial|trinomial|the trinomial|binomial|quadratic expression|algebraic|algebraically|" +
    "completely|fully|exactly|your answer|your solution|check your answer|check your solution|simplify your answer|and check|if possible|and simplify|as much as possible|carefully|correctly|in simplest form|in lowest terms|as a fraction in simplest form|in simplest radical form|simplest form|the variable|variable|number|the number|" +
    "请|请问|请你|麻烦|帮我|帮忙|帮帮我|谢谢|老师|你好|您好|我不会|不会|不会做|我不懂|不懂|看不懂|没听懂|这道题|这个题|这题|这道|下列|以下|下面|题目|这个|方程|未知数|这个方程|下列方程|方程式|一元一次方程|一元二次方程|二次方程|一次方程|不等式|一元一次不等式|一元二次不等式|下列不等式|多项式|代数式|整式|式子|算式|表达式|二次三项式|的|啊|呢|吗|呀|吧|要|我|我要|我想|想|怎样|了|步骤|写出步骤|写出过程|过程|详细过程|并检验|要过程|一下|学过|用|帮|能|可以|能不能|给我|讲讲|讲一下|说说|得|出|来|题|一道题|分数|绝对值不等式|绝对值方程|无理方程|指数方程|分式方程|分式|二次根式|根式|有理数|因式|先|再|把|将|对|按|原来|后|之后|现在",
  solve:
    "solve|solving|what value of|what values of|which value of|which values of|for which|for what|solve for both letters|solve for the letters|solution|the solution|solutions|the solutions|solution of|solution to|the solution of|the solution to|solutions of|solutions to|the solutions of|the solutions to|solution set|the solution set of|find the solution|find the solutions|find all solutions|find all solutions of|find all solutions to|find all real solutions|find all real solutions of|find the solution of|find the solution to|find the solutions of|find the solutions to|find the solution set of|find the roots|find the roots of|roots of|the roots of|find the zeros of|how do i solve|how to solve|how do you solve|how do we solve|how can i solve|how would i solve|solve for|find the value of|find the values of|find all values of|find all the values of|work out the value of|" +
    "解|求解|解方程|解方程组|解不等式|解不等式组|怎么解|如何解|怎样解|怎么求|求方程|解下列方程|解下列不等式|解一元二次方程|解一元一次方程|解一元一次不等式|求根|解集|的解集|解集是|解集是什么|的解集是什么|求解集|求不等式|解是|的解|的解是|的解是什么|的解是多少|的根|的根是|的根是什么|的根是多少|有哪些解|怎么解方程|解是多少|解是什么|解为|的解为|解得|解这个方程",
  simplify:
    "simplify|what is the simplest form of|the simplest form of|simplest form of|what's the simplest form of|find the simplest form of|simplified|simplified form of|write in simplest form|write in simplest radical form|reduce|reduce the fraction|reduce to lowest terms|combine like terms|collect like terms|combine the like terms|combine|how do i simplify|how to simplify|how do you simplify|put in simplest form|express in simplest form|express in simplest radical form|simplify the radical|simplify the fraction|rationalize|rationalize the denominator|rationalise|rationalise the denominator|rationalize the denominator of|" +
    "化简|化简求|怎么化简|合并同类项|约分|化为最简|化成最简|化为最简二次根式|化为最简分数|化成最简分数|化成最简二次根式|最简形式|分母有理化|化为最简形式|把分母有理化|化简下列各式|化简下列式子",
  factor:
    "factor|factorise|factorize|factoring|factor completely|factor out|factor the expression|factor the trinomial|factor the polynomial|factored form|factored form of|how do i factor|how to factor|how do you factor|write in factored form|factor fully|factor by grouping|factorization of|" +
    "因式分解|分解因式|进行因式分解|怎么因式分解|怎么分解因式|分解|怎么分解|因式分解为|分解因式为",
  expand:
    "expand|expanded|multiply out|expand and simplify|expand the expression|distribute|use the distributive property|foil|multiply|find the product|find the product of|product of|the product of|how do i expand|how to expand|how do you expand|how do i multiply|expand the brackets|expand the parentheses|" +
    "展开|去括号|展开并化简|怎么展开|乘开|展开式|的展开式|去括号并合并同类项|展开化简",
  what:
    "what is|state|what can|what could|what must|which number is|what number is|what's|whats|wat is|wats|what does|what do|what are|what equals|how much is|how do i|how do i do|how to|how to do|how do you|how do you do|how do u do|how do we do|how do you get|how would i do|find|work out|compute|calculate|calculate the value of|evaluate|evaluate the expression|value of|the value of|what is the value of|what's the value of|find the sum|find the sum of|find the difference|give|determine|do|answer|the answer|get the answer|what|the answer to|what is the answer to|whats the answer to|what's the answer to|figure out|works out to|comes out to|turns out to be|work out to|gives|give me|how do i find|how do i calculate|equal|equals what|equal to what|is what|how do i work out|how do i evaluate|how do you find|how do i get|" +
    "求|计算|算|算一下|算出|等于多少|等于几|是多少|得多少|得几|多少|等于什么|怎么算|怎么做|怎么计算|怎么写|如何计算|如何做|求值|的值|的值是多少|求出|的结果|的结果是|的结果是多少|结果是多少|结果是|结果|的值是|的值等于多少|的值为|是几|是什么|怎么弄|的和是多少|等于|答案|答案是多少|答案是什么|简便计算|口算|脱式计算|递等式计算|是多少呢|怎么得|分别是多少|各是多少|分别是几|分别等于多少|分别为多少|分别是|各等于多少|应该是多少|应该等于多少|应该等于几|应是多少|该等于多少|会是多少|能算出来是多少|算出来是多少",
  system:
    "system|the system|system of equations|the system of equations|following system|the following system|the following system of equations|this system|this system of equations|system of linear equations|simultaneous equations|the simultaneous equations|linear system|" +
    "方程组|二元一次方程组|三元一次方程组|下列方程组",
  for: "for",
  and: "and|&|和|与|以及|并且|且",
  or: "or|或|或者",
  if: "if|given|given that|when|where|in|let|suppose|for what value of|at|如果|若|当|已知|设|其中",
  after: "then|时|那|那么|则|求代数式|,则|时的值|的时候",
  of: "of",
  is: "is|are|be|是|为",
  by: "by",
  "by-factoring":
    "by factoring|using factoring|use factoring|by factorization|by the factoring method|factoring method|用因式分解法|因式分解法|利用因式分解|用因式分解法解|用因式分解|用十字相乘法|十字相乘法|用因式分解的方法",
  "by-square":
    "by completing the square|completing the square|complete the square|using completing the square|by complete the square|配方法|用配方法|用配方法解|通过配方|用配方",
  "by-formula":
    "by the quadratic formula|using the quadratic formula|with the quadratic formula|use the quadratic formula|use the quadratic formula on|use the quadratic formula for|apply the quadratic formula to|use the quadratic formula to|use the quadratic formula to solve|the quadratic formula|quadratic formula|using quadratic formula|by quadratic formula|by formula|公式法|用公式法|用求根公式|求根公式|用公式法解|利用求根公式|用公式",
  "by-substitution":
    "by substitution|using substitution|use substitution|with substitution|substitution method|using the substitution method|by the substitution method|代入法|用代入法|代入消元法|用代入消元法",
  "by-elimination":
    "by elimination|using elimination|use elimination|with elimination|elimination method|using the elimination method|by the elimination method|加减法|用加减法|加减消元法|用加减消元法|用消元法|消元法",
  count:
    "how many real solutions does|how many real solutions are there to|how many real solutions|how many real roots does|how many real roots are there to|how many real roots|how many distinct real roots does|how many different real roots does|number of real solutions of|the number of real solutions of|number of real solutions|the number of real solutions|number of real roots of|the number of real roots of|have|" +
    "有几个实数根|有几个不同的实数根|有多少个实数根|实数根的个数|的实数根的个数|的实数根个数|有几个实根|有几个实数解|有多少个实数解",
  discriminant:
    "discriminant|the discriminant|discriminant of|the discriminant of|find the discriminant of|find the discriminant|判别式|根的判别式|的判别式|的根的判别式",
  percent:
    "what percent|what percentage|percentage|what percent of|what percentage of|how many percent|is what percent|百分之几|百分之多少|几分之几",
  "percent-of": "what percent of|what percentage of|how many percent of",
  more: "increase|increased|raise|raised|goes up|go up|went up|rises|增加|增加了|上涨|上涨了|提高|提高了|增长|增长了",
  less: "decrease|decreased|reduced|lowered|goes down|go down|went down|drops|减少|减少了|下降|下降了|降低|降低了",
  off: "off|discount on|off of",
  change:
    "percent change|the percent change|percent increase|the percent increase|percent decrease|the percent decrease|percentage change|percentage increase|percentage decrease",
  from: "from|从",
  divide: "divide|split|share|分配|分成|分",
  ratio:
    "ratio|the ratio|in the ratio|in a ratio of|in the ratio of|ratio of|the ratio of|simplify the ratio|in a ratio|proportion|the proportion|比|化简比|比例|解比例|按照|最简整数比|按|化成最简整数比|化为最简整数比",
};

/** Signs that are said: what they stand for in a formula. */
const signs: Record<string, string> = {
  "+": "plus|added to|加|加上",
  "-": "minus|减|减去",
  "*": "times|multiplied by|乘|乘以|乘上",
  "÷": "divided by|除以",
  "/": "over",
  "=": "equals|equal|is equal to|the same as|is the same as|=",
  "^2": "squared|square|的平方|平方",
  "^3": "cubed|的立方|立方|的三次方",
  "^": "to the power of|to the power|to the|的幂",
  "%": "percent",
  "√": "square root of|the square root of|square root|root|sqrt of|根号|根号下",
  "∛": "cube root of|the cube root of|三次根号",
  "<": "is less than|less than|is smaller than|小于",
  ">": "is greater than|greater than|is more than|大于",
  "≤": "is less than or equal to|less than or equal to|is at most|小于等于|小于或等于|不大于",
  "≥": "is greater than or equal to|greater than or equal to|is at least|大于等于|大于或等于|不小于",
};

export type Meaning = { code: string } | { sign: string };

const entries = (from: Record<string, string>, meaning: (key: string) => Meaning): [string, Meaning][] =>
  Object.entries(from).flatMap(([key, phrases]) =>
    phrases.split("|").map((phrase): [string, Meaning] => [phrase, meaning(key)]),
  );

/** What each phrase means, in small letters; what an earlier meaning and a later one share is the later one's. */
export const phrases: ReadonlyMap<string, Meaning> = new Map([
  ...entries(signs, (sign) => ({ sign })),
  ...entries(meanings, (code) => ({ code })),
]);
