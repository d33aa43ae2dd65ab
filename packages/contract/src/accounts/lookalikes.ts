const alphabet = "abcdefghijklmnopqrstuvwxyz";

/** A text in plain small Latin letters, as far as its signs look like some: `ａdｍɪｎ`, `4dmin`, `áđміп` and `αδμιν` are all `admin`. */
export const inLatin = (text: string): string => [...text].map((sign) => lookalikes[sign] ?? sign).join("");

/** What NFKD does not make plain: white letters in circles, white letters in squares, the letters of flags. */
const framedLetters = [0x1f150, 0x1f170, 0x1f1e6].map((first): [letter: string, looks: string][] =>
  [...alphabet].map((letter, place) => [letter, String.fromCodePoint(first + place)]),
);

/** Small capitals, in the order of the alphabet; there is none of x. */
const smallCapitals = [..."ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ"].map((look, place): [string, string] => [
  alphabet[place] ?? look,
  look,
]);

/** Latin letters with a stroke, a hook or a tail, and dotless or open ones: no accents, so NFKD leaves them as they are. */
const strokedLetters: [string, string][] = [
  ["a", "ᶏⱥɑɒ"],
  ["b", "ƀƃɓᵬᶀ"],
  ["c", "ƈȼɕꞓꞔ"],
  ["d", "đðƌȡɖɗᵭᶁᶑ"],
  ["e", "ɇɛǝəɘᶒᶓⱸ"],
  ["f", "ƒᵮᶂꞙ"],
  ["g", "ǥɠɡᵹᶃꞡ"],
  ["h", "ħɦⱨ"],
  ["i", "ıɨɩᶖ"],
  ["k", "ƙᶄⱪꝁꝃꝅĸ"],
  ["l", "łƚȴɫɬɭᶅⱡꝉ"],
  ["m", "ɱᵯᶆɯ"],
  ["n", "ƞȵɲɳᵰᶇꞑꞥŋ"],
  ["o", "øɔɵᶗⱺꝋꝍ"],
  ["p", "ƥᵱᵽᶈꝑꝓꝕþ"],
  ["r", "ɍɼɽɾɹᵲᵳᶉ"],
  ["s", "ȿʂᵴᶊꞅ"],
  ["t", "ŧƫƭȶʈᵵⱦ"],
  ["u", "ᶙʉʊ"],
  ["v", "ʋᶌⱱⱴʌ"],
  ["w", "ⱳʍ"],
  ["x", "ᶍ"],
  ["y", "ƴɏʎ"],
  ["z", "ƶȥɀʐʑᵶᶎⱬ"],
];

/** Digits, Arabic ones too, and signs in place of letters, then Cyrillic, Greek and Armenian: by what they look like, or else by what they stand for. */
const otherSigns: [string, string][] = [
  ["a", "4@аα"],
  ["b", "8вьβ"],
  ["c", "¢сϲ"],
  ["d", "дԁδ"],
  ["e", "3€еєёεэ"],
  ["f", "ϝф"],
  ["g", "9γց"],
  ["h", "һհ"],
  ["i", "1!¡|іιийӏї١۱"],
  ["k", "кκ"],
  ["l", "£λл"],
  ["m", "мμⅿ"],
  ["n", "пнηոռν"],
  ["o", "0οоөօ٠٥۰۵"],
  ["p", "рρ"],
  ["r", "гяր"],
  ["s", "5$§ѕσς"],
  ["t", "7+тτ"],
  ["u", "υцս"],
  ["v", "ѵ٧۷"],
  ["w", "ѡωԝ"],
  ["x", "хχ"],
  ["y", "уү"],
];

const lookalikes: Record<string, string> = Object.fromEntries(
  [...framedLetters.flat(), ...smallCapitals, ...strokedLetters, ...otherSigns].flatMap(([letter, looks]) =>
    [...looks].map((look) => [look, letter]),
  ),
);
