import type { Frames } from "../../../stories/frames.ts";

const event =
  "(leaves?|departs?|rings?|flashes|flash|blinks?|comes?|goes|go|visits?( the <_:noun>)?|arrives?|runs?|beeps?|chimes?|starts?|swims?|works out|jogs?|gets?)";
const one = "(one|the first|<_:word>|bus a|line a|one (bus|bell|light|train|alarm|clock))";
const other = "(the other|another|the second|<_:word>|bus b|line b|the other (bus|bell|light|train|alarm|clock))";
const place = "( (from )?(the |a )?(same )?(station|stop|library|gym|school|store|park|pool|terminal))?";
const things = "<_:noun>";
const cls = "(个|支|本|块|颗|朵|枝|只|张|盒|瓶|袋|条|件|根)";

export const commonFrames: Frames = {
  every: [
    "(2|the 2|both) <~> ?every <a>(,? and| and the other<~>) every <b><~.>",
    "<~> ?every <a>,?( and| while| but)? ?<~> ?every <b><~.>",
    "<~>每(隔)?<a><~>,?<~>每(隔)?<b><~.>",
    `${one} ${event}${place} every <a>,?( and| while)? ${other}( ${event})?${place} every <b>`,
    `(<_:noun>|甲|1路车|第一个人|小明)每(隔)?<a>(去|发|来|响|亮|到)(<_:noun>)?(一次|一趟|一班|一辆)?(车)?,?(<_:noun>|乙|2路车|第二个人|小红|小华)每(隔)?<b>(去|发|来|响|亮|到)?(<_:noun>)?(一次|一趟|一班|一辆)?(车)?`,
  ],
  together: [
    "(they|both|both buses) (both )?(just )?(came|left|arrived|rang|flashed|went|started)( just now| now)?( together| at the same time)?",
    "(今天|某天|现在|<~>)?(他们|两人|2人|她们)?(都)?在<~>(相遇|碰面|见面|遇见)(了)?",
    "(if |when )?(they|both|all|the <~>)<~>(same (moment|time)|together|at once)( at \\d{1,2}(:\\d\\d)?( ?(a|p)\\.?m\\.?)?| today| now| this morning)?",
    "(<~>)?((早上|上午|中午|下午)?\\d{1,2}(点|:\\d\\d)(整)?)?(<~>)?同时<~.>",
    `(the )?(2|both) (buses|bells|lights|trains|alarms|people|friends)( both)? (leave|depart|ring|flash|start|meet)${place}( together| at the same time)?( at \\d{1,2}:\\d\\d( ?[ap]\\.?m\\.?)?| at noon| now| today)?`,
    "(if )?(they|both|the buses|the bells|the lights)( all| both)? (leave|depart|ring|rang|flash|flashed|left|go|went|start|started|meet|met)( together| at the same time)?( at \\d{1,2}:\\d\\d( ?[ap]\\.?m\\.?)?| at noon| now| today)?",
    "(今天|现在|某天|某日|早上|上午)?(他们|两人|两车|两路车|两个人|同时|8时|8点){0,2}(都|同时|在\\d{1,2}:\\d\\d同时)?(去了?|发车|出发|响|相遇)(图书馆)?(了|后)?",
  ],
  again: [
    "(after |in )?how many <asked:unit>( will it be)? (until|before|till) (they|both|both buses|the 2)( all| both)? (come|leave|arrive|ring|flash|meet|go|start|depart)( together| at the same time)?( again)?( next)?",
    "(after |in )?how many <asked:unit><~>(together|same time|at once)<~.>",
    "(after |in )?how many <asked:unit><~>(together|same time|at once) (again|next)<~.>",
    "(至少|最少)?<~>(多少|几)<asked:unit>(后|以后|之后)?,?<~>(又|再|再次|第二次|下次|下一次|还会)?<~>(同时|一起|相遇|碰面)<~.>",
    "<~>(下一次|下次|再次|第二次)<~>同时<~>(是|在|要|需要?|至少|经过|再过){0,3}(多少|几)<asked:unit>(后|以后|之后)?",
    `(after |in )?how many <asked:unit>( later)?( from now)? (will|do|until|before|would) (they|both|the (2 )?(buses|bells|lights|trains))( both| all)?( next)? (leave|depart|ring|flash|go|meet|visit|be|start|come|swim)(${place})?( together| at the same time)?( again| next)?( together| at the same time)?`,
    `(至少|最少)?(再)?(过|经过)?(多少|几)<asked:unit>(后|以后)?,?(他们|两人|两车|两路车|它们)?(又|再次|再|第二次|会|将){0,3}(同时)(再次|又)?(去|发车|出发|响|在<_:noun>相遇|到|亮|去图书馆|去游泳)?`,
    `(至少|最少)?(再)?(过|经过)?(多少|几)<asked:unit>(后|以后)?,?(他们|两人)?(又|再次|再|第二次|会|将){0,3}在?<_:noun>?(相遇)`,
  ],
  lengths: [
    "(rope|ribbon|board|string|wire|stick|pipe|plank|log) (a|1|x) is <a>( long)?,? and (rope|ribbon|board|string|wire|stick|pipe|plank|log) (b|2|y) is <b>( long)?",
    "(a|the|my|<_:word> has)? ?2 (ropes|ribbons|boards|strings|wires|sticks|pipes|planks|logs)<~> ?(are|is|measure|measuring|of|have lengths) <a> and <b>( long| in length)?",
    `(<_:word>|i|he|she) has (2|two) (ropes|ribbons|boards|pieces of (rope|ribbon|wood|wire|string)|strings|wires)(,)?( that are| which are| of length| measuring)?( <_:noun>)? <a> and <b>( long)?`,
    `(有)?(2|两)根(铁丝|绳子|木棍|木条|钢管|彩带|丝带|铁棒|竹竿)(分别)?(长|的长度是|分别长|长分别是|分别是)<a>(和|、|,)<b>`,
  ],
  sheet: [
    "<~> ?<a> (by|x|long and|wide and) <b>( wide| long| tall)?<~.>",
    "(把|有|用|将)?(一张|一块|一个)?<~>长(是|为)?<a>(、|,|和)?(宽|,宽)(是|为)?<b>(的)?(长方形)?<~.>",
    "(把|有|用)?(一张|一块|一个)?长(是|为)?<a>(、|,|和)?(宽|,宽)(是|为)?<b>的(长方形)(纸|木板|铁皮|布|地|纸板|地面)?",
  ],
  squares: [
    "(what is |what's |find )?(the )?(size of |side of |side length of |length of (the|a|each) side of )?(the )?(largest|biggest|greatest) (possible |equal |identical )?(size of )?squares?<~.>",
    "(what is|find|give|what's) (the|its|their) side( length)?( in <asked:unit>)?",
    "<~>(largest|biggest|greatest)<~>squares?<~>( without cutting| with no cutting| without waste| with nothing left)?( any)?( tiles?)?",
    "(现)?(要|要把它|把它|需要)?(剪|裁|切|分|截|铺){1,2}成<~>正方形<~.>",
    "<~>(边长)(最大|最长)<~>(多少|几)<asked:unit>",
    "(要)?(把它|剪|裁|切|分|截|剪裁){1,2}成(若干个?|一些)?(同样大小|大小相同|大小相等|相等|一样大|面积相等)的(小)?正方形",
    "(小)?正方形的边长(最大|最长)(是|可以是|为)?(多少|几)<asked:unit>",
  ],
  squareCount: [
    "(一?共|总共|最少|至少){0,2}(能|可以|可)(裁|剪|分|切|截)(成|出|得)?(多少|几)(个|块|张)(这样的|这样|小)?(正方形)?",
  ],
  cut: [
    "(they|both|the <~>)? ?(are|is|will be|must be|need to be|have to be|should be|being) cut into<~.>",
    "(they|both|the <~>)? ?(are|is|will be|must be|need to be|have to be|should be|being) cut into<~> with (nothing|no <_:noun>|none) left( over)?",
    "(how long|what) is the (longest|greatest|largest)( possible)? (length|piece)<~.>",
    "how long can each<~>",
    "(he|she|i|<_:word>)? ?(wants|want|needs)? ?(to )?(cut|cuts) (them|both) into (equal pieces|pieces of( the same| equal) length)( that are)?( as long as possible)?",
    "what is the (greatest|longest|largest)( possible)? length of each piece( in <asked:unit>)?",
    "both are cut into (pieces of (equal|the same) length|equal pieces)( with (nothing|none|no <_:noun>) left( over)?)?",
    "(要)?(把它们|现在要|要把它们|都|全部){0,2}(截|剪|锯|裁)成(若干(根|段)?)?(同样长|长度相等|一样长|相等|长度相同)的(小段|小棒|短棒|几段|若干段|段|短彩带|小棍)",
    "每(小)?(段|根)(小棒|短棒)?(最长|最大)(是|可以是|能是|有)?(多少|几)<asked:unit>",
  ],
  longest: [
    "(并且|且|要求|使)?(每|小|各){0,2}(段|根)(要)?(都)?(尽量|尽可能|最)长",
    "(and )?(each|every|the) (piece|pieces)( (is|are|should be|must be))? as long as possible",
  ],
  pieces: [
    "(问|那么)?(一?共|总共)(能|可以|可|要)?(剪|截|锯|裁)(成|出)?(多少|几)(小)?(段|根)",
    "how many( such| equal)? pieces (are there altogether|will there be|can be cut|are there|does (he|she|one) get|do you get|will (he|she) (get|have))( in total| in all| altogether)?",
  ],
  fewest: ["(问|那么)?(一?共|总共)?(最少|至少)(一?共)?(能|可以|可|要)?(剪|截|锯|裁)(成|出)?(多少|几)(小)?(段|根)"],
  things: [
    `(<_:noun>|i|he|she|we|they) (has|have|had|bought|got|made|baked) <a> ${things} and <b> ${things}<~.>`,
    `there are <a> ${things} and <b> ${things}<~.>`,
    "<~><a>(个|支|本|块|颗|朵|枝|只|张|盒|瓶|袋|条|件|根|名)<~>(和|、|,|与)<b>(个|支|本|块|颗|朵|枝|只|张|盒|瓶|袋|条|件|根|名)<~.>",
    `(<_:noun>|i|he|she) (has|have|had) <a> ${things} and <b> ${things}`,
    `(<_:noun>)?有<a>${cls}<_:noun>(和|、|,)<b>${cls}<_:noun>`,
  ],
  bags: [
    "(what is|what's|find) the (most|greatest number of|largest number of|maximum number of|biggest number of)<~.>",
    "how many<~>at most<~.>",
    "(what is|what's) the (most|greatest|largest|maximum) number of<~.>",
    "最多(可以|能|能够)?<~>(多少|几)<~.>",
    "what is the (greatest|largest|maximum|most) number of (identical|equal|the same) <_:noun> (she|he|they|i|you|<_:noun>) can (make|form|create|pack|fill)( (with|so that|if|and have) (nothing|no <_:noun>|none|all <_:noun>|everything)( is| are)?( left over| left| used)?)?",
    "(最多)(可以|能)?(分|装|扎|配)(成|给)?(多少|几)(个|份|束|袋|盒)(同样的|相同的)?(<_:noun>)?",
  ],
  nothingLeft: [
    "<~>(using|use|uses) (all|every|them all|everything)<~.>",
    "<~>(using|use|uses) all( of)? (them|the <~>)",
    "(要|把它们|现在要)?(平均)?(分|装|包|扎)成(同样的|相同的|一样的)?(若干|几)?(份|束|袋|盒|组)?(同样的|相同的)?,?(且|而且)?(没有剩余|正好分完|没有余)?",
    "(with |so that |and have |so |and )?(nothing|none|no <_:noun>|no leftovers)( is| are)?( left( over)?)?",
    "(he|she|i|we|they)? ?(want|wants|need|needs|would like|is going|plan|plans) to (make|put|pack|divide|split|share|arrange|sort)<~>(identical|same|equal)<~.>",
    "(he|she|i|we|they)? ?(want|wants|need|needs|would like|is going|plan|plans) to (make|put|pack|divide|split|share|arrange|sort)<~>(identical|same|equal)<~>(with )?(nothing|none|no <_:noun>) left( over)?",
    "(without|with no) (leftovers|cutting|waste|anything left over|any left over)",
    "(且|而且|并且|都|全部|没有)?(没有|无)?(正好|刚好|恰好|全部|都|剩余)(分完|用完|装完)?",
    "(平均|全部)?(分给|分成|装成|分|做成|扎成|包成)<~.>",
    "(and |且|而且|并且)?(没有|不许有|不能有|无)(剩余|浪费|余料)",
    "(且|而且|并且)?(正好|刚好)(分完|用完)",
    "(with|and have) (nothing|none) left over",
    "(把它们)?(平均分成|分成|装成)(同样的|相同的)(小份|袋|份)",
  ],
};
