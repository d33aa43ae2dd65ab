import type { DangerKind } from "./kinds.ts";

/** What a child surely says in so many words, in languages that are often spoken at home: the kind, or null. Pure. */
export function toldInOtherLanguages(text: string): DangerKind | null {
  const said = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .normalize("NFC")
    .replaceAll(/\s+/g, " ");
  return tells.find(([, words]) => words.test(said))?.[0] ?? null;
}

const selfHarm = [
  // Español
  "(?<![a-z])(?:(?:me|yo|ya|solo|a veces) )?(?:me )?quiero (?:morir(?:me)?|matarme|suicidarme|quitarme la vida|desaparecer para siempre)(?! de (?:risa|hambre|calor|sueno|aburrimiento|verguenza|frio))(?![a-z])",
  "(?<![a-z])(?:ya )?no quiero (?:vivir|seguir viviendo|estar viv[oa])(?: mas)?(?! (?:en|con|cerca|aqui)(?![a-z]))(?![a-z])",
  // Deutsch
  "(?<![a-z])ich (?:will|mochte|wurde gern(?:e)?) (?:einfach |nur |nur noch )?(?:sterben|tot sein|mich (?:umbringen|toten)|nicht mehr leben)(?![a-z])",
  "(?<![a-z])ich bringe? mich (?:jetzt |heute )?um(?![a-z])",
  // Français
  "(?<![a-z])(?:je veux|jveux|jai envie de) (?:mourir|me tuer|me suicider|en finir avec la vie)(?! de (?:rire|faim|chaud|honte|froid))(?![a-z])",
  "(?<![a-z])je (?:ne )?veux plus vivre(?! (?:avec|ici|a|dans)(?![a-z]))(?![a-z])",
  // Português, italiano
  "(?<![a-z])(?:eu )?quero (?:morrer|me matar|me suicidar)(?! de (?:rir|fome|calor|vergonha|frio))(?![a-z])",
  "(?<![a-z])nao quero mais viver(?! (?:aqui|com|em|na|no)(?![a-z]))(?![a-z])",
  "(?<![a-z])voglio (?:morire|uccidermi|suicidarmi|ammazzarmi)(?! d(?:i|al) )(?![a-z])",
  // Русский, українська
  "(?<![а-яіїє])хочу (?:умереть|сдохнуть|убить себя|покончить с собои|вмерти|померти)(?![а-яіїє])",
  "(?<![а-яіїє])я? ?(?:больше )?не хочу (?:больше )?жить(?! (?:в|с|здесь|тут|на)(?![а-яіїє]))(?![а-яіїє])",
  // 한국어, 日本語, Tiếng Việt, العربية, हिन्दी
  "죽고 ?싶(?:어|다|습)|자살하고 ?싶",
  "死にたい(?!くない)|自殺したい|生きていたくない",
  "(?<![a-z])(?:toi|em|con|minh) muon (?:chet|tu tu|tu sat)(?![a-z])",
  "اريد ان اموت|أريد أن أموت|لا اريد ان اعيش|لا أريد أن أعيش",
  "मैं मरना चाहत|मुझे मरना है|मर जाना चाहत",
];

const abuse = [
  "(?<![a-z])mi (?:papa|mama|padre|madre|padrastro|madrastra|tio|abuelo) me (?:pega|golpea|maltrata|viola)(?![a-z])(?! (?:la|el|un|una) (?:gripe|risa|susto|grito|pelota))",
  String.raw`(?<![a-z])mein(?:e)? (?:vater|papa|mutter|mama|stiefvater|onkel) schlagt mich(?! (?:im|in|beim|mit \d)(?![a-z]))(?![a-z])`,
  "(?<![a-z])m(?:on|a) (?:pere|papa|mere|maman|beau-pere|oncle) me (?:frappe|bat|viole)(?! (?:au|aux|a la|dans le jeu)(?![a-z]))(?![a-z])",
  "(?:папа|отец|мама|мать|отчим) меня (?:бьет|бьёт|избивает)",
  "(?:아빠|엄마|아버지|새아빠)가 (?:나를|저를|날|절) ?때려",
];

const tells: [kind: DangerKind, words: RegExp][] = [
  ["self-harm", anyOf(selfHarm)],
  ["abuse", anyOf(abuse)],
];

function anyOf(ways: readonly string[]): RegExp {
  // As the texts are compared: letters without the marks above them.
  return new RegExp(
    ways
      .map((way) =>
        way
          .normalize("NFKD")
          .replaceAll(/[\u0300-\u036f]/g, "")
          .normalize("NFC"),
      )
      .join("|"),
    "u",
  );
}
