/** Names that stand for nothing else: cut into pieces or misspelled, they are found wherever they stand. */
const sure = [
  ...[
    "discord",
    "snapchat",
    "instagram",
    "whatsapp",
    "wechat",
    "weixin",
    "tiktok",
    "facebook",
    "messenger",
    "telegram",
  ],
  ...["kakaotalk", "xiaohongshu", "douyin", "bilibili", "omegle", "snap", "insta", "skype", "viber", "bluesky"],
  ...["mastodon", "hotmail", "weibo"],
];

/** Of these children talk without giving a name there: only what nobody writes by mistake shows what is meant. */
const talkedOf = ["roblox", "fortnite", "minecraft", "hypixel", "vrchat", "twitter", "gmail", "icloud"];

export const names: readonly string[] = [...sure, ...talkedOf];
export const isSure: ReadonlySet<string> = new Set(sure);

/** Words that lead to a way to be reached. */
export const leading: readonly string[] = [
  ...["call", "text", "phone", "number", "message", "email", "mail", "friend", "contact", "username", "handle", "user"],
  ...["steam", "signal", "youtube", "twitch", "reddit", "valorant", "outlook", "yahoo", "address", "school", "mobile"],
];

/** Other words that a careless eye takes for one of the names, and two of them that are written apart. */
export const innocent: ReadonlySet<string> = new Set(
  "discards discard discarded record accord discords ticktock telegrams messengers we,chat face,book tick,tock".split(
    " ",
  ),
);
