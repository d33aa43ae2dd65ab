/** The question without the words that only wrap it: greetings, "what is", "i don't get it", 请问, 是多少. */
export function withoutManners(text: string): string {
  let rest = text;
  for (;;) {
    const shorter = withoutLast(withoutFirst(rest)).replaceAll(/^[, ]+|[, ]+$/g, "");
    if (shorter === rest) return rest;
    rest = shorter;
  }
}

const withoutFirst = (text: string) => {
  const word = firsts.find((first) => text.startsWith(first) && isWhole(first, text.charAt(first.length)));
  return word ? text.slice(word.length) : text;
};

const withoutLast = (text: string) => {
  const word = lasts.find((last) => text.endsWith(last) && isWhole(last, text.charAt(text.length - last.length - 1)));
  return word ? text.slice(0, -word.length) : text;
};

/** An English word does not end in the middle of a longer one; Chinese has no blanks between words. */
const isWhole = (word: string, next: string) => !/[a-z]/.test(word) || !/[a-z'0-9]/.test(next);

const firsts = [
  ..."hi,hello,hey,ok,okay,so,um,please,pls,plz,can you,can u,could you,would you,can someone,can anyone,help me with".split(
    ",",
  ),
  ..."help with,help me,help,i need to,i need,i have to,i want to,i want,how do i,how do you,how can i,how do u".split(
    ",",
  ),
  ..."how would i,how would you,how to,what is,what's,whats,what are,what was,what would,find out,find,calculate".split(
    ",",
  ),
  ..."compute,determine,work out,figure out,evaluate,solve,tell me,give me,give,show me,list,write down,write".split(
    ",",
  ),
  ..."me,to,for,the,value of,answer to,this,quick question,question,problem,my homework says,my teacher asked".split(
    ",",
  ),
  ..."state,get,be,do,explain,express,teacher,all of the,i'm stuck on,im stuck on,stuck on,and,then,exact".split(","),
  ..."请问,请你,请,求出,求解,求,试求,试,计算出,计算,算出,算一下,算一算,算,帮我,帮忙,老师,你好,您好,怎么求,怎么算".split(
    ",",
  ),
  ..."怎样求,如何求,如何计算,怎么计算,我想知道,想知道,写出,找出,列出,解答,解一下,解,问,想问,一下,题目,已知,说出,判断,同学,下列,那么,则".split(
    ",",
  ),
];

const lasts = [
  ..."please,pls,plz,thanks,thank you,thx,ty,help me,help,i don't get it,i dont get it,i don't understand".split(","),
  ..."i dont understand,i'm stuck,im stuck,step by step,show your work,show the work,show work,show all work".split(
    ",",
  ),
  ..."show your steps,show the steps,show steps,explain,explain it,equal,equal to,equals,and explain,with steps".split(
    ",",
  ),
  ..."how do i do it,how do i do this,how do you do it,i'm confused,im confused,i need help,and show your work".split(
    ",",
  ),
  ..."各是多少,分别是多少,分别是什么,是多少,等于多少,等于几,为多少,是几,为几,是什么,怎么求,怎么算,怎么做,怎么写,怎么解".split(
    ",",
  ),
  ..."如何求,如何计算,怎么计算,呢,呀,啊,吗,嘛,谢谢,谢谢老师,写出过程,请写出过程,要过程,求过程,求解,有哪些,是哪些,我不会".split(
    ",",
  ),
  ..."不会做,不懂,看不懂,帮帮我,帮我,=".split(","),
];
