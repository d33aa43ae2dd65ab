import { spansOf } from "./disguise.ts";
import type { Finder } from "./fold.ts";

/** Where a child lives or goes to school, how it looks, whether it is alone: asking for that, and telling it; and asking to talk unseen. */
export const personal: Finder = ({ prose }) => patterns.flatMap((pattern) => spansOf(prose, pattern));

const you = "(?:you|u|ya|y'?all)";
const what = "(?:what|which|wut|wat|whats?|what's)";

const patterns = [
  new RegExp(
    `\\b${what}\\s(?:is\\s)?(?:the\\s)?(?:name of\\s)?(?:your\\s|ur\\s|the\\s)?(?:school|town|city|neighborhood|state|class)\\s(?:do|does|are|r|did)?\\s?${you}\\s(?:all\\s)?(?:go|in|at|from|live|attend|study|guys|call)?`,
    "g",
  ),
  new RegExp(
    `\\b(?:${what}(?:'s|s| is)?|tell me|name of|where is|where's) (?:your|ur) (?:school|town|city|hometown|real name|full name|last name|teacher'?s name|school'?s? name|bus stop|class)\\b|\\bwhere (?:do|d) ${you} (?:go to school|study|go to class)\\b|\\bwhere (?:are|r) ${you} from\\b|\\bwhat (?:are|r) ${you} wearing\\b`,
    "g",
  ),
  new RegExp(
    `\\bhow old (?:are|r) ${you}\\b(?!\\s(?:in|when|now if|if|then))|\\b(?:are|r) ${you} (?:a )?(?:boy or (?:a )?girl|girl or (?:a )?boy|single|home alone|alone)\\b|\\bwhat grade (?:are|r) ${you} in\\b[^\\n]{0,30}\\b(?:school|pic|live)\\b|\\basl\\b\\s?\\?`,
    "g",
  ),
  new RegExp(
    `\\b(?:send|show|give|dm|text|post|share)\\s(?:me\\s|us\\s)?(?:a\\s|some\\s|ur\\s|your\\s|more\\s|another\\s|me\\s)?(?:\\w{1,8}\\s)?(?:pics?|photos?|pictures?|selfies?|vids?|videos?|nudes?|face)\\s(?:of\\s)?(?:${you}r?\\b|urself|yourself|ur\\b|your\\b)|\\bsend (?:me )?(?:a |ur |your |some )?(?:pics?|selfies?|nudes?)\\b(?! of (?:the|this|that|a|an|problem|step))|\\b(?:ur|your) (?:selfie|face pic|pic)\\b|\\bselfie\\b(?=[^\\n]{0,12}\\?)|\\bturn on (?:your|ur) (?:cam|camera|webcam)\\b|\\bface (?:reveal|pic)\\b|\\bshow (?:me |us )?(?:your|ur) (?:face|room)\\b`,
    "g",
  ),
  /\b(?:is|are) (?:your|ur) (?:parents?|mom|dad|folks) (?:home|there|around|at home|out|asleep)\b|\b(?:home|house) alone\b(?! (?:is|movie))|\balone (?:at|in) (?:your |ur |the |my )?(?:home|house|room)\b|\bdon'?t tell (?:your|ur|any) ?(?:parents?|mom|dad|teacher|one|body)\b|\b(?:our|keep (?:this|it) a) (?:little )?secret\b(?=[^\n]{0,12}(?:ok|please|[?.!]|$))/g,
  /\b(?:talk|chat|speak|write|go|meet|move)\s(?:\w{1,8}\s){0,3}(?:somewhere|someplace|some place) (?:more )?(?:private|quiet|safe|else)\b|\bprivate (?:place|room|server)\b|\b(?:wanna|want to|can we|let'?s|lets) (?:talk|chat) (?:in )?privat(?:e|ely)\b|\b(?:be my|wanna be my|want a|need a) (?:girlfriend|boyfriend|gf|bf)\b/g,
  // What a child tells of itself
  /\b(?:i|we)(?:'m| am| are)? ?(?:also |still )?(?:go to|going to|study (?:at|in)|(?:a )?student (?:at|of)|attend) (?!a |an |the same |my |our |this |that |another |any |school (?:by|at|on|every|in)\b)(?:the )?(?:[a-z'.-]{2,20} ){1,4}(?:school|elementary|middle|academy|primary|prep|high)\b(?! (?:math|level|students?|problem))/g,
  /\b(?:my|our) (?:school|elementary|middle school|school'?s name|class|teacher) (?:is|is called|name is|:) (?![a-z]{2,12}ing (?:over|about|on|an?|the|for|with|to|at|in|how|what|whether|if|this|that|it|them|each|chapter|unit) |a |an |the |in |at |not |very |so |too |closed|big|small|fun|over|on |having|going|using|doing|starting|about|also|only|just|really|really|called off)(?:called )?(?:[a-z'.-]{2,20} ){1,4}(?:school|elementary|middle|academy|primary|prep|high|class|room|\d)/g,
  /\bmy (?:real |full |last )name is [a-z]{2,15} [a-z]{2,15}\b|\bi(?:'m| am) (?:\d{1,2}|eight|nine|ten|eleven|twelve|thirteen|fourteen)(?: years? old| yo| y\/o)?,? (?:and |from |in )(?:i )?(?:live|from|go to)\b/g,
  /(?:你|您|妳)(?:们)?(?:现在)?(?:是)?(?:在|上|读|念)(?:的)?(?:哪个|哪所|哪家|哪一个|哪一所|什么|哪)(?:个|所|间)?(?:学校|小学|中学|城市|班|地方上学)|(?:你|您)(?:们)?(?:的)?学校(?:叫|是|在|名)(?:什么|哪|啥|名)?|(?:你|您)(?:是)?(?:哪个|哪所|什么)(?:学校|城市|班|小区|地方)的?|你(?:的)?(?:真名|全名|真实姓名)|你(?:在|是)(?:哪|什么)(?:个|座)?(?:市|省|城市)/g,
  /(?:发|传|给|看|要|晒|拍)(?:我)?(?:看)?(?:一)?(?:张|个|下|几张|点)?(?:你的?)?(?:自拍|照片|相片|靓照|生活照|正脸照|裸照|露脸|视频)(?:给我|看看|吧|呗|我看|好吗|给人家)|(?:发|传|给我看)(?:一)?(?:张|几张)(?:你的?)?(?:自拍|照片|相片)(?!里|中|上)|(?:你的?|看看你的?)(?:自拍|照片|相片)(?=[?!,.~\s吗呢吧]|$)|(?:开|打开)(?:一下)?(?:你的?)?摄像头|视频聊|语音聊|连麦/g,
  /你(?:是)?(?:一个人|自己)(?:一个人)?在家|你(?:爸|妈|爸妈|家长|父母|家里人?)[^\n,。]{0,4}(?:在家|不在|在不在|睡了)(?!家)|(?:别|不要|不许)(?:告诉|跟|和|让)[^\n,。]{0,3}(?:家长|爸|妈|老师|父母|别人)(?:说|知道)?|(?:我们|咱们|你我)(?:俩)?(?:之间)?的(?:小)?秘密|(?:找个|去个?)(?:没人|安静|私密|隐蔽)的?(?:地方|群)|(?:单独|悄悄|偷偷)(?:聊|说|见|联系|告诉我)|做我?(?:女|男)(?:朋)?友|处(?:对象|cp)|你(?:今年)?(?:几|多)(?:岁|大)(?:了|啊|呀|呢)?[,。?!~\s]{0,2}(?:[^\n]{0,6}(?:照|学校|住|男|女|城市|一个人))/g,
  // 我在实验小学三年级2班
  /(?:我|咱|俺|本人)(?:们)?(?:是|在|就读于?|读|上|念)(?:的)?(?!小学|中学|初中|学校)[^\n,。,]{0,14}?(?:小学|中学|学校|[一二三四五六七八九]小|[一二三四五六七八九]中|附小|附中|实验)[^\n,。,]{0,8}?[(]?(?:\d{1,2}|[一二三四五六七八九十]{1,2})[)]?\s?(?:年级|班)|(?:我|我们)(?:的)?学校(?:是|叫|名字?是)(?!一|个|放|开|不|最|很|什么|在)|(?:我|我们)(?:家)?(?:就)?(?:在|读|上|念|就读于?)(?!这|那|哪|一|所|某|个|小学|中学|学校|上|下|很|我)[\p{Script=Han}]{2,8}(?:小学|中学|附小|附中)(?=[上读念]|[,。!.~\s]|$)|我(?:的)?(?:真名|全名|真实姓名)(?:是|叫)/gu,
];
