import type { WordedKind } from "../kinds.ts";
import { type Classes, englishRules, type Rule } from "../rule.ts";
import { words } from "./words.ts";

const classes: Classes = {
  ...words,
  told: "how_many|how_much|percent|ratio|probability|average|total|each|per|feet|miles|fraction|equation|twice|problem|story|movie|book|novel|chapter|minecraft|costume",
  body: "leg|arm|skin|hand|wrist|thigh|finger|stomach|knee",
  trace: "mark|bruise|scar|cut|burn|line|scratch",
};

/** What a child says around the thing itself: why something is worn, hidden, locked, or counted, and what somebody calls it. */
export const toldAround: Record<Exclude<WordedKind, "sexual">, Rule[]> = {
  "self-harm": englishRules(classes, [
    "rope|cord|belt|scarf|sheet|branch|beam|cable & hold|carry|hang & i_weigh|my_weight|i_be_5_kg|my_neck & for_good|forever|never_come_down|not_come_down|my_neck|till_i|until_i - swing|gym|climb|hammock",
    "long_sleeve|sleeve|hoodie|sweatshirt|long_pants|jacket & arm|wrist|scar|cut|leg & even|always|summer|hot|gym|degree|because_of - {told}|cold|freeze|sunburn|paint|mosquito",
    "asleep|sleep ~4 nobody_can|cannot|nobody ~1 wake & i|me|dream|wish|hope - {told}|alarm|beauty|cat",
    "line_up|count|lay_out|spread_out|dump_out ~3 pill|med|tablet|painkiller - {told}|day|pharmacy|pharmacist|nurse|vitamin",
    "rib|bone|collarbone|spine|hip_bone & dump|throw|hide|flush|not_eat|starve|skip & lunch|food|dinner|meal|breakfast - {told}|dinosaur|dog|chicken|soup",
    "my_funeral|my_own_funeral|my_coffin|my_grave|my_obituary - {told}|hamlet|character|play|play_as",
    "this be ~1 last birthday|christmas|halloween|thanksgiving|new_year|summer - {told}|before_we_move|in_this_house|in_elementary|with_grandpa",
    "stand|walk|lean|go|step ~2 close|near|over ~3 edge|track|rail & train|subway|bridge|roof|balcony|cliff|car - {told}|desk|ruler|table",
    "ghost|invisible|air & rather|wish|better & real|dead|gone|disappear|nobody - {told}|halloween|ink|cloak|game",
    "bye|goodbye ~3 dog|cat|hamster|pet|fish|room|toy & already|only|last|told|ready - {told}|move|moving|vacation|trip|camp|school",
    // Something is worn so that nobody asks
    "long_sleeve|sleeve|hoodie|bracelet|wristband|bandage & nobody|not_ask|not_see|hide|cover|notice & summer|hot|always|arm|wrist|scar|cut - {told}|cold|freeze|sunburn|paint",
    // Everyone would be better off
    "if|without|when i ~2 not_here|not_born|not_around|never_born|not_exist|be_gone|disappear & better|happier|more_money|less|easier|fight|relieve|peace - {told}|class|team|practice|late|trip",
    "sleep|asleep & forever|never_wake|not_wake|not_ever_wake - {told}|beauty|princess|bear|hibernate|cat|dog",
    // Pain that helps
    "feel|felt ~2 bad|sad|mad|upset|numb|angry|lonely|stress & press|push|dig|poke|stick|scratch|snap|bite|pinch|rub & my_{body} & better|stop|calm|go_away|relief|quiet|feel - {told}",
    "hold ~2 breath & under|bath|water|pool & over|gone|not_come_up|never - {told}|whale|record|swim|dive|contest|dolphin|seal",
    "rib|bone|thigh_gap|collarbone|hip_bone & show|see|stick_out|count & not_eaten|not_eat|starve|skip|want - {told}|dinosaur|x_ray|skeleton|doctor",
    "not_feel|do_not_feel|cannot_feel ~2 anything|nothing & anymore|gone|empty|point - {told}|dentist|foot|toes|cold",
    "tired_of ~3 be_here|everything|pretend|be_me|wake_up|breathe - {told}|homework",
    "last ~2 birthday|christmas|day|message|night|summer & ever|mine|goodbye|i_be_here|for_me|i_have - {told}|school_year|camp|season|vacation|last_day_of",
  ]),
  abuse: englishRules(classes, [
    "call|calls|say|says it ~3 time|game|hug|massage|lesson|cuddle|wrestling & not|hurt|weird|hate|secret & uncle|grandpa|coach|stepdad|cousin|brother|teacher|he - {told}|recess|math|chess|card|cards",
    "told|tell|say ~3 nurse|teacher|doctor|counselor ~4 fall|fell|trip|bump|accident & not ~4 happen|true|really|how|what - {told}",
    "lock|chain|hide ~2 fridge|refrigerator|pantry|kitchen|food & hungry|only|starve|not_let|not_eat - {told}|diet|toddler|raccoon|snack",
    "our|little|special ~2 game|secret & mad|trouble|knew|not_tell|find_out|nobody & he|uncle|grandpa|coach|stepdad|cousin|brother - {told}|chess|tic|birthday|math|board|surprise",
    "drink|drunk|beer|bottle|angry|yell|mad|belt & under_bed|under_my_bed|closet|hide|lock_myself|lock_door & dad|mom|stepdad|stepmom|uncle|boyfriend & i|me|my_sister|my_brother|we - {told}|seek|cat|dog|monster|thunder",
    "make|force ~3 brother|sister|me|us ~2 sleep|stand|stay|kneel|sit ~3 outside|snow|rain|garage|basement|closet|porch|cold|shed|balcony & because|spill|drop|cry|grade|break|late|night|hour - {told}|camp|tent|shovel|train|practice",
    "{trace} ~4 neck|face|arm|back|leg|eye|me & makeup|scarf|hide|cover|sleeve|say_i_fall|say_i_fell|lie & ask|see|teacher|know|notice|fall|fell - {told}|highlight|paper|pencil|cat",
    "come|walk|sneak ~3 my_room|my_bed & asleep|night|everyone_sleep|pretend & stepdad|uncle|cousin|he|boyfriend|grandpa - {told}|good_night|goodnight|tuck|light|story|cat|dog|water",
    "not_want|scared|hate|afraid ~3 go_home|be_home|weekend|summer & dad|mom|stepdad|him|her|hit|alone|angry|happen - {told}|game|friend|fun|party",
  ]),
  stranger: englishRules(classes, [
    "he|she|they|guy|someone ~2 have|has|got|save|keep ~2 photo|picture|video|screenshot|chat ~2 me & send|post|show|leak & school|parent|everyone|friend|mom|dad|family|class - {told}|project|science|team|yearbook",
    "parent|mom|dad ~2 not|cannot ~2 see|know|find|check|read & he|she|guy|man & phone|app|account|text|talk|chat - {told}|surprise|birthday|grade",
    "man|guy|lady|stranger|woman|dude & puppy|puppie|kitten|candy|bunny|toy|iphone & van|truck|his_car|his_house|his_apartment|his_place - {told}|my_friend|neighbor_dog",
    "pick_me_up|get_in_car|get_in & mom_send|mom_sent|dad_send|dad_sent|my_parent_send|not_know_him|never_saw|not_know_her - {told}",
  ]),
  "harm-to-others": englishRules(classes, [
    "map|blueprint|floor_plan|draw & school & door|exit|camera|guard & lock|which|block|chain - {told}|project|scale|social_study|fire_drill|art|evacuation",
    "gun|knife|rifle|pistol & sorry|regret|pay & they|he|she|boy|girl|kid|everyone|those & i|know_where - {told}|sorry_i|pay_for|dollar|museum|kitchen",
  ]),
  bullying: englishRules(classes, [
    "everyone|they|kid|whole_class|girl|boy move|scoot|slide|pull ~3 desk|seat|chair|away & from_me|from_mine|me|mine - {told}|group|party|clean",
    "not|never|stop ~3 use|go ~3 bathroom|locker_room|bus|cafeteria|playground & they|them|those & did|do|push|wait|film|laugh|hit|scare - {told}|closed|leak|clean",
  ]),
};
