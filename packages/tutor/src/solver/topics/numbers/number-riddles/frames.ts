import type { Frames } from "../../../stories/frames.ts";

const number = "(a|some|what|my|the|a certain) number";
const gives =
  "(the (result|answer) is|the (result|answer) you get is|the (result|answer) is equal to|is equal to|you get|i get|is|equals|gives|it is|we get|it equals|gives you|makes|,? to get)";
const isCh = "(,)?(结果|和|差|得数|所得的?(结果|和|差))?(是|等于|得|为|得到)";
const one = "(一个数|某数|某个数|什么数|哪个数|x)";
const start = "(if |when )?((you|i|we) )?";

export const riddleFrames: Frames = {
  self: [
    `${number} is <a> less than <k> times (itself|the number|that number)`,
    `(if )?${number} (plus|increased by) <a> (is|equals|is equal to|is the same as) <k> times (itself|the number|that number|the original( number)?)`,
    `<a> more than ${number} (is|equals|is equal to|is the same as) <k> times (itself|the number|that number)`,
    `${one}比(它|自己|这个数)的<k>倍少<a>`,
    `${one}(的<k>倍比(它|自己|这个数|原数)多<a>|加上?<a>(是|等于|就是)(它|自己|这个数|原数|原来)的<k>倍)`,
  ],
  both: [
    `the sum of ${number} and <k> times (it|itself|the number|that number|the same number) ${gives} <c>`,
    `${number} (plus|and|added to) <k> times (it|itself|the number|that number|the same number) ${gives} <c>`,
    `${one}(和|与|加上?)(它|自己|这个数|本身|它自己)的<k>倍(的|之)?(和)?(是|等于|得|为)<c>`,
  ],
  more: [
    `(if )?<k> times ${number},?( increased by| plus) <a>,? ${gives} <c>`,
    `${start}multiply ${number} by <k>( and|,)?( then)? add <a>( to (it|the result|the product))?(,|\\.)?( and)? ${gives} <c>`,
    `${number} is multiplied by <k>( and|,)?( then)? <a> is added( to the (result|product))?(,|\\.)?( and)? ${gives} <c>`,
    `${start}<k> times ${number}( and|,)( then)? add <a>( to (it|the result|the product))?(,|\\.)?( and)? ${gives} <c>`,
    `the sum of <k> times ${number} and <a> ${gives} <c>`,
    `<a> more than <k> times ${number} ${gives} <c>`,
    `${one}(的<k>倍|乘以?<k>)(,)?(再)?(加上?|多)<a>${isCh}<c>`,
    `${one}的<k>倍(比<c>少<a>)`,
  ],
  fewer: [
    `(if )?<k> times ${number},?( decreased by| minus) <a>,? ${gives} <c>`,
    `${start}multiply ${number} by <k>( and|,)?( then)? subtract <a>( from (it|the result|the product))?(,|\\.)?( and)? ${gives} <c>`,
    `${start}<k> times ${number}( and|,)( then)? subtract <a>( from (it|the result|the product))?(,|\\.)?( and)? ${gives} <c>`,
    `<a> less than <k> times ${number} ${gives} <c>`,
    `${one}(的<k>倍|乘以?<k>)(,)?(再)?(减去?|少)<a>${isCh}<c>`,
    `${one}的<k>倍(比<c>多<a>)`,
  ],
  justMore: [
    `${start}add <a> to ${number},? ${gives} <c>`,
    `${number} (plus|increased by) <a> ${gives} <c>`,
    `<a> more than ${number} ${gives} <c>`,
    `${one}(加上?|增加)<a>${isCh}<c>`,
  ],
  justFewer: [
    `${start}(subtract|take) <a> from ${number},? ${gives} <c>`,
    `${number} (minus|decreased by) <a> ${gives} <c>`,
    `<a> less than ${number} ${gives} <c>`,
    `${one}(减去?|减少)<a>${isCh}<c>`,
  ],
  number: [
    "(what is|what's|find|what was) (the|my|this|that)( original)? number",
    "what is it",
    "(求)?(这个|那个|原|某)数(是|为)?(多少|几)?",
    "(求)?(这个|那个|原|某)数(是|为)?(多少|几)?",
    "求x(的值)?",
    "what number (is it|am i thinking of)",
    "i('m| am) thinking of a number",
  ],
};
