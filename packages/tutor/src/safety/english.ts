import type { WordedKind } from "./kinds.ts";

/**
 * What children write, in the words that `hear` makes of it: small letters, one blank around each word. The gaps are bounded, so each
 * pattern passes over a text once.
 */
const any = (words: number) => `(?:[a-z*]+ ){0,${words}}`;

const family =
  "(?:step ?)?(?:mom|dad|stepdad|stepmom|parents?|uncle|unkle|aunt|auntie|aunty|grandpa|grandma|grandfather|grandmother|brother|bro|sister|sis|cousin|babysitter|coach|teacher|tutor|neighbou?r|pastor|priest|boyfriend|bf|girlfriend|guardian|family|friends? (?:dad|mom|brother|uncle)|moms? (?:boyfriend|bf|friend)|dads? (?:friend|girlfriend))";
const adult = `(?:my ${any(1)}${family}|(?:(?:the|a) )?(?:teacher|coach)|stepdad|grandpa|he|she|they|someone|a (?:grown ?up|man|guy|boy|adult|stranger|lady|woman)|this (?:man|guy|boy)|an (?:adult|old(?:er)? (?:man|guy|boy)))`;
const kids =
  "(?:they|he|she|someone|everyone|people|kids?|the (?:other )?(?:kids?|boys?|girls?|guys)|(?:a|this|some|two|older|big|mean) (?:kids?|boys?|girls?|guys?)|(?:boys|girls|kids|people) (?:in|at|from) (?:my |the )?(?:class|school|bus|team)|my (?:classmates?|friends?|class|bully))";
const body =
  "(?:private|privates|privat|private parts?|butt|bum|chest|boobs?|down there|under my (?:clothes|shirt|skirt|pants)|between my legs|inappropriately|in (?:a )?(?:bad|weird|wrong|strange) (?:way|ways|place|places|spot|spots)|where (?:he|she|they|nobody|i do))";

export const englishPatterns: Record<WordedKind, RegExp[]> = {
  "self-harm": patterns([
    "s[u*](?:i|\\*)?cid(?:e|al|ing)(?! (?:burn|burns|squad|door|doors))",
    "(?:sucid|suiside|suecide|suacide|siucide|suicde|soocide|sewerslide|sooicide|suside|suicied)(?:e|al)?",
    "sui cide",
    "(?:kms|kmself|kys|unalive|unaliving|un alive)",
    "kill (?:[a-z]+ )?myself(?! (?:laughing|in (?:the |this |a )?(?:game|minecraft|roblox|fortnite)))",
    "(?:please|just|someone|should|god) kill me(?! (?:if|when|with (?:this|the|all)))",
    "(?:thinking|think|thought|thoughts|talk|talking|talks|dream|dreaming) (?:a lot )?(?:about|of) (?:just )?(?:ending (?:it|everything|things)|dying|death a lot|not being here|being dead|not existing|hurt myself|kill myself)(?! (?:with|at|here because))",
    "i (?:have been|am|was|been|keep|started|used to|still|have) (?:[a-z]+ )?(?:cutting|self harming)(?= again| \\.| $| on my| at night| every| because| when i am| since| for (?:weeks|months|a))",
    "(?:off|offing) myself",
    "(?:tie|make|get|making|tying) (?:a |the )?(?:noose|nuse)",
    "(?:do|does) not (?:really )?deserve (?:to (?:live|be alive|be here|exist)|life)",
    "(?:hope|pray|wish|want|wishing|praying|like|love) (?:that )?(?:to |i )?(?:do|can|could|would|will|just|never)? ?(?:not )?(?:wake|woke) up (?:tomorrow|in the morning|again|ever|one day)(?! (?:at|early|on time|by))",
    "(?:do|can|could) not (?:really |even )?see (?:the |any |a )?(?:point|reason) (?:in|of|to|for) (?:living|live|life|going on|being|go on|anything anymore|me being)",
    `(?:end|take|ending|taking) (?:my|his|her|their) (?:own )?(?:life|lives)`,
    "end it all(?! at| with)",
    `(?:want|wish|wishing|going|need|like|ready|hope|hoping|deserve|trying|rather|plan|planning) (?:i |to |just |could |would |it |was |were |really |be ){0,4}(?:die|dying|dead|gone forever|not alive|never wake up|not exist|stop existing|disappear forever)(?! (?:of (?:laughing|laughter|boredom|embarrassment)|laughing|roll|rolls|cut|hard|in (?:the |this |a )?(?:game|minecraft|roblox|fortnite|level)))`,
    "i (?:just )?want (?:it|everything|my life|all of (?:it|this)) to (?:end|be over|stop)(?! (?:at|with|in))",
    `(?:do|does|did) not (?:really |even |ever )?(?:want|wanna|care) (?:to |if i ){0,2}(?:be here|be alive|live(?! in (?:a|an|the|ohio|china) )|wake up|exist|be on (?:this )?earth|be (?:in )?(?:this|the) world|keep living|go on living)(?: anymore)?(?! (?:in (?:a|an|the|ohio|china|this) (?:city|country|house|town|apartment|math)|near|with (?:my|him|her|a)|today because|for (?:this|the|math)))`,
    "(?:do|does) not want to be (?:here|alive|around) anymore",
    "(?:do|can) not (?:want to )?(?:live|go on|keep going|take (?:it|this|life)|do (?:it|this|life)) anymore(?! (?:homework|math|problems?|questions?))",
    "(?:tired|sick|done) (?:of|with) (?:living|life|being alive|my life|existing)",
    "(?:no|any|not a|without a) (?:reason|point) (?:to|in|of|for) (?:me )?(?:live|living|be alive|being alive|go on|going on|keep going|being here|me being here)",
    "(?:life|living) is(?: not| nt)? (?:just )?(?:pointless|worthless|meaningless|not worth|worth (?:it|living)|too hard to)",
    "(?:is|was|not) (?:not )?worth living",
    `(?:everyone|they|world|people|my (?:family|mom|parents|friends)) (?:would|will|wud|is|are|be) ${any(2)}(?:better|happier) (?:off )?(?:without me|if i (?:was|were|am) (?:dead|gone|not))`,
    "better off (?:dead|without me|if i (?:was|were) (?:dead|gone))",
    "nobody (?:would|will|wud) (?:even )?(?:care|miss me|notice|cry)(?: or \\w+)? if i (?:die|died|was|were|am|disappear|disappeared|vanish|vanished|went|left|kill)",
    "(?:wish|wished|wishing) (?:that )?i (?:was|were|had|wasnt|was not|were not|did not|have|would|could)? ?(?:never )?(?:not )?(?:born|alive|exist|existed|dead|be born|been born|wake up|gone)",
    "(?:wish|wished) i (?:was|were|had) (?:never|not) ?(?:been )?(?:born|alive|here)",
    "(?:hurt|cut|harm|burn|burned|burning|scratch|scratching|starve|starving|cutting|harming|hanging|hang|drown|stab|shoot|choke|punish|hit|poison|injure) (?:and \\w+ )?myself(?! (?:a |an |some |one |another |in (?:the )?half|out|up|by accident|on accident|accidentally|playing|shaving|when i (?:fell|tripped)|at (?:soccer|recess|practice|gym)))",
    "feel (?:like|as if) (?:i (?:want|should|could) (?:to )?(?:die|disappear)|dying|killing myself|ending it)(?! of (?:boredom|laughter))",
    "(?:hurt|cut|burn|burned|burnt|burns|scratched|bit|hit|punched|starved|stabbed|bruised|poison|poisoned) myself (?:on purpose|again|every|because|so that|to feel|until|when i am|when im|at night)",
    "what if i (?:just )?(?:die|died|was dead|were dead|was gone|disappeared|killed myself|ended it)(?! (?:in (?:the |this |a )?(?:game|level)|at))",
    "self ?harm(?:s|ed|ing)?",
    "(?:slit|slitting|cut|cutting) (?:my|her|his) (?:own )?(?:wrists?|arms?|legs?|throat|thighs?|skin)(?! (?:hair|on accident|by accident))",
    "(?:jump|jumping|throw myself) (?:off|from|out) (?:of )?(?:a |the |my )?(?:roof|bridge|building|window|balcony)(?: and die| so| to (?:die|end))",
    "(?:i (?:want|am going|will|could|should|might)|want) (?:to )?(?:just )?jump (?:off|from|out of) (?:a |the |my )?(?:roof|bridge|building|window|balcony)",
    "(?:take|took|taking|swallow|swallowed|swallowing|ate|eat) (?:all |a (?:lot|bunch|bottle) of |too many |\\d+ )(?:of )?(?:my |the |moms |mom |these |those )?(?:[a-z]+ )?(?:pills?|meds|medicine|tablets)",
    "(?:overdose|overdosed|overdosing|od on)",
    "(?:want|going|trying) to (?:go to sleep|sleep|fall asleep|close my eyes) (?:and )?(?:forever|never wake up|not wake up)",
    "(?:go|going) to sleep and (?:never|not) wake up",
    "(?:how|ways?|way|easiest way|best way|painless way) (?:to|do (?:i|you|people)|can i|of) (?:die|dying|kill myself|end (?:it all|my life)|hang myself)(?! (?:roll|in (?:the )?(?:game|minecraft)))",
    `how (?:many|much) (?:pills|tylenol|medicine|advil) ${any(4)}(?:to |would |will )?(?:die|kill)`,
    "how many (?:pills|tylenol|advils?) (?:does it take|would it take|do (?:i|you) need|can|will) ",
    "(?:this is )?(?:my|a) (?:suicide note|last (?:day|message|goodbye)(?! (?:of|at|in|before|for|to)))",
    "(?:goodbye|bye) (?:forever|cruel world|everyone i|world i)",
    "(?:do not|cant|can not) see (?:a |any )?(?:future|way out|reason to)",
    "i (?:want to|wish i could|will|am going to) (?:just )?(?:disappear|vanish)(?: forever| from (?:this|the) (?:world|earth)| and never| so nobody| \\.| $)",
    "i hate (?:my life|being alive|living|myself)(?! (?:when|for (?:forgetting|missing|getting)))",
    "(?:make|making) (?:my ?self|me) (?:throw up|puke|vomit)",
    "(?:stopped|not|stop|quit) eating (?:so|because) (?:i|that i) (?:am|can|get|will|feel|look) (?:so |too |be )?(?:fat|skinny|thin|ugly)",
    "(?:killmyself|wanttodie|wannadie|iwanttodie|endmylife|hurtmyself|cutmyself)[a-z]*",
    "[a-z]*(?:killmyself|iwanttodie|endmylife)",
  ]),
  "harm-to-others": patterns([
    `(?:i|we) (?:am |are )?(?:want|going|will|could|would|might|should|plan|planning|wish|need)(?: i)? ?(?:to |just |really |could |go ){0,3}(?:kill|shoot|stab|murder|strangle|poison) (?:him|her|them|you|everyone|people|someone|(?:all |all of )?(?:my|the|those|these) ${any(1)}(?:class|classmates?|teacher|school|mom|dad|brother|sister|family|parents|kids?|boys?|girls?|bull(?:y|ies)))(?! (?:in (?:the |this |a )?(?:game|chess|minecraft|roblox|fortnite)|at chess|a (?:text|message|email)|an email))`,
    "shoot (?:up )?(?:my|the|our|this) (?:whole )?(?:school|class|classroom)",
    "(?:bring|bringing|take|taking|brought|got|have) (?:a |my |the |my dads? |a real )?(?:dad )?(?:gun|knife|pistol|rifle) (?:to|at|in) (?:my |the )?(?:school|class)",
    "(?:how|where) (?:to|do (?:i|you)|can (?:i|you)|would (?:i|you)) (?:make|build|get|buy|made) (?:a |an |some )?(?:real )?(?:pipe )?(?:bomb|bombs|explosives?|gun|guns|molotov)(?! in (?:minecraft|roblox|the game))",
    "blow up (?:my|the|our) school",
  ]),
  abuse: patterns([
    `${adult} (?:[a-z]+ ){0,3}(?:hits?|hitting|beats?|beating|punch|punches|punched|slaps?|slapped|kicks?|kicked|chokes?|choked|choking|hurt|burns?|burned|whips?|whipped|abuses?|abused|smacks?|smacked|spanks?|threw|throws|hurting)(?: (?:me|us)| on (?:me|us)| things at me| stuff at me)(?! (?:at|in (?:a |the |this )?(?:race|chess|game|tennis|math|monopoly|checkers)|by \\d|by (?:one|two|three|four|five|six|seven|ten)|to (?:the|it|a)|\\d|again at|with \\d|on the (?:test|quiz)|every time we|with (?:a|an|the|another) (?:[a-z]+ )?(?:question|problem|answer|fact|hint|joke|quiz|snowball|pillow|ball)|the (?:ball|ruler|book)|a (?:ball|pen|pencil|question)|out of|this (?:ball|problem)|about|because i lost at))`,
    `${adult} (?:[a-z]+ ){0,3}(?:touch|touches|touched|touching|grabs?|grabbed|rubs?|rubbed|feels?|gropes?|groped|molest|molests|molested|rapes?|raped|kiss|kisses|kissed|licks?|licked|fondles?) (?:me|my (?:${body}|body|leg|legs|thigh|thighs))(?! (?:good night|goodnight|bye|on the (?:forehead|cheek|head)))`,
    `(?:touch|touches|touched|touching) (?:me|my) ${any(3)}${body}`,
    "(?:i (?:was|got|am|get|am being|am getting|was being)|i have been|been) (?:[a-z]+ )?(?:raped|molested|abused|groped|sexually)",
    "(?:r\\*pe|rapist|rape|raped|raping|r\\*ped|grape me|molest(?:s|ed|er|ing)?|incest)",
    "(?:sexual(?:ly)?|child) (?:abuse|abused|assault|assaulted|harass|harassed|harassment)",
    "(?:take|takes|took|taking|pull|pulls|pulled) off (?:my|his|her|all my|our) (?:clothes|pants|shirt|underwear|dress|skirt)",
    "(?:take|takes|took) (?:my|his|her) (?:clothes|pants|shirt|underwear) off",
    `(?:made|makes|make|forces?|forced|wants|told|tells|asks|asked) me (?:to )?(?:touch (?:him|her|his|it|them)|undress|get naked|strip|take off|kiss him|watch (?:him|porn|bad)|do (?:bad|dirty|weird) (?:things|stuff))`,
    `${adult} (?:[a-z]+ ){0,3}(?:put|puts|puting|putting|stuck|sticks|slid|slides) (?:his|her|their) (?:hands?|fingers?|thing|mouth|tongue) (?:in|on|up|under|down|inside|into|between) (?:me|my (?:pants|shirt|underwear|skirt|dress|legs?|private|privates|butt|chest|mouth|clothes|thigh|shorts|bra|top|leggings|jeans))`,
    `(?:my ${any(1)}${family}|he|she) (?:[a-z]+ ){0,2}(?:threaten|threatens|threatened|threatening|said he will|said she will|says he will|says she will|wants|tried|trying|tries) (?:to )?(?:kill|hurt|beat|stab|shoot|choke|murder) (?:me|us|my mom|my sister|my brother)`,
    `(?:dad|mom|stepdad|stepmom|uncle|grandpa) (?:[a-z]+ ){0,2}(?:hits?|beats?|hurt|punch|punches|punched|chokes?|choked|kicks?|kicked|slaps?|slapped|touches|touched|molests?) me(?! (?:at (?:chess|checkers|soccer|tennis|the game|games|math|basketball|ping)|in (?:a |the )?(?:race|chess|game)|by|to|with (?:a |an |the )?(?:hard|question|problem)))`,
    `(?:${adult}|dad|mom|stepdad|uncle) (?:[a-z]+ ){0,2}(?:threw|throws|throw|throwing) (?:a |an |the |his |her )?(?:[a-z]+ )?(?:at|on) (?:me|us)(?= and| \\.| $| when| because| so)(?! and i (?:caught|catch))`,
    `${adult} (?:[a-z]+ ){0,2}(?:forces?|forced|makes|made) me (?:to )?(?:do )?(?:[a-z]+ )?(?:things|stuff|it|something) (?:in (?:the |his |her |my )?bed|to (?:him|her|his|my body)|with (?:him|his|her|my body|no clothes)|i (?:do not|did not) (?:want|like))`,
    "(?:parents|mom|dad|they|mom and dad) (?:[a-z]+ )?(?:leave|leaves|left|leaving) (?:me|us)(?: [a-z]+)? (?:alone )?(?:at home |home )?(?:for (?:days|weeks|a week|[a-z]+ days)|(?:alone )?(?:all night|overnight))",
    `${adult} (?:[a-z]+ ){0,2}(?:comes?|came|gets?|got|sneaks?) (?:in|into|in to) my (?:room|bed) (?:at night|and|when)`,
    "(?:scared|afraid|terrified|not safe|frightened) (?:to (?:go|be|come) (?:back )?(?:home|at home)|at home|of (?:my|him|his) (?:dad|mom|stepdad|stepmom|uncle|brother|father|parents|grandpa|home))(?! (?:alone in the dark|because i got))",
    "(?:do|does) not feel safe (?:at home|with (?:my|him|her)|here|at my)",
    "(?:my|the) (?:mom|dad|parents|stepdad|stepmom)(?: \\w+)? (?:do|does|will|would|did) not (?:feed|give) me (?:food|dinner|any food|anything to eat|lunch|to eat|$|\\.)",
    "(?:nobody|they|she|he) (?:ever )?(?:feeds|does not feed|do not feed|will not feed) me",
    "(?:there is|we have|have) (?:no|never any) food (?:at home|in (?:the|my|our) house|for days)",
    "(?:lock|locks|locked|locking) me (?:in|inside|out|up)(?: of)? (?:a |the |my |our )?(?:closet|basement|room|garage|bathroom|house|outside|attic|shed|car)",
    "(?:hits|hit|beats|beat) me with (?:a |the |his |her )?(?:belt|stick|shoe|cable|hanger|wire|spoon|rod|cane|broom|cord)",
    `my (?:${family}) (?:is|are|gets|got|was) (?:[a-z]+ )?(?:drunk|violent|abusive) (?:and|every|all|again|at)`,
    "(?:my )?(?:dad|stepdad|he|boyfriend|uncle) (?:[a-z]+ )?(?:hits|hit|beats|beat|punches|punched|chokes|choked|hurts|hurt|beating|hitting) (?:up )?(?:on )?my (?:mom|sister|brother|baby|little|siblings?)(?! (?:at|in (?:a|the|chess)|by|to))",
    "(?:bruises?|bruised|marks|burns) (?:all over|on my|from (?:my|when|his|her|the belt)|because (?:my|he|she))",
    "(?:it is|its|keep it|keep this|our|a) (?:a |our )?(?:little )?secret (?:and |that )?(?:game|touch|between (?:me and|us and) (?:my|him))",
    "(?:ran|run|running) away from (?:my )?(?:home|house|mom|dad|parents|family)",
    "(?:kicked|threw|throw) me out of (?:the|my|our) (?:house|home)",
  ]),
  stranger: patterns([
    `(?:someone|somone|a (?:man|guy|boy|girl|stranger|friend|person|dude|lady)|this (?:man|guy|boy|girl|person|dude)|he|she|stranger|an older (?:boy|guy|man)|my online friend|(?:guy|man|boy|person|someone|friend) (?:i met )?(?:online|on (?:the )?(?:internet|roblox|discord|instagram|snapchat|fortnite|minecraft|tiktok))) (?:[a-z0-9]+ ){0,8}(?:meet (?:up|me|him|her|in person|irl|at|alone)|meet up|send (?:him |her |them )?(?:a |some |my )?(?:pics?|nudes?|videos?)|(?:pics?|nudes?|video|videos) of (?:me|my)|where i live|my (?:address|home address|phone number|password)|come (?:over|to his (?:house|place|car))|get in (?:his|the) (?:car|van)|keep (?:it|this) (?:a )?secret|not (?:to )?tell (?:anyone|my (?:mom|dad|parents)|nobody|anybody|any ?one))`,
    "(?:meet|meeting|met) (?:up )?(?:with )?(?:someone|a (?:guy|man|boy|girl|person|stranger|friend)|my (?:online|internet|discord|roblox) (?:friend|boyfriend|girlfriend)|him|her) (?:[a-z]+ ){0,3}(?:online|on the internet|from (?:the )?(?:internet|discord|roblox|online|tiktok|snapchat|instagram|fortnite|minecraft)|irl|in person|in real life|on (?:discord|roblox|tiktok|snapchat|instagram))",
    "(?:can|could|should|want to|wanna|lets|shall) (?:i |we |you )?(?:meet|meet up|hang out) (?:[a-z]+ ){0,3}(?:irl|in person|in real life|after school|alone|tonight|tomorrow|at (?:the|your|my) (?:park|mall|house|place))",
    "(?:asks?|asked|asking|begs|want|wants|wanted|told|tells) (?:me )?(?:for (?:a )?pics?(?= |$)(?! of (?:the|my (?:work|homework))))",
    "(?:asks?|asked|asking|want|wants|wanted|told|tells) (?:me )?(?:for |to send |me to send )(?:him |her |them )?(?:a |some |my )?(?:nudes?|naked|pics? of (?:me|my)|my (?:pics?|body))",
    "(?:send|sent|sending|sends) (?:him|her|them|me|you|us) (?:a |some |my |his |naked |dirty |the ){0,3}(?:nudes?|naked|dick|body pics?|bad pics?|pics? of (?:his|my|your) )",
    "(?:i sent|sent|posting|posted|shared|sharing|leak|leaked|leaking) (?:him |her |them |a |my |the ){0,3}(?:nudes?|naked pics?|private pics?)",
    "(?:a |some |this |strange |weird |old |creepy )(?:strange |weird |old |creepy )?(?:man|guy|car|van|stranger|person) (?:is |was |keeps |has been |kept |keep )?(?:following|follows|followed|watching|stalking|waiting for) me",
    "(?:some|this|a) (?:guy|man|person|stranger) online",
    "(?:get|got|go|went|going) in(?:to)? (?:a |his |the )strangers? car",
    "(?:is|being|am) (?:blackmail|blackmailed|blackmailing|sextort|groomed|grooming)(?:ed|ing)? ?(?:me)?",
  ]),
  bullying: patterns([
    `${kids} (?:at school |in my class |on the bus |in class )?(?:[a-z]+ ){0,3}(?:bully|bullies|bullied|bullying|hit|hits|hitting|push|pushes|pushed|punch|punches|punched|kick|kicks|kicked|beat up|beats up|beating up|threaten|threatens|threatened|threatening|shoving|spit on|spits on|tease|teases|teased|teasing|trip|tripped|shove|shoved) (?:on )?me(?! (?:at|with (?:a|an|the) (?:[a-z]+ )?(?:question|problem|snowball|pillow|ball|fact)|by \\d|to (?:the|it)|in (?:a |the )?(?:race|game|chess)|out|the ball))`,
    `${kids} (?:at school |in my class )?(?:[a-z]+ ){0,3}(?:pick|picks|picking|picked) on me`,
    `${kids} (?:at school |in my class )?(?:[a-z]+ ){0,3}(?:make|makes|making|made) fun of (?:me|my)`,
    "(?:i am|i get|i got|im|i keep|keep|i was|i am being|been|being|getting) (?:[a-z]+ )?(?:getting |being |been )?(?:bullied|cyberbullied|cyber bullied|picked on|beaten up|beat up|jumped by)",
    "(?:bully|bullies|bullying|cyberbullying) (?:me|at school|at my school|in my class|on the bus|will not|wont|keeps?)",
    "(?:my|a|the) bull(?:y|ies) ",
    "(?:going to|will|gonna|want to|wants to|threatened to|said (?:he|she|they) (?:would|will)) (?:beat me up|kill me|hurt me|jump me|fight me after school|shoot me|stab me|beat me)(?! (?:for|if i (?:fail|get|do not)|when she|when he|when my|at|in (?:a |the )?(?:race|game|chess)))",
    "(?:told|tells|telling|said|says) (?:me )?(?:to )?(?:kill (?:my|your)self|go die|kys|i should (?:die|kill))",
    "everyone (?:at school |in my class )?(?:hates|ignores|laughs at) me",
    "they (?:[a-z]+ )?(?:call|calls|called|calling) me (?:a |an |so |bad )?(?:ugly|fat|stupid|dumb|names|gay|loser|worthless|pig|freak|retard(?:ed)?|idiot|weird|trash|monkey|slurs?)",
    "(?:kids|people|boys|girls|everyone|classmates|students) (?:[a-z]+ ){0,4}(?:call|calls|called|calling) me (?:a |an |so |bad )?(?:ugly|fat|stupid|dumb|names|gay|slurs?|loser|idiot|weird|racist)",
    "(?:nobody|no one) (?:likes|loves|wants) me(?! to)",
    "i (?:have|got) no friends(?! (?:who|to|that|in|with|on))",
  ]),
  sexual: patterns([
    "(?:porn|porno|pornhub|p\\*rn|pron|prn|pornography|hentai|onlyfans|xvideos|xxx|nsfw|rule ?34|blow ?jobs?|hand ?jobs?|masturbat(?:e|es|ing|ion)|horny|boobs?|boobies|tits|titties|penis|vagina|pussy|(?:his|my|big|your) cock|dildo|orgasm|orgy|sexting|sext|sexy|s\\*xy|nudes?|nudity|strip(?:per|tease)|c\\*ck|d\\*ck pics?|dick pics?|(?:his|my|your|big|suck) dicks?|slut|whore|fetish|erotic|erotica|jerk(?:ing)? off)",
    "(?:have|having|had|has|do|want|watch|see|about|with|oral|anal|phone|talk(?:ing)?|make|show me|tell me|is|like|was) (?:a |to |some )?(?:s\\*x|sex|seks|secks|seggs|segs)(?! ratio| of (?:the|a|each)| is (?:determined|random)| agesimal)",
    "(?:s\\*x|sex|seggs) (?:with|story|stories|video|videos|scene|pics?|chat|tape|toys?|positions?|stuff|talk|joke|jokes|roleplay)",
    "(?:naked|nude) (?:girls?|boys?|women|woman|men|man|pics?|people|body|ladies|kids?|lady|celebrit(?:y|ies))",
    "(?:pics?|videos?|show me|see|look at|watch) (?:of )?(?:a |some )?(?:naked|nude|undressed)",
    "(?:dirty|adult) (?:jokes?|stor(?:y|ies)|movies?(?! (?:tickets?|cost|costs|prices?))|sites?|videos?|pics?|websites?|roleplay)",
    "(?:be|pretend (?:to be|you are)|act like) my (?:sexy|girlfriend|boyfriend|gf|bf|waifu)",
    "(?:fuck|f\\*ck|fck) (?:me|you|her|him) (?:hard|in|so|now)",
    "make out with (?:me|him|her|my|a|you)",
  ]),
};

function patterns(sources: string[]): RegExp[] {
  return sources.map((source) => new RegExp(` ${source}(?= |$)`));
}

/** Broken words, such as `ki ll my self` or `sui-ci-de`, in a text without its blanks. */
export const squeezedSelfHarm =
  /suicide(?!squad|burn|door)|(?<!s)killmyself|(?<!s)killmysel|(?<!sp|b|m|l|t)endmylife|iwanttodie(?![ctrv])|iwannadie(?![ct])/;
