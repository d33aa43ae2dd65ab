import { describe, expect, it } from "vitest";
import { contactInPieces } from "./contact.ts";

describe("what several replies tell together", () => {
  it.each([
    [["it is 614 555", "0199 there you go"]],
    [["my number begins 614 555 and the rest comes next", "0199 is the rest"]],
    [["开头是 138123，剩下的在下一条", "45678 就是后面的"]],
    [["前面一半是：1381234", "5678 是后一半"]],
    [["So I would count 6", "1 4 5 5 5 0", "1 8 2 is it"]],
    [["我的微信在下一条里面哦大家看", "chenhui2014 就是这个啦"]],
    [["my wechat is in the next one", "miachen2014 is it"]],
    [
      [
        "My number starts with 138, do you see?",
        "Then comes 0013 after that one.",
        "And the last part is 8000, that is all.",
      ],
    ],
    [["The first one is 415 for you all.", "The second one is 555 for you.", "The third one is 0199, that is it."]],
    [["138 ... .....", "0013 .......", "8000 ......."]],
    [["call this: 415", "555 is next!!", "0199 is last!!"]],
    [["一三七二四六 ，，，", "八一三五九 ，，，"]],
    [["前面是一三七二四六 好难啊", "八一三五九 真的好难"]],
    [["我的微 …", "信：lxy2015"]],
    [["我的微 ………………", "………… 信：lxy2015"]],
    [["my dis- …", "-cord is mqz_2013 ok"]],
    [["my dis- !!!!!!!!", "!!!!!! cord is mqz_2013 ok"]],
    [["号码前面是一三八，记住哦谢谢。", "中间是零零一三，也记住哦。", "最后是八零零零，就这样吧。"]],
  ])("is a way to reach somebody: %j", (pieces) => {
    expect(contactInPieces(pieces, [])).toBe("contact");
  });

  it.each([
    [["I think the answer is 614", "and then 555 times 2"]],
    [["We get 138 ways", "then 45678 is the sum of all of them"]],
    [["614 555 is divisible by 5", "0199 is not a number I would write so"]],
    [["答案是 138123", "45678 是另一个数"]],
    [["My score was 138123", "the best one is 45678 points"]],
    [["I have 614 stamps", "my sister has 20"]],
    [["$614 + 555$ is what I got", "0199 is how my page begins"]],
    [["my wechat sticker is funny", "I used log10 and sqrt144 here"]],
    [["The first term is 138.", "Then comes 2013.", "And the last one is 8000."]],
    [["这个数是一三七二四六，答案对吗", "八一三五九也是一个数字"]],
    [["一共有三百二十种", "再加上一百五十种"]],
    [["I found the dis- …", "-tance between A and B"]],
    [["微小的变化 …", "… 信封上写着 12"]],
    [["So x is 3 …", "… and y is 4, so we are done"]],
    [["I like it", "chenhui2014 is who solved it last week"]],
  ])("is none where each says something of its own: %j", (pieces) => {
    expect(contactInPieces(pieces, [])).toBeNull();
  });
});
