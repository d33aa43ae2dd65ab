import { englishRules } from "../rule.ts";
import { words } from "./words.ts";

const classes = {
  ...words,
  stripping:
    "me_strip|her_strip|him_strip|them_strip|us_strip|you_strip|girl_strip|boy_strip|woman_strip|man_strip|people_strip|strip_for|strip_naked|strip_tease|strip_show|strip_club|strip_poker|strip_down|strip_in|strip_.",
  sex: "sex|sexual_intercourse|intercourse|sexting|anal_sex|oral_sex",
};

export const sexual = englishRules(classes, [
  "porn|hentai|onlyfans|xvideos|xxx|nsfw|blowjob|blowjobs|handjob|masturbate|masturbates|masturbating|masturbation|horny|boob|boobs|boobies|tits|titties|penis|vagina|pussy|dildo|orgasm|orgy|sexting|sext|sexy|nude|nudity|stripper|striptease|slut|whore|fetish|erotic|erotica|milf|cum_on|boner|wank|fap|bj|hooker|threesome|jack_off|jerk_off|s*xy|clit|virgin|gangbang|condom|rule34|nudes|camgirl|doggystyle|lap_dance|c*ck|p*ssy|s3xy !olive|oil|islands|equals|x_3|territory|atlantic|method_cost",
  "blow|hand job|jobs ~1 .|me|feel|to|like|him|from",
  "rule 34",
  "jerk|jack off ~1 to|.|on|with",
  "jerk|jack|get laid ~1 to|.|on|with",
  "get off ~1 to|on|with ~2 porn|photo|video|girl|boy|woman|man|her|him|you|me|body - bus|train|subway|plane|car|boat|bike|horse|elevator|work|school|street|stop|ride",
  "my|his|your|big|suck dick|cock|dicks|balls !and_jane|tracy",
  "dick photo",
  "have|do|want|watch|see|about|with|oral|anal|phone|talk|make|show|tell|like|ask|for|what|how|before|first|need|love ~3 {sex} !ratio|of_|is_determined|determined|agesimal|chromosome|chromosomes|cell|cells|distribution|difference|life_of|linked|in_chickens|hormones|bee",
  "{sex} !ratio|of|determined|agesimal|chromosome|chromosomes|cell|cells|at|linked|and_age|or_age|difference|is_random|means|x|in|hormone ~1 with|story|video|scene|photo|chat|tape|toy|position|stuff|talk|joke|roleplay|me|you|feel|.",
  "naked|nude|undress|undressed girl|boy|woman|women|man|photo|people|body|lady|kid|celebrity|celebrities|me|you|in_front !eye",
  "photo|show|see|look|watch|pretend|roleplay|imagine|draw|make ~4 naked|undress|undressed|nude|{stripping}|without_clothes|no_clothes|topless !zero|zeros|eye|paper|away|parentheses|whitespace|the_",
  "send|show|want|ask|get ~2 me? nude|nudes|noods",
  "dirty|adult joke|story|stories|movie|site|video|photo|website|roleplay|talk !ticket|tickets|cost|costs|price|prices",
  "talk|speak|chat dirty|naughty",
  "be|pretend_to_be|pretend_you_be|act_like|act_as|roleplay_as|play my ~1 girlfriend|boyfriend|gf|waifu|daddy|wife",
  "girlfriend|boyfriend ~4 undress|naked|sex|strip|touch_myself",
  "fuck me|you|her|him|hard ~1 hard|in|so|now|tonight|.|please|daddy !up|off|over",
  "want|wanna|want_to|let|lets|you_want ~2 fuck|make_out|hook_up|sleep_with|do_it_with|get_in_bed|smash ~2 .|me|you|her|him|with",
  "make out with",
  "pressure|force|want|ask|beg ~2 me ~2 have|do|to ~2 {sex}|it_with_him|sleep_with",
  "i|she|girlfriend|friend|sister ~4 pregnant !women|woman|with_5",
  "miss|late my? period ~3 scared|pregnant|sex|and|. !of_function|of_sine|for_class",
  "size of ~1 penis|your_dick|my_dick",
  "lose|lost my|her|his virginity",
  "see|show|wanna|want ~2 my|your|ur boob|boobs|butt|body|ass|tits|underwear|bra|naked !temperature|surface|weight|mass",
  "what|which|describe|color ~1 underwear|bra|panties",
]);
