/** Words of which a clause beside a question may be made, where it asks for nothing and tells no number: who asks, for whom, how it went, thanks. */
const english = new Set(
  (
    "i me my mine myself we us our you your u ur he him his she her hers they them their it its this that these those there here im i'm i've ive i'd i'll id he's she's it's that's thats they're we're we've " +
    "a an the am is are was were be been being do did does done doing don't dont doesn't doesnt didn't didnt can can't cant cannot could couldn't couldnt would wouldn't will won't wont should has have had haven't having may might must " +
    "to for of on in at with about from by as so and but because since not no just really very too also still even again pretty quite kind kinda sort bit honestly totally completely literally lol haha ok okay well um hmm oh ah btw idk pls please plz kindly " +
    "homework hw worksheet book textbook workbook test quiz exam final midterm class classroom lesson school teacher tutor sir miss madam maam mr mrs ms professor coach kid kids son daughter child children boy girl student students pupil brother sister mom mum mommy dad daddy mother father parent parents grandma grandpa cousin nephew niece friend friends classmate neighbor grandson granddaughter everyone everybody anyone someone anybody somebody guys folks " +
    "question questions problem problems exercise exercises task stuff thing one math maths algebra mathematics help hint hints day today tomorrow tonight yesterday morning afternoon evening weekend monday tuesday wednesday thursday friday saturday sunday soon now later ago minute minutes hour hours year grade elementary middle high primary " +
    "thanks thank thx ty cheers regards best sincerely advance hello hi hey dear greetings good great nice awesome lovely sorry excuse appreciated appreciate grateful welcome " +
    "know knows understand understands understood remember forget forgot forgotten get gets got stuck lost confused confusing struggle struggling struggled try tried trying work working need needs needed want wants wanted help helps helping learn learned learnt learning study studying practice practicing practise prepare preparing review reviewing revising ask asked asking asks tell told gave given gives set assigned came come comes solve solved figure figured out start started starting see saw seen found stumbled wondering wonder curious sure think thinking keep keeps kept making mistakes hate love like showing explain " +
    "absent missed sick away busy unfortunately believe believes bother disturb bothering quick hope hopefully real right afraid somehow driving crazy embarrassed embarrassing answer before bed either trick tricks shortcut shortcuts faster quicker left late struggling section unit hard difficult easy tricky tough weird strange urgent asap bad terrible old new rusty nervous worried tired desperate how why way method idea clue much many lot lots"
  ).split(" "),
);
/** One of these at least: a clause of other words alone may belong to the question. */
const englishCore =
  /\b(?:i|i'?m|i'?ve|my|me|we|our|us|you|homework|hw|worksheet|textbook|test|quiz|exam|class|school|teacher|tutor|sir|son|daughter|kid|child|student|thanks?|thx|ty|regards|cheers|hello|hi|hey|dear|please|help|sorry|appreciated|good (?:morning|evening|afternoon|day)|greetings|urgent|asap|idk)\b/;
/** Where a quarter of an hour or the seventh grade is told, its number is none of the question's. */
const englishNumbered =
  /\b(?:(?:grade|year|class|room|chapter|unit|lesson|section|page|problem|question|exercise) \d{1,3}(?:\.\d{1,2})?|\d{1,2}(?:st|nd|rd|th) (?:grade|grader|graders|year|class)|(?:in|for|due in|like|about|over|have|only|in the next) (?:\d{1,2}|an|two|three|five|ten|twenty|thirty) (?:min(?:ute)?s?|hours?)|\d{1,2}[- ](?:years?|yrs?)[- ]old|next (?:day|week|lesson|class|monday|friday)|last (?:day|week|night|lesson|class|year)|like (?:i'm|im|i am) (?:\d{1,2}|five|ten)|how come|what to do|where to (?:start|begin)|what (?:i'm|i am|im) doing)\b/g;

/** "Hi, I'm Liam and I'm 12." */
const englishNamed =
  /^(?:(?:hi|hello|hey|yo) )?(?:i'm|im|i am|my name is|my name's|this is) [a-z]{2,12}(?:(?: and)? (?:i'm|im|i am) \d{1,2}(?: years old)?)?(?=$| (?:here|from|and)\b)/;

const chineseWords =
  "学霸们?|学渣|就是说|就是|公式|小考|小测|第\\d{1,3}[页题课章节]|[Pp]\\d{1,3}|例题?\\d|这类|寒假|暑假|周末|初[一二三]|[小初高]中|[一二三四五六七八九]年级|\\d年级|辅导|崩溃|疯|烦|列不出来?|列不出(?:式子?|方程)|不会列式?|式子|弄不出来?|道理|原来|其实|我们|我家|我|咱们|咱家|咱|你们|你|您|他们|他|她|孩子|小孩|娃儿?|儿子|女儿|闺女|弟弟|妹妹|哥哥|姐姐|同学们?|同桌|朋友|老师们?|妈妈|爸爸|爷爷|奶奶|外公|外婆|外甥|侄子|侄女|表弟|表妹|学生|家长|小朋友们?|宝宝|大神们?|大佬们?|各位|大家|有人|哪位|谁|的|了|着|过|吗|吧|呢|啊|呀|哦|嘛|啦|么|噢|哈|呗|这里|这儿|这边|这个|这样|这道|这些|这种|这|那个|那道|那|题目|题|问题|作业|卷子|试卷|练习册|练习题|练习|课本|书上|书|课堂|课上|课后|作业本|补习班|辅导班|网课|今天|昨天|明天|后天|今晚|晚上|早上|上午|下午|刚才|刚刚|刚|现在|马上|一会儿|正在|在|上|里|是|有|没有|没|不会做?|不懂|不知道|不明白|不太会?|不大会|看不懂|听不懂|搞不懂|弄不懂|想不出来?|算不出来?|做不出来?|做不来|解不出来?|写不出来?|想不通|卡住|卡|问了?|请问|请教|想问|想|求助|求解|求教|求讲解|求详解|求帮忙|求|帮帮?忙?|看一下|看看|讲一下|讲解|讲讲|讲|解释|教教|教|做|算|写|半天|好久|很久|老半天|一晚上|也|都|还是|还|就|很|好|太|真的?|有点儿?|非常|特别|挺|实在|完全|一直|难|简单|头疼|头大|懵|晕|急|着急|在线等|谢谢|谢|感谢|多谢|辛苦|麻烦|拜托|打扰|不好意思|抱歉|您好|你好|布置|留|出|考试|考|测验|月考|期中|期末|中考|复习|预习|学到|学过?|忘记|忘|初[一二三]|[小初高]中|小学|[一二三四五六七八九]年级|\\d年级|数学|数学题|奥数|代数|数论|一道|两道|道|个|怎么做|怎么写|怎么算|怎么|如何|该|应该|能不能|能|可以|可不可以|要|需要|给|告诉|一下|下|被|让|叫|说|跟|来|去|到|错|老|总|家";
const chineseWord = new RegExp(`^(?:${chineseWords})$`, "u");
const WORD_MAX = 5;
const chineseCore =
  /[我咱您你]|孩子|小孩|娃|儿子|女儿|闺女|老师|同学|同桌|妈|爸|学生|家长|朋友|大神|大家|各位|题|作业|卷子|课|不会|不懂|不知道|不明白|谢|辛苦|麻烦|拜托|好难|太难|急|数学|初[一二三]|年级|第\d+页|课本|书上|练习|打扰|抱歉|不好意思|求[助解教讲]/;

/** Whether a clause only tells who asks, or how it went: all its words are of that kind. */
export function isSmallTalk(said: string): boolean {
  if (said.length > SIGNS_MAX) return false;
  const small = said
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[!?.~，,😭🙏😊:;…]+/gu, " ")
    .trim();
  if (/\p{Script=Han}/u.test(small)) {
    const bare = small.replaceAll(/\s+/g, "");
    return chineseCore.test(bare) && isOfChineseWords(bare);
  }
  const [named = ""] = englishNamed.exec(small) ?? [];
  if (named === "" && !englishCore.test(small)) return false;
  const words = small
    .slice(named.length)
    .replaceAll(englishNumbered, " ")
    .split(/[\s-]+/)
    .filter((word) => word !== "");
  return words.every((word) => english.has(word));
}

const SIGNS_MAX = 140;

/** Whether a text can be cut into known words, each place of it looked at once. */
function isOfChineseWords(text: string): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at++)
    for (let length = 1; reached.has(at) && length <= WORD_MAX; length++)
      if (chineseWord.test(text.slice(at, at + length))) reached.add(at + length);
  return reached.has(text.length);
}
