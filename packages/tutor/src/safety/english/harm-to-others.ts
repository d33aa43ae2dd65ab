import { englishRules } from "../rule.ts";
import { words } from "./words.ts";

const classes = {
  ...words,
  kill: "kill|shoot|stab|murder|strangle|poison|behead|burn|bury|drown|choke|hurt|torture|beat_up|slit|end|run_over|destroy|attack|jump|harm|slap|punch|push_down_stairs",
  deadly: "kill|shoot|stab|murder|strangle|poison|behead|drown|choke|torture|slit|smother|set_fire_to|bomb",
  them: "him|her|them|you|everyone|people|someone|somebody|all_of_them|them_all|that_kid|that_boy|that_girl|this_kid|kid|my_{target}|my_whole_{target}|my_little_{target}|my_baby_{target}|my_older_{target}|my_entire_{target}|my_stupid_{target}|that_{target}|this_{target}|whole_{target}|these_{target}|those_{target}|our_{target}",
  target:
    "class|classmate|teacher|school|mom|dad|brother|sister|family|parent|kid|boy|girl|bully|bullies|friend|stepdad|stepmom|cousin|neighbor|principal|ex|girlfriend|boyfriend|baby|dog|cat|tutor|coach|roommate",
  weapon: "gun|knife|bomb|machete|blade|ak47|ar15|weapon|acid|hammer|axe|bullets|ammo|taser",
  animal: "cat|dog|puppy|kitten|hamster|bird|animal|animals|pet|rabbit|bunny|squirrel|kittens|cats|dogs",
};

export const harmToOthers = englishRules(classes, [
  "i|we|he|she|friend|brother|kid|boy|guy|classmate ~1 want|going|will|could|would|might|should|plan|wish|need|like|about|try|say ~3 {deadly} ~1 {them} !in_game|in_chess|in_minecraft|in_roblox|in_fortnite|at_chess|text|message|email|at|in_race - tell_me_not|if_i_tell|if_i_say|if_i_talk",
  "i|we ~1 want|going|will|plan|like|think ~4 {kill} ~1 {them} !in_game|at|in_chess|in_race|by|in_minecraft|in_roblox|in_fortnite|with_this|feelings|text|email",
  "i|we will? {deadly} {them} ~5 mean_it|i_swear|tonight|tomorrow|when_she|when_he|for_real|next_time",
  "i|we think|dream|fantasize|thought ~1 about|of ~1 {kill} ~1 {them}",
  "i|we want|going|will|plan|like ~1 stab|murder|shoot|kill|strangle|poison !x|term|time|zombie|zombies|monster|monsters|process|hoop|hoops|basket|free|boss|dragon|it|program|thread|arrow|ball|3|task|penalty|goal|video|film|picture|photo|server|two ~1 !in|with|process|time|game ~1 so_bad|.|tomorrow|today|at_school|badly|and|because",
  "want|wish|hope ~1 everyone|them|him|her|my_class|they|all_of_them|teacher|he|she ~4 dead|to_die|would_die|die|to_suffer",
  "shoot ~1 up ~2 school|class|classroom|mall|church",
  "school|class shooting ~2 tomorrow|friday|at_my|at_our|plan",
  "bring|take|have|got|hide|carry|sneak|show|own|come_with ~4 {weapon} ~2 to|at|in|into|inside my|our|his|her|school|class|backpack|bag|locker !science|art|kitchen|house|bomb_shelter|minecraft|game|fortnite|hand_in|inventory",
  "{weapon} ~1 in my|his|her|their bag|backpack|locker|pocket|desk",
  "how|where|teach|show|help ~3 make|build|get|buy|made|create ~2 bomb|pipe_bomb|gun|poison|explosive|molotov|weapon|napalm|ricin !in_game|in_minecraft|in_roblox|calorimeter|shelter|in_fortnite|squad|disposal|cyclone|character",
  "blow|burn|bomb ~1 up|down|. ~1 my|our|school ~1 school|teacher|class|house|.",
  "bomb|shoot|burn ~1 my|our|whole school|class|house|classroom",
  "hit_list|death_list|kill_list|death_note|list_of_people ~2 in|of|with|at|kill|to",
  "list of people ~4 kill|shoot|hurt|stab|want",
  "kill them all|everyone|you_all|all !lights|zombies|in_game|monsters",
  "i|we|he|she|friend|they ~2 kick|burn|torture|strangle|drown|kill|hurt|stab|skin|poison|shoot ~1 my|neighbor|that|stray|this|some|little|small|puppy|kitten|cat|dog ~1 {animal} ~1 and|on|.|for|because|with|it|to - tell_me_not|if_i_tell|if_i_say|if_i_talk",
  "set|light ~2 {animal}|house|school|neighbor ~2 fire|on_fire",
  "set fire to ~2 {animal}|house|school|him|her|my|neighbor|room|bed|hair",
  "beat|punch|stab|hit|kick|choke|hurt ~1 him|her|them until|till|so_hard ~2 not|dead|die|bleed|stop_breathe|cry",
  "make them|him|her pay|suffer|regret|bleed ~8 knife|gun|kill|sorry|dead|school|revenge",
  "they|he|she ~3 sorry when|once ~3 {weapon}",
  "i|we|he|she ~4 get|take|want revenge ~6 {weapon}|kill|hurt|die|burn",
  "put ~1 poison|bleach|pills|rat_poison ~3 food|drink|water|coffee|cup|milk",
  "run over|someone_over ~2 {them} with",
]);
