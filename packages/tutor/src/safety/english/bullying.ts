import { englishRules } from "../rule.ts";
import { words } from "./words.ts";

const classes = {
  ...words,
  bullies:
    "they|he|she|everyone|{kid}|someone|class|team|group|people|classmate|my_friend|older_boy|older_kid|older_girl|nobody|whole_class",
  mean: "bully|cyberbully|push|punch|kick|beat_up|threaten|shove|spit_on|spit|tease|trip|mock|insult|humiliate|harass|corner|exclude|ignore|avoid|torment|trap|prank|poke|pinch|hit|tackle|jump|annoy_and_hit|laugh_at|pick_on|make_fun_of|gang_up_on|talk_behind|throw_thing_at|throw_stuff_at|throw_food_at|throw_rock_at|throw_ball_at|steal_from|yell_at|imitate",
  name: "ugly|fat|stupid|dumb|name|gay|loser|worthless|pig|freak|retard|retarded|idiot|weird|trash|monkey|slur|slurs|bad_name|mean_name|fatty|nerd|slow|bitch|slut|whore|chink|nword|fag|racist|bad_word|weirdo|crybaby|cow|hippo|gross|smelly|poor|terrorist|rat|dog",
  mine: "lunch_money|money|lunch|backpack|bag|phone|stuff|things|thing|shoe|shoes|book|books|homework|notebook|jacket|pencil_case|glasses|hat|hijab|bike|chair|shirt",
};

export const bullying = englishRules(classes, [
  "bully|bullied|cyberbully|bullying ~2 me|at|in|by|.|on|not|keep|him|her|again|because|my|every|since !take|steal|problem_5|took|have|has|at_5|gives|ran",
  "i|my_friend|my_brother|my_sister|kid|me ~3 bully|cyberbully|pick_on|beat_up|jump_by|gang_up|make_fun_of|harass|exclude|left_out|leave_out|mock|pushed_around !at|by_5",
  "my bully|bullies",
  "{bullies} ~6 {mean} ~1 me|my_friend|my_brother|my_sister|him_because|her_because !{play}",
  "pick on me|him_because|her_because",
  "make fun of ~1 me|my|how_i|her|him|us",
  "group_chat|chat|page|account|instagram|video|group ~6 make_fun_of|about_me|against_me|hate_me|without_me|of_me|just_for_mock",
  "beat me up|after_school|in_bathroom|at_recess|at_school|on_bus",
  "{bullies} ~4 going|will|want|threaten|say|gonna ~4 beat_me_up|kill_me|hurt_me|jump_me|fight_me|shoot_me|stab_me|beat_me|punch_me|hit_me|get_me_after !in|at|to_it|by|with|if_i_get",
  "{bullies} wait ~1 for me ~2 after|outside|to|in",
  "tell|say ~3 kill_yourself|go_die|i_should_die|die|to_die|drink_bleach",
  "everyone|they|whole_class|kid|class|classmate|people|girl|boy ~4 hate|ignore|laugh_at|laugh_about|avoid|stare_at|whisper_about|talk_about me|us|when_i_cry",
  "{bullies} ~4 call ~1 me|my_friend|us ~3 {name}|black|chinese|because",
  "everyone|nobody|they|kid|girl|boy|people ~3 say|tell|think ~2 i ~2 {name}",
  "nobody|no_friend|not_anybody|not_anyone|they_not|kid_not|girl_not|everyone_not|classmate_not|people_not|boy_not ~1 like|love|want|talk|sit|play|eat|hang|invite|speak|pick|listen|walk|be_friends|be_my_friend ~1 to|with|out|next_to|for? me !to_{kid}|solve|to_do|to_win",
  "i have no friend|friends !who|to|that|in_forum|with_me_on|on_here|can",
  "leave|left me out|alone_at|on_purpose|behind_on_purpose !of_equation|of_problem",
  "sit|eat|play|stand alone|by_myself at|every|in|because|during ~1 lunch|recess|day|bathroom|nobody|cafeteria",
  "spread|start|make_up|tell ~3 rumor|lie|lies|gossip|secret ~2 about|that ~1 me|i|my|her",
  "rumor about me|my",
  "post|share|send|spread|upload|put ~3 photo|video|meme|screenshot|my_diary ~1 of me|my|of_i|him_cry ~6 laugh|everyone|school|group|make_fun|without|class|internet|tiktok|.",
  "embarrassing|ugly|embarass photo|video ~1 of? me",
  "{bullies} ~2 take|steal|throw|hide|break|rip|destroy|grab|smash|stole|tear|dump ~1 my ~1 {mine} ~3 again|every|toilet|trash|away|window|at_school|on_purpose|so|and|roof|garbage|mud|from_me|.|in|out !to_fix|to_wash",
  "take|steal my ~1 lunch|lunch_money|money ~2 again|every|at_school|from_me|on_bus",
  "pull|do|make|mock|copy ~1 their|my|slant eye|eyes|accent|voice|hair|hijab|skin|language|stutter",
  "because of ~1 my|his|her skin|accent|race|weight|religion|glasses|disability|clothes",
  "pick|laugh|tease|bully|make_fun ~4 because ~2 accent|skin|black|chinese|asian|indian|fat|glasses|short|weight|poor",
  "push|shove|slam|lock|stuff ~1 me|my_friend|him ~1 into|in|against|off|to|down ~1 locker|toilet|wall|trash|bathroom|mud|ground|bus|stairs|floor|water|hall|.",
  "trip me ~1 in|on|and|every|when|.|at",
  "punch|hit|beat|hurt me if|unless i ~2 not ~2 do|give|let|share|pay",
  "make|force me ~2 do ~1 his|her|their homework",
  "laugh at me ~3 when|because|every|and|.|for|in",
  "hurt me at school|recess|on_bus",
]);
