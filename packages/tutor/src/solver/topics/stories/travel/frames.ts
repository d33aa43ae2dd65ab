import type { Frames } from "../../../stories/frames.ts";

const verb =
  "(travel|drive|walk|ride|bike|cycle|jog|hike|run|travels|travelled|traveled|drives|drove|goes|went|moves|moved|runs|ran|walks|walked|rides|rode|flies|flew|bikes|biked|cycles|cycled|sails|sailed|jogs|jogged|hikes|hiked|covers|covered|is traveling|is driving|is going|is moving|is running|is flying|is walking|averages|swims|swam|traveling|driving|going|walking|running|moving)";
const plain = "(travel|drive|go|move|run|walk|ride|fly|bike|cycle|sail|jog|hike|cover|swim|get)";
const thing =
  "(car|train|bus|truck|plane|airplane|jet|cyclist|biker|runner|boat|ship|bike|bicycle|person|man|woman|boy|girl|driver|bird|horse|dog|hiker|jogger|motorcycle|van|(<_:word> )?family|trip)";
const who = `(?<word_who>he|she|it|they|i|we|(a|an|the|his|her|my) ${thing}|<_:word>)`;
const pace = "( at)?( (a|an))?( (constant|average|steady))?( (speed|rate))?( of)?";
const one = "(one|the first|the other|the second|the faster( one)?|the slower( one)?)";

const whoCh =
  "(一|这|那)?(辆|列|架|艘|个)?(?<word_who>汽车|火车|客车|货车|轿车|快车|慢车|飞机|轮船|快艇|自行车|摩托车|公共汽车|高铁|动车|小明|小红|小华|小刚|小丽|小军|小强|小亮|爸爸|妈妈|哥哥|弟弟|他|她|它|甲车|乙车|甲|乙|人)?(骑自行车|骑车|步行|走路|跑步)?(从甲地|从家|从a地|从学校)?(出发|开往乙地|去学校|到学校|到乙地|去乙地)?";
const goCh = "(骑自行车|骑车|步行|走路|跑步)?(行驶|行|走|骑|跑|飞行|飞|开|航行|步行)";
const perCh = (name: string, zi: string): [string, string[]] => [
  name,
  [
    `(${whoCh})?(的速度是)?(平均)?(以)?(每|1)${zi}${goCh}?<per>(的速度)?${goCh}?`,
    `((甲(、|和|,)乙)?(两车|两人|两船)的?|它们的|他们的)?速度(分别)?(是|为)每${zi}${goCh}?<per>(和|、|,)(每${zi})?<per2>`,
    `(两车|两人|甲(、|和|,)乙(两车|两人)?)?(分别)?每${zi}${goCh}<per>(和|、|,)<per2>`,
    `(${whoCh})?(以|用)每${zi}${goCh}?<per>的速度${goCh}?(了)?<duration>`,
    `(${whoCh})?(上山|上坡|去时|去的时候|去)(时)?(每|1)${zi}${goCh}?<per>,?(沿?原路)?(下山|下坡|返回|回来|返回时|回来时)(时)?(每|1)${zi}${goCh}?<per2>`,
    `(去时|去的时候)?(每|1)${zi}${goCh}<per>,?(返回时|回来时|回来)(每)${zi}${goCh}<per2>`,
  ],
];

export const travelFrames: Frames = {
  going: [
    `(if |when )?${who} ${verb}( to (work|school|the city|town|the beach|the store|another city|another town|the library|(my|his|her|their|our|the) <_:word>('s)?( house)?))?( for)?( a distance of)?${pace} <a>( away)?((( for| in| at)${pace}|,? and takes) <b>)?`,
    `(at|with)${pace} <a>( for <b>)?`,
    `(for|in) <a>`,
    `${who} (has|have) an average speed of <a>`,
    "(its|his|her|the) (speed|rate) is <a>",
    `(${whoCh})?(以|用)<a>的速度${goCh}?(了)?(<b>)?`,
    `(${whoCh}的?)?速度(是|为)<a>`,
    `(${whoCh})?(共|一共)?${goCh}(了|完)?<a>((,)?(共|一共)?(用了?|需要?|花了?)<b>)?`,
    `${whoCh}<a>${goCh}(了|完)?<b>`,
    "(从甲地到乙地)?(,)?(用了|共用了?|用|需要?|要|要行|行了|行)<a>",
  ],
  ...Object.fromEntries([
    perCh("per hours", "(小时|时)"),
    perCh("per minutes", "(分钟|分)"),
    perCh("per seconds", "秒钟?"),
  ]),
  towards: [
    "(2|the 2|both) (cars|trains|buses|cyclists|people|friends|boats|runners|planes|trucks)( that)?( are)? <apart> apart( start)?( at the same time)?( and)?( are)?( (driving|traveling|travel|drive|moving|move|start|started|walk|walking|ride|riding|head|heading|leave)( moving| traveling)?)( at the same time)? (toward|towards) each other( at (<s1> and <s2>|the same time))?",
    "(2|the 2|both) (cars|trains|buses|cyclists|people|friends|boats|runners|planes|trucks)( that)?( are)?( start| started)? <apart> apart( and)?( then)? (drive|travel|move|walk|ride|head|run|bike)( straight| directly)? (toward|towards) each other at <s1> and <s2>",
    "两(车|人|船|列火车|辆汽车)(同时)?(分别)?从两地(同时)?(相对|相向|对)(开出|而行|出发|开来|行驶)",
    "(甲(,|、)乙|甲乙|2|两)?(两地|2地|两城|两个车站|两站)?(之间)?(相距|的距离是|的路程是|的公路长)<apart>",
    "(甲(,|、)乙)?(两|2)?(人|车|船|地|列火车|辆汽车)?(同时)?(分别)?(从(相距<apart>的)?(甲(,|、)乙|a(,|、)b)?(两地|2地|两城|两站)?)?(同时)?(出发|开出)?(,)?(相向|对|相对)而行",
  ],
  away: [
    "(2|the 2) (cars|trains|buses|cyclists|people|friends|boats|runners|planes|trucks) (leave|left|start|started)( from)? (the same (place|point|town|city|station|spot)|a (city|town|station))( at the same time)?( and)?( (travel|drive|go|walk|traveling|driving|going|walking))? in opposite directions",
    "(2|the 2) (cars|trains|buses|cyclists|people|friends|boats|runners|planes|trucks) (leave|left|start|started|depart)( from)? (the same (place|point|town|city|station|spot|airport)|a (city|town|station))( at the same time)?( and)?( (travel|drive|go|walk|traveling|driving|going|walking))? in opposite directions at <s1> and <s2>",
    "(甲(,|、)?乙)?(两|2)?(人|车|船)?(同时)?从(同一地点|同一地|a地|同一车站|同一个地方)(同时)?(出发)?(,)?(向|沿|朝)?(相反方向|相背|背向|相反的方向)(而行|行驶|走|开出|出发|行走|开去)",
  ],
  chase: [
    "(?<word_leader>甲|乙|弟弟|妹妹|小明|慢车)先(走|行|出发|跑|开出|行驶)了?<head>(后)?",
    "(?<word_leader>甲|乙|弟弟|妹妹|小明|慢车)在(前|前面)(,|,?乙在后)?(,)?(两人)?相距<lead>",
    "(两人|两车)?(同时)?(同地|从同一地点)?同向而行",
    "(?<word_leader>甲|乙)在(甲|乙)(的)?(前面|前方)<lead>(处)?",
  ],
  met: ["(and )?they (meet|met) (after|in) <a>", "(经过)?<a>(后|之后)?(两车|两人|他们)?(在途中)?相遇"],
  back: [
    "(and )?(i |he |she |we |they )?(return|returns|returned|come back|comes back|came back|go back|goes back|went back|ride back|rides back|rode back|drive back|drove back|walk back|walked back|bike back|come home|came home|drive home|drove home)( home)?( on| along| by| over)?( the same (road|way|route|path|distance))?,? (at|going|driving|traveling)( an? (average )?(speed|rate) of)? <b>",
    "(and )?<b> (on the way back|coming back|going back|back|on the way home|for the return trip|on the return trip)",
    "(and )?(returns|returned|comes back|came back|goes back|went back|traveled back|bikes back|biked back|walks back|walked back|drove home|returns home|drives back|drove back|drives home|rides back)( home)?( along the same (road|way|route|path)| by the same (road|way|route))?( at)?( an average( speed)? of| a speed of)? <b>( on the way back)?",
    "(返回时|回来时|返回的时候|原路返回时|沿原路返回时)(的)?(速度)?(是|为|以)?<b>(的速度返回)?",
  ],
  legs: [
    `${one} ( ?(car|train|bus|cyclist|person|boat|runner|plane|truck) )?(travels|goes|drives|moves|runs|walks|rides|flies|is traveling|traveling|at)( at)?${pace} <a>(,? (and|while) ${one}( (car|train|bus|cyclist|person|boat|runner|plane|truck))?( (travels|goes|drives|moves|runs|walks|rides|flies|is traveling|traveling|at))?( at)?${pace} <b>)?`,
    "(with|at) (speeds|rates) of <a> and <b>",
    "(their|the) speeds are <a> and <b>",
    "(他们|两人|两车|两船)?的?速度(分别)?(是|为)<a>(和|、|,)<b>",
  ],
  distance: [
    `(at (this|that|the same) (rate|speed|pace),? )?how far (does|will|did|can|would|has|have|is|could) ${who}( (traveled|gone|driven|walked))?( ${plain})?((,)? (in|after|for) <more>)?( at (this|the same|that) (speed|rate|pace))?`,
    `how many <asked:unit> (does|will|did|can|would) ${who} ${plain}( (in|after|for) <more>)?( at (this|the same|that) (speed|rate|pace))?`,
    `(what|find) (is )?(the )?(total )?distance( does (it|he|she)| did (it|he|she)| (it|he|she))?( ${plain}| traveled)?`,
    "how far apart (are|will|would)( they| the (cars|trains|boats|cyclists|people))?( be)? (after|in) <more>",
    "how far apart (are|were) they( at the start)?",
    `(照这样计算,?|照这样的速度,?)?(一共|共)?(${whoCh})?<more>(一共|共)?(能|可以|可)?${goCh}了?(多少|几)<asked:unit>`,
    `(一共|共|能|可以|可)?${goCh}了?(多少|几)<asked:unit>`,
    `(一共|共)?${goCh}了?多远`,
    "(<more>后)?(两地|两车|两人|甲(,|、)?乙两地)?(之间)?(相距|的距离是|的路程是|的路程有|的公路长)(多少|几)<asked:unit>",
    "(全程|路程|总路程|这段路|甲(,|、)乙两地的路程)(是|有|长)(多少|几)<asked:unit>",
  ],
  time: [
    "after how many <asked:unit> (will they be|are they|will the <_:noun> be|are the <_:noun>) <more> apart",
    `how long (does|will|did|would) it take( ${who}| for ${who})?( to ${plain}( <more>)?)?( at (this|that|the same) (speed|rate))?`,
    `how long (does|will|did|would) it take( ${who}| for ${who})? to ${plain} <more> at <a>`,
    `how long (does|will|did|would) (the trip|the journey|the ride|the flight) take`,
    `how many <asked:unit> (does|will|did|would) it take( ${who})?( to ${plain}( <more>)?)?`,
    "(in )?how (long|many <asked:unit>) (will it be|will it take|does it take|until|before|will it take until|will it be until|will it be before|will it take before|does it take before)?( for them)?( until| before)?( to)?( they| the (cars|trains|two trains|2 trains|cyclists|boats))?( will)? (meet|pass each other|to meet)",
    "when (will|do) they meet",
    "after how many <asked:unit> (will|do) they meet",
    "(in )?how (many <asked:unit>|long) (will|until|before)( they)?( be)?( are)? <more> apart",
    "(in )?how many <asked:unit> will they (meet|be <more> apart)",
    "(需要?|要|用)(多少|几)<asked:unit>(才能)?(到达|到|走完|行完)?",
    `(${goCh}完)?(全程)?(需要?|要|用)(多少|几)<asked:unit>`,
    `${goCh}<more>(需要?|要|用)(多少|几)<asked:unit>`,
    "(经过)?(多少|几)<asked:unit>(后|之后)?(甲(,|、)乙)?(两车|两人|他们|两船)?(可以|能)?(在途中)?(相遇)",
    "(两车|两人|他们)?(经过|出发后)?(多少|几)<asked:unit>(后)?(两车|两人|他们)?(相遇)",
    "(甲|乙|哥哥|姐姐|快车|爸爸)?(出发后?|再)?(需要?|经过)?(多少|几)<asked:unit>(后)?(可以|能|才能)?追上(甲|乙|弟弟|妹妹|小明|慢车)?",
    "(甲|乙|哥哥|姐姐|快车|爸爸)追上(甲|乙|弟弟|妹妹|小明|慢车)?(需要?|要|用)(多少|几)<asked:unit>",
    "(多少|几)<asked:unit>(后)?(两车|两人)?相距<more>",
  ],
  speed: [
    "(求|那么)?(他|她|它|小\\p{Script=Han})?(往返的?|全程的?|上下山的?|上山和下山的?|来回的?|整个路程的?)(平均)?速度(是|为)?(每(小时|分钟|分|秒))?(行|走)?(多少|几)?(<asked:unit>)?",
    "(what is|what's|what was|find|calculate) (his|her|its|my|our|their|the|your)( total| overall)? average speed( for| over| on| of)?( (the|this|my|his|her|our))?( (whole|entire|round|total|full))?( (trip|journey|way|ride|day|distance))?",
    `(what is|what was|what's|find|calculate) (its|his|her|the|their|the (car|train|bus|plane|runner|cyclist)'s)( average)? (speed|rate)( of the ${thing})?( (in|for the (round|entire|whole|total) (trip|journey)|for the trip))?( <asked:unit>)?`,
    `(what is|what was|what's|find) (the|his|her|its|my|our|their|your) average speed for the (round|entire|whole|total) (trip|journey)`,
    `how fast (is|was|does|did) ${who}( ${plain})?( (going|traveling|driving|moving|flying|running|walking))?`,
    `${whoCh}(平均)?每(小时|时)${goCh}(多少|几)<way:unit>`,
    `(求)?(${whoCh}的?)?(往返的?|全程的?)?(平均)?速度(是|为)(多少|几)?(<asked:unit>)?`,
    "(求)?(往返的?|全程的?)(平均)?速度(是|为)?(多少|几)?(<asked:unit>)?",
  ],
};
