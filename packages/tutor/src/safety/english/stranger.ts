import { englishRules } from "../rule.ts";
import { words } from "./words.ts";

const classes = {
  ...words,
  unknown:
    "my_internet_friend|my_internet_boyfriend|my_internet_girlfriend|stranger|{person}_i_meet|{person}_i_not_know|{person}_from_{online}|{person}_on_{online}|someone_on|someone_from|man_internet|guy_internet|{person}_internet|{person}_who|{person}|he|she|old_guy|older_boy|older_man|older_guy|friend_from_{online}|friend_on_{online}|friend_i_meet",
  reach:
    "meet_me|meet_up|meet_him|meet_her|meet_us|to_meet_i|meet_in_person|meet_in_real_life|meet_alone|meet_at_park|meet_at_mall|want_to_meet|my_address|my_number|my_phone|my_school|where_i_live|what_school|which_school|my_house|come_over|come_to_my|pick_me_up|keep_it_secret|keep_secret|not_tell_anyone|not_tell_my|not_to_tell|not_tell_nobody|my_password|be_his_girlfriend|be_her_boyfriend|if_i_be_alone|i_be_alone|home_alone|how_old_i_be|what_i_wear|what_i_be_wear|turn_on_camera|turn_on_my_camera|turn_on_cam|turn_on_my_cam|my_camera|video_chat|video_call|get_in_his|get_in_car|go_with_him|go_to_his|follow_him|send_him_money|gift_card|my_room_number|my_real_name|full_name",
};

export const stranger = englishRules(classes, [
  "{unknown} ~9 {reach} !of_teacher|to_class|in_game_lobby|at_station|at_point|after_2|in_middle|halfway|at_same|for_project|mom",
  "{person} ~2 i ~3 meet|know ~2 on|in|from|internet ~1 {online}",
  "{person}|he|she|friend|man ~2 on|from|in {online} ~6 want|ask|say|tell|keep|send|offer|message|dm|text|give|love|threaten|know !help_with_math|hint",
  "{person}|friend|boyfriend|girlfriend|bf|gf ~1 internet ~6 want|ask|say|tell|keep|send|offer|message|love|meet|give|from|i_meet",
  "{unknown} ~7 ask|want|tell|beg|say|need|offer|pay|keep_ask|make|give|trade ~7 photo|nude|nudes ~1 of? ~1 me|my|body|.|face|without|in|naked|for|or|and|from_me|now|so|too|but !of_problem|of_homework|of_work|of_graph|of_equation|of_worksheet|of_page|problem|of_my_work|of_my_homework|of_cat|of_dog",
  "want|ask|beg|ask_for|demand ~1 my|for_my|me_for|for ~1 photo|nude|nudes|body|face_photo|address|number .|of_me|without|but|and|or|so|every - nobody|not ~1 want|ask|beg|demand for",
  "send|give|show ~1 him|her|them|he|guy|man|some ~2 more? photo|video|nude|nudes ~1 .|of_me|of_my|or|without|naked|and|more|he|she|yet",
  "send ~1 photo|video ~1 of me|my_body|my_face|my_feet|my_chest|myself|my_self",
  "send ~2 photo|video without|naked|with_no|in_my|in_underwear|in_bikini !face_value|number",
  "if|unless i ~1 not ~1 send|give|pay ~1 him? ~2 more? ~1 photo|nude|video|money|nudes",
  "post|leak|share|show|send ~1 them|it|my_photo|my_nude|my_nudes|photo|nude|nudes ~4 if|unless i ~1 not",
  "i|friend|she send ~3 nude|naked|photo_of_my|private_photo|dirty_photo|photo_to_him|photo_to_guy|photo_to_stranger",
  "meet|hang_out|see ~1 up? ~1 with? ~3 {person}|friend|boyfriend|girlfriend|him|her|bf|gf ~4 {online}|in_real_life|in_person|not_seen|not_met|first_time_in !at_station|class",
  "meet ~1 my|an|some internet boyfriend|girlfriend|friend|crush|person",
  "internet boyfriend|girlfriend|dating|bf|gf",
  "can|could|should|want|let|lets|shall ~1 we|i|you|to ~1 meet|hang_out ~3 in_real_life|in_person|alone|tonight|tomorrow|at_park|at_mall|after_school|at_your|at_my_house",
  "man|guy|car|van|stranger|person|someone|lady ~2 follow|watch|stalk|wait_for|chase|photo|film me|us|my_house|i !on_instagram|on_insta|on_tiktok|back|ahead ~2 !on_instagram|on_insta|on_tiktok",
  "follow me home|from_school|to_my|everywhere|around|to_school",
  "man|guy|stranger|person|lady|he|someone ~3 offer|give|ask|want|try|say|pull_over ~3 ride|candy|get_in|take_me|drive_me|lift|puppy !on_bike|100|home_from_practice_with_mom|cookies ~2 home|car|van|if|to|.|from|with|me|and|in",
  "man|stranger|someone|guy at door|at_my_door|outside_my|in_my_yard|by_my_window",
  "get|got|go|going in|into|inside ~2 stranger|car_with|his|van ~1 car|van|stranger|.|with",
  "blackmail|sextort|sextortion|grooming|groom me|i|my_friend|be|her",
  "i|me|be|get|friend ~2 blackmail|sextort|catfish|groomed",
  "old|older|grown|weird|creepy man|guy|dude|person|woman ~3 message|dm|text|add|love|call|follow|on_cam|internet|video|chat|talk_to_me|flirt",
  "say|tell ~2 love|like|be_in_love|want_me|miss me|you|with_me ~3 meet|met ~2 {online}|internet",
  "meet|met in|on|through|from game|app|chat|roblox|discord|internet|fortnite|minecraft|server ~6 love|boyfriend|girlfriend|photo|old|older|dating|home|in_real_life",
  "he|she|man|guy be ~1 18|19|20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|45|50|grown|much_older ~5 say|love|date|boyfriend|like|want|meet|i_be|dating|girlfriend",
  "not tell ~2 parent|mom|dad|anyone|anybody|teacher ~2 we|about_us|about_him|that|talk|text|chat|i_meet|i_be_meet|and",
  "my|parent|mom not know ~4 i|we|about ~3 talk_to_him|meet_him|him|internet|going_to_meet|meet",
  "teacher|coach|tutor|man|adult ~2 text|dm|message|call me ~4 night|photo|secret|ask|private|love",
  "robux|vbucks|v_bucks|money|skin|gift|gift_card|nitro|phone ~3 if|for i|me|photo|video|nude ~2 send|show|give|photo|do|meet|undress",
  "{person}|he|she|someone|they ~2 keep dm|message|text|call me ~6 ask|how|where|photo|alone|wear|old|say",
  "creep|creepy|pedo|pedophile|predator ~3 me|internet|dm|message|text|follow|my|man|guy|him !and_prey|prey",
]);
