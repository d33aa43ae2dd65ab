/** A longer text tells more than a problem. */
const LENGTH_MAX = 600;

const numbers =
  /\d+|(?<![a-z])(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|half)(?![a-z])|[两二三四五六七八九十百]+(?=[个片粒次天只本支颗瓶把])/giu;
const asks =
  /(?<![a-z])(?:how (?:many|much|long|far|old|fast|tall)|what (?:is|percent|percentage|fraction|are)|find|calculate)(?![a-z])|多少|几[个片粒次天只本支颗瓶把分小时岁]|求/iu;
const ownWords =
  /(?<![a-z])(?:i|i'm|im|ive|i've|id|me|my|myself|mine|we|us|our|u|you|your)(?![a-z])|我|俺|咱|你|自己/iu;
/** With one of these words, a problem may be no problem. */
const graveWords =
  /(?<![a-z])(?:die[sd]?|dying|dead|death|dies|kill\w*|suicid\w*|overdos\w*|surviv\w*|lethal|fatal|poison\w*|hurt\w*|hit|hits|beat\w*|punch\w*|slap\w*|chok\w*|burn\w*|bleed\w*|blood|wrist\w*|razor\w*|noose|hang\w*|jump\w*|gun\w*|shoot\w*|shot|bomb\w*|stab\w*|touch\w*|kiss\w*|naked|nude\w*|undress\w*|strip\w*|rap(?:e|ed|es|ist)|molest\w*|sex\w*|porn\w*|private|secret\w*|alone|meet me|send|photos? of|address|phone number|password|bull(?:y|ies|ied)|lock\w*|starv\w*|drown\w*|pain\w*|unconscious|pass out)(?![a-z])|死|杀|割|吞|跳楼|自残|轻生|毒|打|揍|摸|亲|脱|裸|强奸|侵犯|性|密码|地址|电话|秘密|单独|关在|饿|欺负|流血|刀(?=.{0,8}(?:捅|刺|砍))|昏|晕|致命/iu;

/**
 * Whether a text is surely a problem of a book: several numbers and a question for one more, told of others in the third person, and
 * without any grave word, disguised or not. How many pills a patient takes in a week is reckoned, and nobody is in need.
 */
export function isPlainWordProblem(text: string, heard: readonly string[]): boolean {
  if (text.length > LENGTH_MAX || !asks.test(text) || ownWords.test(text)) return false;
  if ([text, ...heard].some((said) => graveWords.test(said))) return false;
  return (text.match(numbers)?.length ?? 0) >= 2;
}
