/** Names that stand for nothing else: their mention is enough, in a formula, too; but not where answers are at discord. */
export const sureEnglish = [
  /(?<![a-z])(?:weixin|whats ?app|snapchat|instagram|tiktok|facebook|messenger|kakaotalk|xiaohongshu|douyin|wechat|hypixel|vrchat|mastodon(?! (?:skeleton|bone|fossil|tusk))|bluesky)(?![b-z])/g,
  /(?<![a-z])discord(?!an[ct])(?!\s(?:between|among|amongst|over)\b(?! (?:us|you)))/g,
  /(?<![a-z])(?:insta|skype|viber|kik|qzone|tumblr|bereal|omegle|rednote|kakao|weibo|wxid)(?![a-z])/g,
  /(?<![a-z])(?:tik\s?tok|k[.*_ -]i[.*_ -]k(?![a-z])|wh?ats+\s?app?(?![a-z])|wassap|w[ea3]+[.*_-]ch[a4@]t|snapch|rblx|instagrm|dickopd)/g,
];

/** Where somebody may be reached, in words that mean something else as well. */
const apps =
  "line|snaps?|telegram|tele|line app|tg|ig|ins|inst|gram|fb|tt|dc|disc|sc|yt|signal|zoom|steam|twitter|twitch|youtube|threads|reddit|pinterest|xbox|psn|" +
  "playstation|nintendo|fortnite|roblox|robl0x|r0blox|minecraft|mc|valorant|teams|duo|band|imessage|facetime|hangouts?|gchat|google (?:chat|docs)|slack|vk|bilibili|" +
  "another (?:app|site)|a different (?:app|site)|(?:the )?other app";
const games =
  "(?:ro-?bl[o0]?x|r0blox|fortnite|minecraft|mc|xbox|psn|playstation|ps\\d|nintendo|epic|valorant|genshin|among us|brawl stars|clash(?: royale)?)";
const naming = "(?:user\\s?name|user|name|id|handle|acc|account|gamertag|tag|code|friend code|channel|group|profile)";

/** A name of somebody there: a few letters, with a digit, a dot or a line in it. */
const handle = "\\s?[a-z][a-z_.]{1,20}[\\d_.][a-z\\d_.]{0,20}(?![a-z\\d]|\\s?[=+*/^])";

export const doubtfulEnglish = [
  // add me on line, find us in steam
  new RegExp(
    `\\b(?:add|find|follow|msg|message|text|dm|pm|talk to|chat with|contact|reach|write|ping|catch|join)\\s{1,2}(?:me|us|him|her)(?: up)?\\s{1,2}(?:on|in|at|via|through|over)\\s{1,2}(?:my )?(?:${apps})\\b(?!\\s?\\d)`,
    "g",
  ),
  // my snap, your ig: but my line is steep, and my snap cubes are red
  /\b(?:my|ur|your|add my|drop (?:your|ur)|(?:do|does|did) (?:you|u|anyone) (?:have|use)|got|have|via)\s{1,2}(?:a\s)?(?:snaps?|ig|insta|tele|telegram|tg|fb|yt|dc|tt|ins)\b(?!\s?(?:cubes?|circuits?|fasteners?|peas?|together|back|shut|judg|to\b|out\b|decision|problem|office|message|pole|and\s|of\s|[=+*/^\d(θ-]))/g,
  /\b(?:use|using|download|install|join|get)\s(?:telegram|snap|ig|line app|signal app)\b(?!\s?(?:cubes?|problem|together))|\b(?:telegram|google chat|gchat|facetime|imessage|snapchat|skype) me\b|\bline app\b|\b(?:on|over|using|in) google (?:chat|docs|hangouts)\b/g,
  new RegExp(
    `\\b(?:what(?:'s|s| is)|drop|send|share|got|have)\\s(?:me\\s)?(?:your|ur)\\s(?:${games}|steam|disc|yt)(?![a-z])`,
    "g",
  ),
  /\b(?:on|via)\s(?:snap|telegram|ig|insta|fb)\b(?!\s?(?:problem|office|cost|=|\d))/g,
  new RegExp(
    `\\b(?:my|ur|your|our)\\s{1,2}(?:signal|steam|twitter|twitch|youtube|reddit|threads|${games}|gamer)\\s{0,2}(?:${naming}|server|realm|is\\s|:)`,
    "g",
  ),
  new RegExp(
    `\\b(?:${games}|steam|twitch|signal|zoom)\\s{0,2}(?:${naming}|friends?\\b|invite|server|realm|lobby|ip\\b|meeting|link|:)`,
    "g",
  ),
  new RegExp(
    `\\b(?:play|join|friend|add|meet|find|hop|talk|chat)\\s(?:with\\s)?(?:me|us|my|on|onto|together)\\s?(?:on|in|at)?\\s?${games}(?![a-z])|\\b(?:let'?s|wanna|want to|can we|shall we|should we)\\s(?:all\\s|both\\s)?play\\s(?:some\\s)?${games}(?![a-z])`,
    "g",
  ),
  /\b(?:me|you|u|friends?|talk|chat|am|i'm|im)\s(?:on|in)\sro-?blox\b|\bfriend code\b|\bsw-\d{4}-\d{4}|\bgamertag\b|\bserver ip\b/g,
  // line id, telegram: @mei, snap is mei
  /\bline\s{0,2}id\b|\btelegram {0,2}(?::|@|id\b|user|name|handle|channel|group)|\b(?:snap)\s{0,2}(?::|@|id\b|name|user|acc|me\b|code\b|streak|is\s)|👻\s{0,2}[a-z:]/g,
  new RegExp(`\\b(?:(?:line|signal)\\s?[:@]|my (?:line|signal) is|my snap)${handle}`, "g"),
  /\b(?:ig|ins|fb|tt|dc|disc|sc|tg|snap|yt|insta)\s{0,2}(?::|@)\s{0,2}@?[a-z](?!t?s?\b|he\b|hat|hen|ow\b|e\b|f\b)/g,
];
