import { type Classes, englishRules, type Rule } from "../rule.ts";
import { words } from "./words.ts";

const classes: Classes = {
  ...words,
  told: "how_many|how_much|percent|ratio|probability|average|total|each|per|feet|miles|fraction|equation|twice|problem|story|movie|book|novel|chapter|minecraft|game",
  near: "dad|mom|stepdad|stepmom|uncle|aunt|grandpa|grandma|coach|tutor|teacher|babysitter|neighbor|cousin|boyfriend|stepbrother|brother|man|grownup|grown_up|adult|pastor|he",
  asking: "normal|ok|okay|bad|weird|wrong|supposed|illegal|allowed|my_fault|fault|legal|right",
  bare: "shower|bath|tub|undress|naked|dressed|changing|my_clothes|underwear|touch|kiss|washes|wash|my_bed|in_bed|lap|massage",
  program: "file|script|command|terminal|bash|linux|shell|run|zsh",
  family: "baba|ba_ba|mama|ma_ma|jiujiu|jiu_jiu|shushu|shu_shu|gege|ge_ge|laoshi|lao_shi|jiaolian|jiao_lian|jifu|ji_fu",
  strikes: "da|ti|chou|mo|ma|qin|shan|nie",
  wounds: "bruise|mark|marks|welts|black_eye|cuts|scar|burn_mark",
  whip: "belt|hanger|ruler|cord|cable|stick|slipper|extension_cord|his_hand|her_hand|spanking|whipping|beating",
};

/** What a child asks about as if it were a question like any other: whether it is normal, whose fault it is, how long the traces stay. */
export const askedAbout: Record<"self-harm" | "abuse" | "stranger", Rule[]> = {
  "self-harm": englishRules(classes, [
    "{asking} & hurt|hurting|cut|cutting|burn|burning|scratch|scratching ~1 myself|yourself - {told}|finger|paper|hair|cook|accident",
    "how long|many_days|much ~3 starve|not_eat|without_eat|without_food ~4 die|dead|dangerous|faint|skinny|hospital - {told}|camel|snake|bear|cat|dog|lizard|spider|history|explorer",
    "last time ~1 i ~1 log|come|be|write|do_math|do_homework|talk ~3 . & thx|thanks|thank|bye|goodbye|sorry|help - {told}|semester|school_year|before_break|before_vacation|this_week|tonight|today",
    "last time ~2 i ~1 talk|write|chat|message|log|text|be_here|speak ~5 . goodbye|bye|thank|thanks|sorry",
    "already|all ~1 give ~3 away & not_matter|anyway|not_care|whatever|no_point - {told}|bigger|new|donate|outgrow|hint|answer",
    "i|she|he|friend ~2 do|start|stop|relapse|want|try|tried ~2 sh - {program}",
    "only ~1 eat|eating|have|allow ~5 day|daily|breakfast|dinner & tiny|thin|thinner|skinny|smaller|lighter|invisible|bones|disappear - {told}|dog|cat|fish|bird|hamster|snake",
    "goodbye|bye|farewell|sorry & post|story|bio|status|text|note & not ~2 answer|pick_up|reply|respond|reach - {told}|move|moving|trip|vacation",
    "clean ~2 from|of sh - {program}",
    "sh scar|scars|urge|urges|relapse|thought|thoughts|again",
    "i|going|want|will|plan|might|ready ~2 to? ctb - triangle|angle|line|point|prove|circle",
    "want|wish|should|could|rather|going ~2 roll_over|curl_up|lie_down|lay_down and die - lol|haha|jk|{told}",
    "not be|feel sad|mad|angry about|at|over me - {told}|grade|late|score|test|move|moving",
    "not have many|much day|days|time ~1 left|leave ~1 . & explain|learn|slope|math|anyway|here - {told}|test|exam|vacation|until|contest|homework|trial|camp",
    "sorry for|that|i ~1 be ~2 burden|in_way|waste_of_space|trouble_to ~3 everyone|you_all|family|my_parent|. - {told}",
  ]),
  abuse: englishRules(classes, [
    "be it|that|this ~1 {asking} & {near} & {bare} & me|my|us|kid|you|her|him|girl|boy - {told}|dog|cat|baby|diaper|doctor|swim|hands|dishes|car",
    "do|does|is other dad|mom|family|parent|uncle|kid|coach & night|bed|shower|hit|touch|belt|lock|hurt|drunk - {told}|dinner|homework|party|light",
    "bei ~1 {family} ~1 {strikes} - qiu|pai|dianhua|dian_hua",
    "{family} ~2 {strikes} ~1 wo - qiu|pai|dianhua|dian_hua|bi",
    "friend|classmate|girl|boy|cousin|sister|teammate|bff ~4 her|his ~1 {near} ~2 touch|rub|grope|kiss|molest|feel ~1 her|him - hand_shake|goodnight|cheek|forehead|{told}|sorry|bad_for",
    "be it my fault|mistake & not ~2 scream|fight|say_no|stop|tell|run|move|push",
    "i|she ~1 say|said|told_him|tell_him ~1 stop|no ~2 and|but ~1 he|she|they ~2 not|keep|still|anyway - {told}|laugh|sing|talk|tickle|tease|annoy|chess|ball|copy|tap",
    "how ~6 {whip} ~1 {wounds} & go_away|heal|hide|cover|take|disappear - {told}|table|wood|floor|paper|leather",
    "{wounds} ~2 from ~2 {whip} & go_away|heal|hide|cover|school|teacher|see|last - {told}|table|wood|floor|paper|leather",
    "{whip} & my|me & cannot|not & sit|sit_down|hold|write|type - {told}|dog|playground|gym",
    "not ~2 get|have|eat|allowed ~2 food|dinner|eat|lunch & until|if|unless|till & finish|right|100|hundred|perfect|all|problems|grade - {told}|dessert|candy|game|snack",
    "kid|child|i|we get|be ~1 in_trouble & tell|telling|report & parent|mom|dad|stepdad|him|coach - {told}|joke|secret_santa|late|homework",
  ]),
  stranger: englishRules(classes, [
    "already|i ~1 send|sent|share|gave ~3 photo|video & illegal|get_it_back|delete|take_it_back|undo|trouble|what_do_i_do - {told}|homework|worksheet|problem|teacher|cat|dog|page|graph",
    "make|get ~2 someone|him|her|them|guy|boy ~2 delete|take_down|not_post ~3 photo|video - {told}|homework|worksheet|dog|cat",
    "age be just|only number",
    "photoshoot|photo_shoot|audition|modeling & alone|by_myself|by_yourself|not_tell|his_place|hotel|without_my - {told}|yearbook|class|school",
  ]),
};
