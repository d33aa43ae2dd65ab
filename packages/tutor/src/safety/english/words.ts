import type { Classes } from "../rule.ts";

/** Classes of English words that several kinds of rules use, in their plain forms. */
export const words: Classes = {
  me: "me|us|my_friend|my_sister|my_brother|my_little_brother|my_little_sister|my_best_friend",
  relative:
    "mom|dad|stepdad|stepmom|parent|uncle|aunt|grandpa|grandma|brother|sister|stepbrother|stepsister|cousin|guardian|family|foster|husband",
  grownup:
    "{relative}|babysitter|coach|teacher|tutor|neighbor|pastor|priest|boyfriend|girlfriend|nanny|instructor|principal",
  person: "someone|somebody|person|man|guy|boy|girl|lady|woman|stranger|grownup|adult|kid|weirdo|creep",
  kid: "kid|boy|girl|classmate|guy|bully|student|senior|people|friend",
  they: "they|he|she|everyone|someone",
  sport:
    "chess|tennis|soccer|basketball|checkers|math|game|games|ping|uno|mario|cards|golf|running|race|everything|monopoly|table|video|swimming|badminton|sports|trivia|this|it|pool|sudoku|fortnite",
  play: "at_{sport}|in_{sport}|by|in_race|in_game|in_chess|in_minecraft|in_roblox|in_fortnite|to_it|to_ball|with_ball|with_snowball|with_pillow|with_water|with_hard|with_question|with_another|with_fact|with_problem|with_joke|on_test|on_quiz|ball|out|every_time_we|again_at|about|up_early|1|2|3|4|5|6|7|8|9|10|11|one|two|three|four|five|for_fun",
  private:
    "private|privates|privat|butt|bum|chest|boob|boobs|breast|down_there|under_my|between_my_leg|crotch|thigh|in_bad|in_weird|in_wrong|in_strange|inappropriately|where|part|area",
  online:
    "internet|roblox|discord|instagram|insta|ig|snapchat|snap|fortnite|minecraft|tiktok|whatsapp|wechat|game|server|app|omegle|reddit|chat|telegram|kik|valorant|twitch|youtube|facebook|vrchat",
  photo: "photo|nude|video|face|body",
  end: ".|forever|anymore|from_this|from_world|from_earth|and|so|because|tonight|today|tomorrow|right_now|now|but|if|after|i|idk|when|who",
};
