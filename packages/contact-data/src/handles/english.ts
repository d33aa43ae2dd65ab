/** `bob2014`, `mei_chen`, `bob#1234`, `@bob.math`: no name of a variable, no number with its unit, no term of a sum. */
const handle = "@?(?=[a-z_.-]{3,24}\\d|[a-z\\d]{2,20}[_#][a-z\\d])[a-z][a-z\\d_.#-]{3,30}(?![a-z\\d]|\\s?[=+*/^(<>])";
const number = "\\d{6,12}(?!\\d|[.,]\\d|\\s?[=+*/^×÷%])";
const little =
  "(?:on|at|in|as|is|are|my|by|it'?s|i'?m|the|me|name|user|username|user name|id|here|there|tag|handle|acc|account|channel|everywhere|under|its|with|game|games|called|ign|in-game name)";

/** Names of services that mean something else, too, or nothing. */
const services =
  "ig|insta|instagram|sc|snap|tt|tg|tele|dc|disc|yt|rbx|rblx|fb|wa|twitter|twitch|youtube|reddit|steam|epic|fortnite|minecraft|roblox|hypixel|vrchat|" +
  "xbox|psn|playstation|nintendo|valorant|genshin|skype|bluesky|mastodon|pinterest|tumblr|telegram|signal|gamertag|user\\s?name|discord|snapchat|wechat|we chat|qq|vx|wx";

export const englishHandles = [
  // IG bob2014, my disc tag bob2014, twitch: bob_plays
  new RegExp(
    `(?<![a-z\\d])(?:${services})(?:\\s{1,2}${little}){0,3}(?:\\s{1,2}|\\s{0,2}[:@-]\\s{0,2})(?:u/)?${handle}`,
    "g",
  ),
  // add me bob2014, look me up on scratch bob2014
  new RegExp(
    `\\b(?:add|find|search|google|look|hit|reach|msg|message|dm|pm|ping|follow|text|contact|friend|hmu|lmk at)(?:\\s(?:up|for))?(?:\\s(?:me|us|my))?(?:\\sup)?(?:[\\s:,-]{1,3}(?:${little}|scratch|line|${services})){0,4}[\\s:,-]{1,3}(?:${handle}(?<=[\\d#].{0,30}|_.{0,30}))`,
    "g",
  ),
  new RegExp(
    `\\b(?:add|find|search|look up|friend|follow)\\s(?:me|us)(?:[\\s:,-]{1,3}(?:${little}|scratch|line|${services})){0,4}[\\s:,-]{1,3}${number}`,
    "g",
  ),
  // my user name is bob2014, my name there: bob_2014
  new RegExp(
    `\\b(?:my|our|im|i'm|i am)\\s(?:(?:[a-z]{1,12}\\s){0,2}(?:user\\s?name|user|name|ign|tag|handle|id|acc|account|gamer\\s?tag|nick|nickname|profile|channel|@|x|socials?)\\s?(?:(?:there|everywhere|anywhere|online|elsewhere)\\s?)?(?:is|:|-|=|on [a-z]{2,12} is)?\\s{0,2}|@)${handle}`,
    "g",
  ),
  new RegExp(
    `\\bmy\\s(?:user|friend|player|game|gaming|[a-z]{2,12} game)?\\s?(?:id|code|tag)\\s?(?:is|:|=)?\\s?${number}`,
    "g",
  ),
  /(?<![a-z\d])[a-z][a-z\d_.]{1,31}(?<!problem|question|exercise|page|issue|example|number|task|item|post)\s?#\d{4}(?!\d)/g,
  /(?<![a-z\d])u\/[a-z\d_-]{3,20}(?![a-z\d_/-])(?<=\d|[a-z]{3,20})/g,
  /@[a-z\d_.-]{2,30}@[a-z\d-]{2,30}\.[a-z]{2,10}/g,
  /(?<![a-z\d])sw[\s:-]{0,3}\d{4}[\s-]{1,2}\d{4}[\s-]{1,2}\d{4}(?!\d)|\b(?:friend|fc|player|party|invite|room)\s?(?:code|id)?\s?(?:is|:)?\s?\d{4}[\s-]\d{4}[\s-]\d{4}(?!\d)/g,
  /\b(?:zoom|teams|meeting|classin|voov|google meet)(?:\s(?:id|number|code|room|me|is|at|on|meeting)){0,3}\s?[:#]?\s?\d{3}[\s-]?\d{3,4}[\s-]?\d{3,4}(?!\d)/g,
  // the purple app, the app with the ghost
  /\b(?:the|that)\s(?:purple|yellow|ghost|camera|bird|paper plane|blue bird|gamer)\s(?:chat\s)?app\b|\bghost app\b|\bapp with (?:the|a) (?:\w{1,10} )?(?:ghost|camera|bird|music note|paper plane|controller)\b/g,
  /\bwe chat (?:me|us|id)\b(?! (?:about|on|in|after|with))|\bwe chat\s?[:@]/g,
];
