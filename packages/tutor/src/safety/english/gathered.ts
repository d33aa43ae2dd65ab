import type { WordedKind } from "../kinds.ts";
import { type Classes, englishRules, type Rule } from "../rule.ts";
import { words } from "./words.ts";

const classes: Classes = {
  ...words,
  // A word problem, or something at play
  story:
    "how_many|how_much|how_long|how_far|how_fast|how_tall|percent|ratio|probability|odds|average|total|each_day|each_one|each_time|for_each|in_each|of_each|each_has|each_cost|per|meters|feet|miles|mph|cm|kg|lb|volume|equation|divided|times_as|altogether|left_over|cost|costs|price|dollars|fraction|graph|sum|angle|twice|older_than|points|score|goal|goals|game|chess|tennis|soccer|basketball|minecraft_world|race|team|roll|simulate|dice|half_of|formula|numbers|number_line|problem|recipe|cup|cups|movie|book|novel|chapter|song_called|history|war",
  obj: "me|us|myself|my_{part}|my_whole_{part}|my_left_{part}|my_right_{part}|my_little_brother|my_little_sister|my_mom|my_sister|my_brother|each_other|my_dog|my_cat|him_and_me",
  part: "arm|leg|face|head|hair|nose|back|hand|neck|wrist|finger|fingers|stomach|ear|cheek|eye|lip|mouth|ribs|tooth|teeth|body|skin|shoulder|foot|feet|throat|butt|thigh|knuckle",
  folks: "{grownup}|he|she|they|someone|man|guy|stepfather|stepmother|foster_parent|foster_dad|mom_boyfriend|boyfriend",
  violent:
    "hit|beat|slap|punch|kick|choke|burn|whip|smack|spank|strangle|shake|drag|slam|break|broke|twist|hurt|bruise|bleed|blood|pinch|bite|scald|grab|squeeze|lock|tie|throw|kneel|starve|threaten|knock|bash|shove|smash|pull|belt|punish|attack|harm|torture|tape|pour|crush|swing|yank|stab",
  injury: "bruise|bruised|bleed|blood|broken|swollen|black_eye|scar|stitches|hospital|welts|burned|marks|limp",
  sexual:
    "{private}|private_parts|bed|naked|undress|shower|kiss|lick|locker_room|touch|rub|underwear|inside_me|his_pant|her_pant|down_my|up_my|clothes_off|shirt_off|on_top_of|his_lap|her_lap|nude|his_thing|his_part|changing_room|bathroom",
  wrong:
    "secret|not_tell|do_not_want|not_like|uncomfortable|weird|scare|afraid|alone|night|under_table|shouldnt|not_be|cry|hurt|gross|disgusting|wrong|froze|freeze|make|force|if_i_tell|want_me|ask_me|door",
  dying:
    "die|dead|death|alive|exist|suicide|funeral|grave|heaven|afterlife|kill_myself|kill_yourself|end_it|end_my|end_everything|gone_forever|live|life|born|hang_myself|coffin",
  despair:
    "want|wish|tired|empty|hate|alone|nobody|pointless|no_point|hopeless|goodbye|sorry|worthless|useless|not_mind|plan|why_be_i|why_do_i|not_matter|hurt|pain|better|easier|relief|sad|depressed|cry|numb|burden|failure|think_about|thought|cannot|last_time|no_reason|should_not|not_deserve|deserve|done_with|ready|give_up|hang_myself",
  method:
    "drown|hang|hanging|jump|bridge|floor|roof|overdose|pill|bottle|razor|blade|bleed_out|train|noose|rope|bleach|poison|gas|cliff|wrist|window|sleeping_pill|asphyxiate|suffocate|tylenol|melatonin|belt_around",
  lethal:
    "survive|peaceful|painful|painless|quick|fast|fatal|lethal|enough|kill|die|dying|death|dead|work|hurt|easiest|deadly|kill_me|kill_you|kill_a_person|end",
  selfinjury: "punch|hit|scratch|cut|burn|bite|bang|slam|pinch|pick|dig|pull_out|snap|stab|carve|pierce|cuts",
  selfpart: "wall|arm|skin|knuckle|leg|wrist|hand|thigh|head|stomach|nail|nails|hair|finger",
  bodyhate: "fat|skinny|thin|weight|ugly|ate|eat|food|calories|meal|lunch|dinner|fasting|scale",
  purge: "puke|vomit|purge|throw_up|laxatives|starve|not_eat|diet_pill|throw_it_up|stick_finger|not_eaten|binge|gag",
  arms: "knife|gun|bomb|gasoline|gas_can|ammo|bullets|machete|weapon|acid|shotgun|matches|blade|crossbow|taser",
  place:
    "school|class|classmate|teacher|kid|principal|neighbor|everyone|bus|cafeteria|hallway|church|assembly|laugh|him|her|people|student|family|stepmom|stepdad|sister|brother|mom|dad",
  threat:
    "bring|use|kill|shoot|hurt|stab|tomorrow|monday|friday|pay|sorry|laugh|revenge|attack|ready|hide|hidden|backpack|locker|burn|dead|regret|show_them|load|loaded|going_to|plan|remember_me",
  victim:
    "him|her|them|you|kid|kid_at|classmate|teacher|brother|sister|mom|dad|stepmom|stepdad|people|everyone|neighbor|principal|baby|friend|bully|girl|boy|family|parent|cousin|ex",
  lure: "pay|dollar|money|gift|card|robux|skin|nitro|vbucks|special|mature|secret|sneak|pretty|beautiful|love|private|alone|hotel|ride|lift|car|van|camera|cam|webcam|skype|video_chat|meet|feet|address|threaten|delete|found_my_house|call_me|not_tell|my_number|phone_number|my_phone|where_i|come_over|age",
  strange:
    "stranger|grownup|adult|old_man|older_guy|older_boy|older_man|creepy|guy_internet|man_internet|some_guy|some_man|random_guy|random_man|grown_man|grown_up|grown|{online}_friend|internet_friend|boy_on_{online}|man_on_{online}|guy_on_{online}|friend_on_{online}|person_on_{online}|i_meet_on|i_met_on|not_know_in_real_life|i_meet_internet|someone_on_{online}|someone_keep|i_not_know|never_met|not_met|not_meet|white_van|random_person",
  pupils:
    "kid|girl|boy|classmate|everyone|people|they|whole_class|my_class|friend|group|team|seniors|eighth_graders|guys|bully|mean|popular",
  scorn:
    "laugh|mock|bark|spit|photoshop|whisper|rumor|gossip|exclude|trip|shove|loser|ugly|fat|hate|mean|stare|imitate|pig|gag|throw_paper|throw_food|trash|kick_my_chair|steal|meme|fake_account|uninvite|not_invite|not_let_me|kick_me_out|vote_me|smell|stink|cooties|avoid|move_away|roll_their_eye|dare_me|scissors|gum_in|make_fun|hide_my|not_talk|pick_on|curse|swear|unfriend|block_me",
};

/** What is told by words that stand together in whatever order. The word problems of a lesson have a way of speaking of their own. */
export const gathered: Record<WordedKind, Rule[]> = {
  "self-harm": englishRules(classes, [
    "i|me|my|my_friend|she|he & {dying} & {despair} - {story}|lesson|homework|boredom|battery|phone|roof_is|plant|fish|pet|grandma_died|grandpa|dog|cat|hamster|live_in|i_live|life_cycle|real_life|half_life|laugh|lol|school_life|bug|computer|ohio|where_do|near|next_to|died_and_i|zombie",
    "why be|do|am i ~1 alive|exist|here|live|born",
    "i should not be|exist|alive ~1 alive|exist|born",
    "{method} & {lethal} - {story}|knife|frog|snake|rope_around_tree|diving|boat|thread|window_in_windows|gas_law|engine",
    "car|truck|bus|train & hit|run_over|crash & me|myself & not_mind|wish|hope|want|good|glad|happy|care - {story}",
    "i|my_friend|she & swallow|drink|take|took|eat|down & whole_bottle|all_pill|all_my_pill|bleach|sleeping_pill|bunch_of|handful|all_of_my|pill - {story}|day|doctor|vitamin|allergy|times|ml|hours",
    "i|she|he|my_friend & {selfinjury} & {selfpart} & bleed|stress|sad|numb|feel|calm|blade|hate|pain|release|mad|cry|deserve|control|secret|sleeve|hide|anxious|razor|knife|punish - {story}|nail|band_aid|accident|soccer|paper|fell",
    "cut|scar|slashes|cuts ~2 all_over|on|up|down ~1 my|her|his|their arm|leg|wrist|thigh|arms|forearm",
    "i|me|my_friend & {purge} & {bodyhate} - {story}|flu|sick|food_poisoning|virus|car|roller",
    "my|razor|blade|knife ~3 best_friend|only_friend|only_relief|only_comfort|calms_me",
    "razor|blade & i|my & skin|arm|wrist|friend|hide|feel|relief|drawer|again|tonight|shaving_off_me",
    "tonight|today|tomorrow|this be ~2 my last night|day|message|chat|time|sunset|birthday|homework !of|before|with_training|in_class",
    "nothing matter ~2 .|anymore|out|want|give_up|i",
    "i ~3 want ~1 out|it_all_to_stop|everything_to_stop|pain_to_stop|to_stop_hurting|it_to_stop|peace|silence_forever !of|in|at",
    "my own funeral|death|grave|obituary",
    "suicide ~1 letter|note|plan|hotline|pact|attempt",
    "goodbye & sorry|love_you|thank_you_for_everything|forever|mom|dad & not|never|anymore|last|gone|forever|always - see_you|tomorrow|monday|{story}",
    "voices|demon|voice ~2 tell|say|in_my_head & {dying}|hurt|cut|jump|kill|do_it",
    "kill yourself",
    "i ~2 get|have ~1 plan and ~1 date",
    "plan & date|note|method|pill & tonight|goodbye|i_have|not_alone|ready|die",
    "{story} & i ~4 kill_myself|want_die|end_my_life|hurt_myself",
  ]),
  "harm-to-others": englishRules(classes, [
    "{arms} & {place} & {threat} & i|my|he|brother|boy|kid|friend|someone|they - {story}|fortnite|minecraft|roblox|butter|cake|science|vegetable|kitchen|video_game|cut_rope|laser|nerf|water_gun|glue",
    "i|my_friend|he|brother|we ~4 want|going|plan|will|fantasize|think|dream|could|about|love ~3 hurt|kill|stab|shoot|strangle|poison|attack|torture|murder|burn|drown|harm|smother ~3 {victim} - {story}|feelings|game|his_feelings|her_feelings|lol",
    "poison|bleach|antifreeze|arsenic|cyanide & {victim}|food|drink|coffee & need|put|give|how|which|what|undetected|detect|trace|want|buy|kill|sick - {story}|frog|snake|romeo|ivy|king|queen|percent|history",
    "mass_shooting|school_shooter|columbine|shooter|manifesto & i|my|we|me - {story}|drill|free_throw|essay|report",
    "i|we|my_friend ~6 light|burn|set ~3 fire|school|house|classroom & school|house|classroom|teacher|neighbor|him|her|down - {story}|drill|alarm",
    "kill|hurt|torture|drown|strangle|crush|burn|skin ~2 cat|dog|kitten|puppy|hamster|bird|animal|bunny & i|my_brother|he|friend & like|fun|felt|feel|want|laugh|enjoy|for_fun|secret|again|felt_good|good - {story}",
  ]),
  abuse: englishRules(classes, [
    "{relative}|boyfriend|coach|babysitter|teacher|grownup & {violent} & {obj} - {story}|{sport}|ball|joke|high_five|lol|pencil|paper|help|question|record|password|me_up|screen|phone_bill|account|candy|text|message|email|ride|lesson|break_it_down|break_down|pull_up|lunch|a_bone|surprise|tie_my_shoe|shoes|braid|bus|heart",
    "{relative}|boyfriend|parent & {injury} & me|i|my_face|my_mom|last_night|again|lie|tell_doctor|tell_teacher|each_other|hide|fight - {story}|soccer|bike_ride|blood_type|donate|nosebleed|game|blood_test|drive|took_me",
    "{folks} & {sexual} & {wrong} & me|i|my|us - {story}|bathroom_pass|tuck|good_night|clean|bed_time|bedtime|wake|math|bandage|doctor|swim_lesson|monster|equation|sister_shower|gym|photo|video|camera|skype|send|lunch",
    "{folks} ~4 show|send|expose ~2 me|us|himself ~3 {private}|private_part|penis|his_thing|his_parts|himself|naked|porn|dirty",
    "{grownup}|man|guy|he ~5 come|get|climb|lie|crawl|sneak|slip|lay ~2 in|into|to|on|under ~1 my|our ~1 bed|blanket|covers|shower|sheets",
    "{folks} & photo|film|video|record|watch|peek & locker_room|shower|undress|changing|naked|bathroom|bathing|dressing - {story}|send|camera|call",
    "{folks} ~3 finger|hand|hands ~4 inside|where|under|private|{private}|down|pant",
    "mom|dad|parent|they|nobody|stepmom & nothing_to_eat|no_food|hungry|starve|alone|not_come_home|not_been_home|leave_me|left_me & days|night|week|home|eat|house|again - {story}|practice|party|trip|store|lunch_money",
    "i|we ~2 sleep|stay|stand|sit ~2 outside|in_car|on_street|in_garage|in_basement|on_porch & dad|mom|parent|he|she|angry|mad|drunk|lock|punish|cold - camp|tent|{story}",
    "{relative}|he|she|coach|teacher & tell_anyone|if_i_tell|talk|say_anything|if_i_say|not_tell & kill|hurt|die|take|dog|jail|sorry|beat|send_me & if|or|will & i|me|my - {story}|test|quiz|grade_on|answer|joke|secret_santa",
    "kneel|stand|hold ~3 rice|corner|hours|gravel|all_night|salt|knees & make|force|have_to|punish|aunt|mom|dad|she|he - {story}|church|yoga",
    "parent|mom_and_dad|dad|they ~2 fight|hit|scream & blood|police|knife|scared|scare|hide|every_night|cops|hurt|cry|glass - {story}|game|boss|snowball",
    "i|my_sister|my_brother & afraid|scared|terrified|scare|hide & home|dad|stepdad|mom|uncle|him & hurt|hit|drunk|angry|mad|yell|night|come|door|beat - {story}|dark|spider|thunder|ghost|test",
    "police|cps|social_worker & dad|mom|home|parent & hit|hurt|take|tell|fight|come",
    "ever_since|when_i_was|used_to|years_ago & touch|rape|molest|abuse|hurt_me|kiss & me|uncle|cousin|teacher|coach|neighbor|brother|he|man",
    "pressure|force|make me ~3 do_it|do_stuff|sleep_with|have_sex & uncle|dad|cousin|brother|coach|teacher|man|stepdad|grandpa",
  ]),
  stranger: englishRules(classes, [
    "{strange} & {lure} & me|my|i - {story}|teacher|mom_and|dad_and|coach|tutor|forum",
    "{strange} & photo|nude|video|selfie & send|ask|want|beg|give|pay|keep|show & me|i|my - {story}|problem|homework|worksheet|graph",
    "{strange}|guy|man|boy ~6 follow|ask|dm|message|text|call|say|tell & how_old|alone|school_i|photo|where_i|meet|love|ride|lift|candy|secret|pretty|sneak_out|wear & me|i - {story}|teacher|math",
    "meet ~4 on|from|in|through {online} & want|ask|love|sneak|meet|say|send|boyfriend|girlfriend|secret|old|older|home|call|real_life - {story}",
    "guy|man|woman|lady|boy|he|she|someone|they ~6 pay|give|offer|buy ~4 for|if ~4 photo|video|feet|nude|body|meet|hug|kiss|clothes",
    "sneak|run_away|leave|fly|take_bus ~6 to|and ~1 meet|see|be_with & him|her|boy|guy|boyfriend|girlfriend|friend|someone - {story}",
    "someone|he|she|they|guy|man ~3 keep ask ~3 photo|my_photo|address|where|selfie|feet",
    "shirt|clothes|pant|bra ~2 off & camera|skype|cam|video|call|photo|zoom|facetime|send|stream",
    "he|she|guy|man|someone|they & threaten|leak|expose|post & photo|video|nude|screenshot|chat & me|my|i - {story}",
    "find|found|know ~2 my_house|where_i_live|my_address|my_school & he|she|guy|man|stranger|they|someone|follower - {story}|math",
    "{online} & phone_number|address|real_name|my_school|meet|sneak_out & want|ask|give|tell|should_i|he|she|friend - {story}|teacher",
  ]),
  bullying: englishRules(classes, [
    "{pupils} & {scorn} & me|my|at_me|about_me|i_walk|when_i|i_be|i_come - {story}|joke_i|movie|teacher|homework_is|lol|funny|math|answer|problem|i_hate|1_be_prime|with_me|eat_my_homework",
    "{pupils} ~4 laugh|mock|bark|stare|point|spit|whisper|snicker ~2 at|about|on ~1 me|my",
    "i & eat|hide|stay|sit|cry ~3 lunch|bathroom|library|stall|nurse & find|alone|they|kid|because|avoid|every|nobody - {story}",
    "not want|like ~3 school|class|bus|gym|practice & mean|kid|they|he|she|bully|laugh|pick|boy|girl - {story}|tired|sleepy|because_math|boring",
    "scared|afraid|scare|terrified|nervous ~3 school|bus|recess|hallway|gym|class & kid|bully|they|boy|girl|hit|mean|him|them - test|quiz|{story}",
    "{pupils}|jason ~3 going|say|will|threaten|want ~4 beat|hit|punch|jump|fight|get|hurt ~1 me ~1 up? ~3 bus_stop|after|at_school|recess|bathroom|park|tomorrow|outside|if_i|lunch - {sport}|{story}",
    "group_chat|discord|snap|instagram|tiktok|class_chat & about_me|my_face|my_photo|of_me|without_me|kick_me|remove_me|against_me & laugh|mean|mock|hate|make_fun|kid|girl|boy|everyone|post|they - {story}|homework",
    "nobody|not_anyone ~4 friend|partner|sit|talk|invite|pick|play|birthday|party & me|i|my & nobody|lonely|alone|again|always|ever|came|come - {story}|game_of|chess|solve",
  ]),
  sexual: englishRules(classes, [
    "what ~3 cum|bj|boner|blowjob|69_position|sex_mean|horny|orgasm|porn|kinky|onlyfans|hook_up|fingering|anal - laude|sum",
    "you|ur be|r ~1 hot|sexy|naughty & sext|body|naked|kiss|bed|daddy|babe|turn_me_on|date",
    "boyfriend|girlfriend|crush|boy|girl & pressure|force|convince|want|beg|ask & do_it|go_all_way|sleep_with|have_sex|second_base|third_base|naked|nude|touch_him - math|homework|{story}",
    "boy|girl|man|woman|couple|people ~3 make_baby|making_out|having_sex|do_it_in_bed|make_love",
  ]),
};
