import { type Classes, englishRules, type Rule } from "../rule.ts";
import { words } from "./words.ts";

const classes: Classes = {
  ...words,
  told: "how_many|how_much|percent|ratio|probability|average|total|each|per|miles|fraction|equation|twice|problem|story|movie|book|novel|chapter|minecraft|costume|character|game",
  near: "dad|mom|stepdad|stepmom|uncle|aunt|grandpa|grandma|coach|tutor|teacher|babysitter|neighbor|cousin|boyfriend|stepbrother|brother|man|he|she",
  away: "camp|trip|school|vacation|sleepover|practice|beach|grandma|grandpa|tournament|hike",
  sharp: "blade|razor|lighter|sharpener|scissors|compass|needle|knife|burn|cut|scratch|pin|glass",
};

/**
 * What a child lets show without saying it, by kinds: what is said of oneself and of later, what helps against feelings, what is done
 * about food; who wants something secret, what would follow if it were told; what is hidden, and why one is ready to leave home.
 */
export const betweenTheLines: Record<"self-harm" | "abuse" | "stranger", Rule[]> = {
  "self-harm": englishRules(classes, [
    // Of later, one is not there
    "i ~1 not see|imagine|picture ~1 myself|me & grade|high_school|college|older|grow_up|growing_up|adult|future|next_year|there|alive - {told}|job|win|team|wear|as_doctor|mirror",
    "note|letter|message|video ~3 they|she|he|mom|dad|parent|people|everyone|everybody ~1 would|will|could|can ~1 find|read|open|watch - {told}|{away}|teacher|valentine|santa",
    "open|read|watch ~3 after|when|once ~1 i ~1 gone|be_gone|not_here|leave|left - {told}|{away}|move|moving",
    "so|then she|he|they ~1 have|has|keep ~2 something|part|piece of|from me - {told}|{away}|move|moving|birthday|christmas",
    "only way ~9 not be here|alive|around|awake",
    "noise|voice|thought|pain|hurting ~4 stop & not_be_here|gone|sleep_forever|end|disappear|not_wake - {told}|class|construction|neighbor|dentist",
    "not know if|how i ~1 make_it|last|hold_on|get_through|keep_go|go_on|do_this & tonight|week|weekend|month|summer|year|longer|anymore|tomorrow - {told}|test|team|practice|race|homework|class|exam|final|audition|schedule",
    "what_if|wonder|keep_think|keep_imagine|sometimes_think|might|want_to|think_about & step|stepped|walk|walked|lean|leaned|fall|fell|jump|jumped & off|over|in_front & platform|track|ledge|roof|bridge|train|balcony|railing|overpass|traffic - {told}|dance|diving|swim|harry|skate|parkour|movie|walk_over_bridge|walk_over_the_bridge",
    "swerve|swerved|crash|steer|ride ~4 into ~2 car|cars|traffic|truck|bus|wall & think|wonder|want|what_would|might|imagine - {told}|bumper|race|accident_in",
    "she|he|they|sister|brother|friend can ~1 have|keep my room|bed|phone|stuff|bike|thing|dog|cat|hoodie & over|gone|not_need|not_here|soon|sorry|goodbye - {told}|calculator|move|moving|college|borrow",
    "take_care_of|look_after|watch_over ~2 my ~1 sister|brother|mom|dog|cat|family & too_tired|gone|not_here|sorry|not_be|last - {told}|vacation|{away}|weekend",
    "friend|family|mom|dad|everyone|they ~1 would|will get_over it|me & gone|die|dead|week|month|disappear - {told}|crush|cold|flu|break_up",
    "not ~1 suppose|supposed|meant|going ~1 grow_up|get_old|grow_old|get_older - {told}|plant",
    "fall|fell asleep ~1 in snow|cold|garage|tub|bath & hurt|die|feel|wake|long_take - {told}|dog|cat|grandpa",
    "sit|stand|go|climb ~4 roof|ledge|railing|overpass|bridge & easy|jump|nobody_would|let_go|fall_off|end - {told}|star|view|picnic|firework|fix|ball",
    // What helps
    "rub|scrape|pick|scratch|peel|bite ~4 my ~1 arm|skin|hand|leg|wrist|finger & skin_come_off|skin_came_off|raw|bleed|blood & calm|stop|better|help|relax|feel|until - {told}|mosquito|rash|itch|itchy|eczema|fell|bike",
    "{sharp} ~6 only ~2 thing|way & help|calm|work|stop|feel|quiet - {told}|vegetable|paper|wood|hair",
    "only ~2 thing|way & help|calm|feel_better|feel_anything|relax & {sharp} & i|me|my - {told}|vegetable|paper|wood|hair|sunburn",
    // Food
    "only let|allow myself ~1 eat|have - {told}|candy|one_cookie",
    "calorie & dizzy|powerful|proud|faint|in_control|empty|strong_when - {told}|recipe|cup|burn_in|exercise_class",
    "make|made myself ~2 throw_up|puke|vomit|sick|barf - {told}|ride|roller",
    "skip|not_eat|not_eaten|stop_eat|stop_eating|starve|hide|throw_away|only_eat|flush & lunch|dinner|food|meal|breakfast|eat|eating|apple & fat|thin|skinny|skinnier|weight|scale|calorie|growl|growling|dizzy|faint|notice|empty|smaller|thigh|pound - {told}|homework|practice|wrestle|doctor|dentist|sick|flu|late|dog|cat|bus",
  ]),
  abuse: englishRules(classes, [
    // A secret with somebody
    "our|between_us|special|secret & {near} & hate|not_like|weird|scared|scare|only_to_me|only_me|only_with_me|touch|massage|lap|at_work|go_to_work|night|bed|uncomfortable - {told}|birthday|santa|read|surprise|recipe|handshake|code|club|christmas",
    "{near} ~2 come|walk|barge|look|peek|watch ~4 shower|bath|bathroom|change|changing|undress|dress & i|me|my - {told}|race|knock|diaper|baby|second|oil|channel",
    "lap & hand|uncomfortable|weird|hate|not_like|not_want & {near} - {told}|laptop|cat|dog|puppy|run|track|santa|swim",
    "massage|backrub|hug|tickle & only_me|only_to_me|not_stop|not_like|alone|between_us|secret|under_my - {told}|game|spa|dog|cat",
    // What follows if it is told
    "if|when i ~1 tell|say|told|talk ~8 & something_to_cry|cry_about|be_sorry|regret|worse|send_me_away|foster|nobody_believe|not_believe|never_see|break_up_family|lose_house|go_to_jail|hurt|pay & {near} - {told}|answer|joke|spoil|test|grade|funny",
    "not call|tell|email|text|contact ~2 my parent|mom|dad|house|stepdad|stepmom|family & last_time|hurt|hit|beat|belt|not_sit|make_it_worse|get_it|punish|scared|afraid - {told}|surprise|party|gift|present",
    "last_time ~6 not sit|walk|stand|lie_down|breathe|see ~3 - {told}|dentist|skate|skating|soccer|leg_day|workout|gym|practice",
    "i ~1 tell|told|say|said|lie ~2 teacher|nurse|doctor|counselor|school & scratch|fell|fall|bump|door|stairs|trip|dog|cat|bike & but ~2 not|isnt|dont|never|lie - {told}|homework|late|bus|understand|know_answer",
    "have_to|must|make_me|told_me_to|supposed_to say|tell_them ~2 everything|we|i|it ~1 fine|good|ok|okay|happy|great & lady|woman|man|school|social|visit|come|police|teacher - {told}|play_line|script",
    "people ~2 love ~3 do|families_do|everyone_does|normal & cry|not_like|hurt|weird|scared|hate|not_want & {near} - story|movie|book|problem|scientist",
    // What is hidden
    "makeup|concealer|scarf|turtleneck|sunglass|long_sleeve|hat & ask|see|notice|know|find_out|what_happen & cheek|face|neck|arm|eye|mark|bruise|home - {told}|play|cold|sun|halloween|winter|pimple|zit|acne|birthday|rash|tan",
    // Fear of home
    "chair|dresser|desk|furniture|toybox ~3 against|under|front|behind ~2 door|doorknob|my_door & sleep|night|him|he|scared|lock|stepdad|brother - {told}|book|cat|wind|fort",
    "count ~3 beer|bottle|can|drink & bad|mad|dad|mom|stepdad|hide|fight|night - {told}|recycle|data|soda|chart|project",
    "not stay|live|be here|there|home|in_house ~3 & tonight|walk|run|leave|mile|anywhere|bus_station|street - {told}|{away}|hotel|late",
    "bag|backpack|suitcase|shoe ~2 pack|packed|ready|hidden|by_door|under_my_bed & again|start|drunk|fight|run|tonight|in_case|mad|bad|angry|scream|yell - {told}|{away}|tornado|fire|hurricane|earthquake|storm|baby|hospital",
    "quiet|hide|careful|not_move|not_breathe|not_talk|invisible|freeze ~6 when|before|until|if|once ~3 {relative} ~3 home|door|drink|drunk & hurt|hit|mad|angry|get_it|drunk|break|broke|bad|throw|scared|scare|explode - {told}|baby|nap|sleep|surprise|party",
    "stay ~4 school|library|late|friend_house|neighbor & not_have_to ~2 go_home|be_home|see & dad|mom|stepdad|him|her|hit|drunk|hurt|he - {told}|practice|club",
  ]),
  stranger: englishRules(classes, [
    "has|have|got|save ~2 my|photo ~1 photo|video|nude|of_me & dollar|money|pay|gift_card|robux|want_more|or_my - {told}|yearbook|team|frame|album",
    "offer|keep_offer|want|ask ~3 take ~1 my photo|video & come_to|apartment|house|model|magazine|alone|car - {told}|school|yearbook|grandma|mom|dad|team",
    "delete|erase|clear ~3 message|chat|text|conversation|history & internet|boyfriend|girlfriend|he|guy|man|older|age & me|our|my|i - {told}|storage|teacher|project|spam|mom|dad|file",
    "internet ~1 boyfriend|girlfriend|friend & college|older|adult|age|grown|drive|pick_me_up|hotel|alone|secret|18|19|20|21|22|23|24|25|26|27|28|29|30|35|40 - {told}|class|teacher|birthday",
    "want|ask ~2 know ~3 when|if ~2 my parent|mom|dad|family & come_over|come|visit|see_me|alone|meet - {told}|teacher|coach|doctor|grandma|aunt|dinner",
  ]),
};
