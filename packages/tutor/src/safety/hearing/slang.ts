/** A child's short form or spelling as the words that are meant; filling words are nothing. */
export const inFull = (word: string): string => meant.get(word) ?? word;

const filling =
  "just really very actually literally rn fr frfr ngl tbh kinda kind sorta sometimes always often basically totally " +
  "seriously honestly probably maybe definitely fucking fuckin freaking frickin lowkey highkey bruh " +
  "constantly repeatedly deadass istg omg uh um the a an";
const not =
  "dont dnt doesnt didnt cant cannot couldnt wont wouldnt isnt wasnt arent aint shouldnt never havent havnt hvnt havnot dident didint dosent dosnt dosnot woudnt wudnt coudnt cudnt shoudnt carnt wernt wasent isent hadent hasnt hadnt werent don doesn didn couldn wouldn";

const written: Record<string, string> = {
  "i be": "im ive iam id ill i'll",
  "i want to": "iwanna",
  "i going to": "ima imma",
  i: "ii",
  please: "pls plz",
  lol: "lmao lmfao haha hahaha xd rofl jk",
  "i not know": "idk",
  "want to": "wanna wana wannna wnna wanto",
  want: "wanted wants wantd wnt waant wan",
  "going to": "gonna gunna gona gna tryna finna boutta",
  "have to": "hafta gotta",
  have: "has had having hav",
  do: "does doing did done",
  be: "is was are were been being am r b",
  you: "u ya yu",
  your: "ur",
  "you be": "youre",
  "he be": "hes",
  "she be": "shes",
  "they be": "theyre theyve",
  "he will": " hed",
  "they will": "theyll",
  about: "abt bout",
  "a lot": "alot",
  anymore: "anymor anymoar nemore animore",
  nobody: "noone nobodys",
  every: "evry",
  everyone: "evry1 everybody everbody everyones every1",
  someone: "somone somebody sumone som1 some1 smone",
  myself: "mself myslef mysef meself myselfe mysself herself himself themself themselves theirself mysefl myselff",
  yourself: "urself yourslef",
  kill: "kil kll killl kiii kii kiill k*ll ki*l",
  hurt: "hert hrt hurtin",
  die: "diee dieing d*e di*",
  "die myself": "unalive",
  dead: "ded deadd ded",
  suicide:
    "sucide suiside suecide suacide siucide suicde soocide sewerslide sewercide sooicide suside suicied suicides suicidal sucidal s*icide su*cide",
  "kill myself": "kms kmself unaliving",
  "kill yourself": "kys",
  selfharm: "selfharming selfharmed",
  their: "thier",
  everything: "evrything",
  school: "skool scool shcool",
  touch: "tuch touchs tuches toches tuched",
  because: "cuz cus coz bc bcuz becuz",
  when: "wen",
  what: "wat wut",
  with: "w wit",
  know: "kno knw",
  tomorrow: "tmrw tmr tomorow",
  "in real life": "irl",
  "get in": "getin",
  sex: "s*x seks secks seggs segs secs smex",
  porn: "p*rn pron prn pr0n porno pornhub pornography xvideos xnxx",
  dick: "d*ck",
  naked: "nakey",
  fuck: "f*ck fck fuk fuq",
  rape: "r*pe graped",
  "video chat": "vc facetime",
  "turn on": "turnon",
};

const meant = new Map<string, string>();
for (const word of filling.split(" ")) meant.set(word, "");
for (const word of not.split(" ")) meant.set(word, "not");
for (const [full, short] of Object.entries(written)) for (const word of short.split(" ")) meant.set(word, full);
