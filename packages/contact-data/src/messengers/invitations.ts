/** To write to each other elsewhere, whatever the place is called. */
export const invitations = [
  /\b(?:dm|pm|d\.m|p\.m\.|inbox|d-m)\s(?:me|us)\b|\b(?:slide|slid|hop|jump)\s(?:into|in|to)\s(?:my|the|ur|your)\s(?:dms?|inbox)|\bmy dms?\b|\bin (?:the |my |your )?dms\b/g,
  /\bprivate(?:ly)? (?:message|msg|chat|talk)s?\b|\bhmu\b|\bhit me up\b|\b(?:message|text|msg|txt) me\b(?! (?:the|your|an?|when|if) (?:answer|solution|hint|problem))/g,
  /\b(?:talk|chat|write|continue|move)\s(?:to\s|with\s|this\s)?(?:me\s|you\s|u\s)?(?:somewhere else|elsewhere|outside (?:of )?(?:this|the) (?:site|forum)|off (?:this|the) (?:site|forum|app)|on another (?:app|site)|privately|in private|another app)\b/g,
  /\b(?:my|ur|your)\s(?:user\s?name|handle|user|socials?|@|insta|gamer ?tag|tag)\s?(?:is|:|=|are)\s{0,2}@?[a-z\d_.]{3}|\bmy socials?\b|\bgroup ?chat\b/g,
  /\badd me(?:\s?(?::|@|,|!|\.|-|$)|\s(?:pls|plz|please|everywhere|there|on any|i'?m|as a friend|to your friends)\b)/g,
  // add me on Prodigy, find me on lichess: but not on the number line, nor on Monday
  /\b(?:add|friend|find|follow|message|play) me (?:on|in) (?!the\b|a\b|an\b|my\b|your\b|our\b|this\b|that\b|page\b|line\b|row\b|class\b|math\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[a-z]{4,20}\b/g,
  /\b(?:room|game|class|classroom|party|lobby|kahoot|blooket|gimkit) code (?:is |: ?)?(?=[a-z]{0,8}\d)[a-z\d]{5,9}\b/g,
  // Of letters alone, where somebody is to come: "room code is QWERTY join us"
  /\b(?:room|game|party|lobby|server|invite|join) code(?: is|:)? (?!(?:easy|hard|long|short|secret|hidden|wrong|right|below|above|here|there|that|this|what|which|made)\b)[a-z]{4,8}\b[^\n]{0,24}\b(?:join|come|hop|enter|play with)\b|\b(?:join|come play|hop in)\b[^\n]{0,30}\b(?:room|game|party|lobby|server|invite|join) code(?: is|:)? (?!(?:easy|hard|long|short|secret|hidden|wrong|right|below|above|here|there|that|this|what|which|made)\b)[a-z]{4,8}\b/g,
  /(?:加入|来|进|一起玩)[^\n]{0,16}(?:房间号|房号|邀请码|房间码)(?:是|:)?\s?[a-z]{4,8}(?![a-z])|(?:房间号|房号|邀请码|房间码)(?:是|:)?\s?[a-z]{4,8}(?![a-z])[^\n]{0,12}(?:来|进|一起|加入)/g,
  /\b(?:duolingo|lichess|github|threads|bsky|hangouts|prodigy|geometry dash|clash royale|brawl stars|blooket|gimkit)\b[^\n.?!]{0,16}?\b(?=[a-z_.]{3,20}\d{2})[a-z_.]{3,20}\d{2,6}\b/g,
  /\bfollow (?:me|my)\s(?:@|on\b|at\b|pls|plz|please|back|acc|page|insta|channel)|\bfollow me(?:!|$)|\bsub(?:scribe)? to (?:my|our)\b/g,
  /\b(?:what(?:'s|s| is)|drop|send|share|give me)\s(?:me\s)?(?:your|ur)\s(?:user\s?name|handle|socials?|contact|insta|snap|ig|discord|@)/g,
  /加(?:我|个|下|一下|你)?(?:的)?(?:好友|为好友|联系方式|通讯录|绿色软件|小绿)|[加扫](?:一下)?(?:我的?)?二维码|联系方式/g,
  /互关|互粉|求关注|关注我(?:的)?(?:号|账号|主页|频道|一下)?(?=[!,.~\s]|$|的|号|账|主|频|一)/g,
  /(?:私聊|私信|私我|密我|小窗|滴滴我|敲我|戳我|扣我|叩我|微我|(?<![a-z+])q我|(?<![a-z+])v我(?!50))(?!老师)/g,
  /拉(?:我|你)(?:进|入)群|拉个群|(?:进|加|入|建)(?:我们?的?|个|这个|一个)?(?:微信|qq|q|学习|交流|粉丝|聊天|小)?群(?=[:聊号!,.~\s]|里聊|吧|吗|呗|\d|$)|群号(?:是|:|\d|\s)/g,
  /(?:我|你)的?(?:群号|账号|id|昵称|网名|主页|号)\s?(?:是|:)\s{0,2}(?=[a-z\d_-]{0,20}[a-z_])[a-z\d_-]{4}|(?:我|你)的?(?:qq|账号|群号|id)\s?(?:是|:)\s{0,2}\d{5}/g,
  /换个(?:地方|平台|软件|app)聊|(?:去|到|上|在)别的(?:地方|平台|软件|app)(?:上)?聊|站外(?:联系|聊)/g,
];
