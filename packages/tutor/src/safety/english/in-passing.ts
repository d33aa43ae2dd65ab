import { englishPattern } from "../rule.ts";

const classes = {
  program: "process|thread|program|task|server|app|job|port|service|loop|child_process|parent_process|daemon|signal",
  game: "game|minecraft|fortnite|roblox|chess|mario|level|valorant|zelda",
  taught:
    "romeo|juliet|hamlet|shakespeare|novel|macbeth|caesar|hitler|mufasa|lincoln|brutus|othello|cleopatra|anna|war|history|odyssey|titanic",
  studied:
    "cell|novel|book|essay|history|ww2|prevention|squad|door|doors|apoptosis|kamikaze|bomber|gene|movie|burn|burns|chapter|character|poem_by|{taught}",
};

/** What sounds like more than it says: figures of speech, games, computers, books. It is taken out before anything is looked for. */
export const inPassing = [
  "this|that|homework|it|problem|heat|test|math|question|angle|worksheet|fraction|fractions|pun|joke|suspense|class|you|wait|head|back|feet|allergies ~1 be|gonna|almost|going_to|will|about_to ~1 kill|end|murder ~1 me|my_brain|it",
  "kill me if|when|because|for ~4 get|fail|be_late|find|see|know|b|c|not_finish|forget|jk|lol ~3 b|c|test|finish|grade|homework|late|class|it|this|jk|lol|.",
  "i ~1 kill|murder|destroy|bomb ~1 test|quiz|exam|it_on|time|that_test|my_test|that_quiz|game",
  "kill|pass time|two_birds|2_birds|lights|mood|engine",
  "kill|abort|stop|terminate|execute|end|fork ~2 {program}",
  "{program} ~2 kill|die|abort|dead",
  "die|dead|cry|crying|scream|hurt ~2 of|from|laugh ~1 laughing|laughter|laugh|boredom|embarrassment|heat|cold|hunger|bored|cringe|.",
  "die laugh|to_know|to_see|to_try|on_hill|on_this_hill",
  "die for ~1 some|pizza|snack|that|burger|ice",
  "bored to death|out_of_my_mind",
  "it|computer|phone|battery|laptop|controller|tablet be|so ~1 dead",
  "i be|so ~1 dead lol|if|meat|when|wrong|tired|last",
  "in|playing|play ~2 {game} ~8 kill|die|shoot|dead|death",
  "kill|die|shoot|dead|jump|trap ~4 in ~1 {game}",
  "who|why|how|when|what|where ~3 {taught} ~3 kill|shoot|die|stab|rape|suicide|murder",
  "kill ~2 {taught}",
  "in ~3 {taught} ~6 kill|die|suicide|dead|stab|not_be",
  "{studied} ~6 suicide",
  "suicide ~4 {studied}",
  "to be or not to? be",
  "hate my_life|myself|life ~4 lol|haha|worksheet|homework|math|problem|lmao|fraction|fractions",
  "not do this|it anymore ~6 problem|homework|math|geometry|algebra|worksheet|fraction|switch|instead|question|easier|different|chapter",
  "not do|take this|it anymore|any_more ~1 can we|you|i|u",
  "beat me ~4 chess|tennis|race|game|games|soccer|score|points|seconds|to_it|mario|basketball|checkers|by|uno|monopoly|cards|second|minutes|times|match",
  "hit|touch|kick|throw|shoot ~2 me ~1 with ~2 ball|question|snowball|pillow|balloon|fact|paper_airplane",
  "hit|kick|throw|pass|shoot ~1 ball|puck|golf|gong|target|home|bullseye",
  "touch base|up|screen|line|circle|curve|down_wall",
  "take|strip off? parentheses|paper|units|zero|factor|20|common|from|list",
  "take|pull|remove ~1 my ~1 shirt off list|receipt|total|bill",
  "photo|video ~1 of ~2 problem|homework|worksheet|graph|question|page|work|equation|triangle|steps|notebook|book|notes|diagram|it",
  "give away|send|bring ~4 cookies|candies|stickers|marbles",
  "end it with|at|by|here|up|in|on|the_proof",
  "bye|goodbye ~1 see|thanks|have|math|for_now|homework",
  "jump off|from|out diving|board|lily|number_line|platform|step|swing|5|3|10|couch|trampoline",
  "hang ~1 in_there|picture|poster|rope|mass|weight|clothes|man|out_with|on_wall|from",
  "shoot hoop|hoops|basket|basketball|free|penalty|arrow|star|stars|3|ball|threes",
].map((row) => englishPattern(classes, row));
