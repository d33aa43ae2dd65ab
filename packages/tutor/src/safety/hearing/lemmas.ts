/** A form of a verb or noun as the rules write it: the verb's plain form, the noun without an s. */
export const lemmaOf = (word: string): string => lemmas.get(word) ?? word.replace(plural, "$1");

/** `walls`, but not `this`. */
const plural = /^([a-z]{2,}[^sui])s$/;

const regular =
  "hang wear want wish hope beat kick punch slap choke burn whip smack spank abuse strangle hurt touch grab rub grope molest rape kiss lick fondle undress " +
  "threaten tease bully cyberbully shove push trip pick ignore exclude laugh mock insult spread post share leak ask beg demand send text " +
  "message dm call follow stalk watch chase film record blackmail groom kill stab shoot murder poison strangle harm jump drown starve cut scratch " +
  "overdose swallow disappear vanish exist live die end plan try need feel think scare drink yell scream force make take put pull lock starve throw " +
  "hate like love care notice miss deserve meet offer follow hit shout whisper spit shove torture attack fight poke trap corner pinch bite drag dream " +
  "undress strip show look start keep stop use let leave give tell say get come go climb sneak slide stick happen explode bomb " +
  "torment harass sleep bring tie bleed turn move offer drive crash wait talk chat promise pay buy date choke bruise hide steal rob";
const irregular =
  "hit:hitting beat:beaten,beating choke:choking cut:cuts get:got,gets,getting,gotten come:came,comes,coming go:went,goes,goin take:took,taken,taking " +
  "make:made,making put:putting throw:threw,thrown tell:told say:said,sayin send:sent shoot:shot stick:stuck slide:slid meet:met " +
  "think:thought feel:felt give:gave,given,giving leave:left keep:kept bite:bit,bitten,biting bleed:bled die:dying,died,dies dream:dreamt " +
  "drink:drank,drunk let:letting stab:stabbing,stabbed steal:stole,stolen fight:fought bring:brought sneak:snuck tie:tying sleep:slept " +
  "grab:grabbed,grabbing rub:rubbed,rubbing whip:whipped,whipping slap:slapped,slapping stop:stopped,stopping trip:tripped,tripping " +
  "spit:spat,spitting plan:planned,planning strip:stripped,stripping beg:begged,begging live:lives fall:fell,fallen,falling sit:sat,sitting buy:bought pay:paid " +
  "swallow:swallowd bully:bullies,bullied try:tries,tried photo:photos,pic,pics,picture,pictures,pix,selfie,selfies,image,images,foto,fotos " +
  "video:videos,vid,vids pill:pills,tablets,tablet kid:kids,child,children boy:boys girl:girls classmate:classmates friend:friends " +
  "mom:mommy,mum,mummy,mama,momma,mother,moms,mothers dad:daddy,dads,papa,father,fathers,pops parent:parents,folks " +
  "stepdad:stepfather,stepdads stepmom:stepmother brother:bro,bros,brothers sister:sis,sisters uncle:unkle,uncles,unlce " +
  "aunt:auntie,aunty,aunts grandpa:granddad,grandfather,gramps grandma:granny,grandmother,nana cousin:cousins,cuz " +
  "boyfriend:bf,boyfriends,bfs girlfriend:gf,girlfriends teacher:teachers coach:coaches knife:knives,nife,nifes,knif,nive razor:razors,razer,razers,raser,rasor mattress:matress,mattres gun:guns,pistol,rifle,glock wrist:wrists " +
  "arm:arms leg:legs thigh:thighs man:men,dude,dudes guy:guys neighbor:neighbour,neighbors,neighbours pant:pants nude:nudes noodz:noods " +
  "bruise:bruises,bruising bomb:bombs,explosive,explosives,grenade,molotov locker:lockers rumor:rumors,rumours,rumour person:rando,randos " +
  "internet:online life:lyf,lief idiot:idiots name:names friend:freind,freinds,frend";

const lemmas = new Map<string, string>();
for (const verb of regular.split(" ")) {
  const stem = verb.endsWith("e") ? verb.slice(0, -1) : verb.replace(/y$/, "i");
  const ends = [
    `${verb}s`,
    `${stem}ed`,
    `${verb.endsWith("e") ? stem : verb}ing`,
    `${verb.endsWith("e") ? stem : verb}in`,
  ];
  const last = verb.at(-1) ?? "";
  for (const form of [...ends, `${stem}es`, `${verb}${last}ing`, `${verb}${last}ed`]) lemmas.set(form, verb);
}
for (const entry of irregular.split(" ")) {
  const [lemma = "", forms = ""] = entry.split(":");
  for (const form of forms.split(",")) lemmas.set(form, lemma);
}
// Their forms are other words.
for (const word of ["going", "cutting", "usin", "posts", "puts", "lets"]) lemmas.delete(word);
