/** Whether a message may be one of mathematics: it has numbers or formulas, and nothing of a program. */
export const isMathematics = (message: string): boolean =>
  formula.test(message.replaceAll(contest, "")) && !program.test(message);

/** Its number is a name. */
const contest = /\bamc ?\d+/gi;

const formula = /[\d√π=<>≤≥×÷^]|[零一二三四五六七八九十百]个|平方|立方/;

const program =
  /\*\*|\/\/|[=!<>+*/%-]=|\+\+|\d ?% ?\d|[{};]|\b(?:print|input|range|def|import|while|loops?|code|coding|program|programs|programming|python|java|cin|cout|getline|int|string|variables?|functions?|arrays?|lists?|robots?|sensors?|motors?|led|error)\b|c\+\+|代码|程序|编程|循环|变量|函数|数组|列表|机器人|传感器|电机|报错/i;
