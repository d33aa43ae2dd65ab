/** Chinese characters in simplified form, with Latin letters and digits among them, `。` where a sentence ends. */
export function inChinese(text: string): string {
  return [...text.replaceAll(/[。？！；?!;\n]+/g, "。").replaceAll(/[^\p{Script=Han}a-z\d。]+/gu, "")]
    .map((sign) => simplified.get(sign) ?? sign)
    .join("");
}

/** Traditional characters of the words that are looked for. */
const traditional =
  "殺杀傷伤媽妈罵骂負负個个這这裡里裏里們们讓让對对沒没離离討讨厭厌樓楼藥药脫脱褲裤體体處处強强姦奸騷骚擾扰視视頻频還还會会說说訴诉見见網网發发給给張张" +
  "門门關关飯饭誰谁愛爱過过麼么為为來来時时間间學学師师爺爷點点動动壓压結结無无義义親亲頭头髮发樣样從从車车馬马後后願愿開开係系難难憂忧鬱郁歡欢應应該该場场" +
  "變变聽听覺觉實实現现氣气聯联繫系號号話话裝装彈弹製制槍枪毆殴邊边總总條条電电線线賬账帳账帶带遺遗書书終终於于內内隱隐歲岁單单獨独鎖锁摟搂錢钱打打著着" +
  "長长東东西西兩两幾几衛卫護护繼继偷偷綁绑燒烧條条歐欧課课業业問问題题嗎吗請请語语認认識识遊游戲戏裸裸圖图傳传陰阴顏颜臉脸腳脚腿腿奪夺搶抢壞坏廁厕" +
  "圍围擋挡攔拦辱辱譏讥嘲嘲諷讽貓猫蟲虫懷怀產产墜坠橋桥牆墙劃划針针剪剪擇择選选滅灭絕绝斷断纏缠累累煩烦惱恼撐撑熱热紅红許许證证補补習习師师導导嚇吓" +
  "報报復复備备準准讀读蘋苹樂乐級级畢毕黃黄網网謠谣傢家鄰邻嬸婶姪侄孫孙媳媳婦妇妳你您您袋袋裙裙擊击擲掷";
const simplified = new Map([...traditional.matchAll(/(..)/gu)].map(([pair]) => [...pair] as [string, string]));
