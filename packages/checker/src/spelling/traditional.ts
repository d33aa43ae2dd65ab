/** Traditional Chinese characters of school mathematics, each with the simplified one that the reader knows. */
export const simplified = new Map<string, string>(
  (
    "點点餘余負负無无選选個个這这種种條条張张輛辆頁页題题塊块顆颗雙双對对層层組组臺台間间單单長长寬宽積积體体時时鐘钟鍾钟週周歲岁錢钱" +
    "圓圆兩两數数為为還还沒没總总過过從从減减邊边線线證证設设則则結结應应該该項项錯错圖图買买賣卖賺赚價价釐厘噸吨畝亩頃顷車车樹树書书" +
    "隻只盤盘雞鸡鴨鸭魚鱼與与約约達达無无於于號号開开實实質质倫伦參叁貳贰陸陆兆兆解解幾几裡里裏里離离較较說说請请問问學学剛刚後后動动" +
    "運运費费貨货廠厂農农機机處处員员環环邊边節节歷历曆历區区義义標标軸轴橫横縱纵錐锥稜棱稱称變变換换換换減减據据擬拟勝胜場场隊队贏赢" +
    "長长尺尺鋪铺針针順顺鈍钝銳锐幹干紅红藍蓝黃黄綠绿籃篮蘋苹檸柠麵面飯饭湯汤麼么來来話话讀读寫写對对確确認认視视覺觉觀观規规親亲"
  )
    .match(/../gu)
    ?.map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)])
    .filter(([from, to]) => from !== to) ?? [],
);
