import { plainWords } from "../hearing/plain-words.ts";

/**
 * Words that mean about the same when a child tells of itself, in both languages: what was learned of one of them holds for the others,
 * and what was learned in one language holds in the other. English in any form, `,` between; Chinese as it stands within a text.
 */
const classes: Record<string, [english: string, chinese: string]> = {
  me: ["i,me,my,myself,mine", "我,俺,本人,咱"],
  we: ["we,us,our", "我们,咱们"],
  you: ["you,your,yourself", "你"],
  they: [
    "they,them,their,people,someone,kids,group,boys,girls,seniors,gang,bully,everyone",
    "他们,她们,大家,别人,有人,几个人,那群,一群,女生们,男生们,高年级",
  ],
  peer: [
    "friend,classmate,bestie,bff,buddy,roommate,girlfriend,boyfriend,crush,neighbor,kid,girl,boy,teammate",
    "朋友,同学,同桌,闺蜜,室友,哥们,女朋友,男朋友,班上,舍友,学长,学姐,邻居",
  ],
  parent: [
    "mom,dad,parents,mommy,daddy,stepdad,stepmom,folks,pop,foster,guardian",
    "爸,妈,父亲,母亲,爹,娘,继父,后爸,后妈,父母,家长,养父",
  ],
  kin: [
    "uncle,aunt,grandpa,grandma,gran,nan,cousin,brother,stepbrother,sister,stepsister,nana,relative",
    "叔,舅,姨,姑,伯,爷爷,奶奶,姥,外公,外婆,表哥,堂哥,哥哥,弟弟,妹妹,姐,表姐,干爹,亲戚,姨夫",
  ],
  grownup: [
    "coach,tutor,pastor,priest,babysitter,nanny,man,guy,dude,lady,stranger,sitter,landlord,host,instructor,doctor,driver,janitor,counselor,director,manager",
    "教练,家教,补习老师,补课老师,男人,那个人,大哥,大叔,房东,保姆,陌生,教官,保安,司机,成年人,老板,主播,网友",
  ],
  he: ["he,him,his", "他"],
  she: ["she,her", "她"],
  teacher: ["teacher,mr,mrs,ms,sir,miss", "老师,班主任,校长"],
  pet: ["dog,cat,hamster,puppy,kitty,pet,bunny,rabbit,fish", "狗,猫,仓鼠,兔子,宠物"],
  not: ["not,no,nothing,without,stop,never,nor", "不,没,别,无,莫,未"],
  nobody: ["nobody,none,noone,alone,lonely,anyone,anybody", "没有人,没人,谁也不,谁都不,孤单,孤独,一个人"],
  miss: ["miss,notice,care,remember,mourn,mind,forget", "想念,在乎,在意,发现,难过,忘记,忘了,记得,伤心,后悔"],
  die: [
    "die,dead,death,suicide,corpse,funeral,grave,coffin,ghost,heaven,angel,selfdestruct,unalive,lifeless,obituary,burial",
    "死,自杀,轻生,葬礼,天堂,来世,下辈子,遗书,遗照,坟,鬼,解脱,去世,天上,投胎,了结,下线,没命,不在人世",
  ],
  kill: ["kill,murder,shoot,stab,strangle,behead,hang,slaughter", "杀,捅,弄死,掐死,勒死,枪毙,砍"],
  alive: [
    "live,alive,life,exist,existence,born,living,breathe,earth,world",
    "活,人生,存在,出生,生下来,生命,世界,人间,世上",
  ],
  gone: [
    "go,gone,leave,left,disappear,vanish,away,end,over,out,quit,erase,delete,without",
    "走了,离开,消失,不在,走掉,结束,告别,没了,永别,撤,退场,下线,注销,删除",
  ],
  forever: [
    "forever,ever,last,final,anymore,again,never,done,always,permanently,eternity",
    "永远,最后,再也,以后,从此,一辈子,永不,不再",
  ],
  better: [
    "better,easier,happier,relief,relieve,peace,peaceful,quiet,calm,free,comfort,comforting,calmer,lighter",
    "更好,解脱,安静,轻松,平静,舒服,好过,幸福,开心,安心,清净",
  ],
  burden: [
    "burden,waste,useless,worthless,trash,fault,ruin,mistake,unwanted,unloved,failure,disappointment,disgusting,worse,bother,trouble,stupid,garbage,loser",
    "多余,累赘,垃圾,没用,废物,负担,错误,拖累,麻烦,恶心,失望,不配,怪我,不应该,丢人,包袱",
  ],
  sad: [
    "sad,cry,tears,depressed,depression,hopeless,empty,numb,miserable,sob,hate,upset,broken,sorry,anxious,panic,hollow,lost,despair",
    "难过,哭,抑郁,绝望,伤心,痛苦,眼泪,麻木,崩溃,空虚,对不起,讨厌,恨,难受,委屈,焦虑,emo",
  ],
  tired: [
    "tired,exhausted,done,drained,enough,stand,take,handle,anymore,cope",
    "累,撑,够了,受不了,坚持不,熬,扛,不下去,挺不",
  ],
  sleep: [
    "sleep,asleep,bed,wake,night,dream,midnight,dark,pajamas,blanket,pillow,nap,tonight",
    "睡,床,醒,晚上,半夜,夜里,枕头,被子,深夜,今晚,夜",
  ],
  cut: [
    "cut,scratch,carve,slice,slit,bleed,blood,bang,burn,poke,scar,bandage,pinch,pick,bite,dig,lines,stitches,scissors,scab,marks,punish,bandaid,relapse,relapsed",
    "割,划,血,疤,刀片,扎,戳,烫,掐,抓,撞,伤口,伤,圆规,咬,创可贴,刀痕",
  ],
  limb: [
    "arm,wrist,thigh,leg,skin,sleeves,hoodie,ankle,hand,forearm,head,knuckles",
    "手腕,胳膊,手臂,大腿,腿,皮肤,长袖,手,头,身上",
  ],
  sharp: [
    "knife,blade,razor,scissors,pin,sharpener,glass,needle,lighter,machete,weapon,cutter",
    "刀,刀片,剪刀,圆规,针,美工刀,玻璃,打火机,匕首,凶器",
  ],
  gun: [
    "gun,bomb,bullet,safe,ammo,shooting,explosive,pistol,armed,loaded,gasoline",
    "枪,炸,子弹,炸弹,汽油,放火,烧了,爆",
  ],
  pills: [
    "pill,medicine,meds,tylenol,advil,xanax,adhd,overdose,od,bleach,poison,drug,ibuprofen,vodka,alcohol,weed,vape,cabinet,painkiller,bottle,prescription,antidepressant,gummy,edible,powder,capsule,swallow,benadryl,melatonin",
    "药,安眠药,止痛,农药,酒,洁厕,毒,电子烟,吸,烟,剂量,药片,漂白,感冒药,布洛芬,退烧药,褪黑素",
  ],
  high: [
    "roof,bridge,train,tracks,ledge,balcony,cliff,window,jump,road,railing,river,traffic,bus,edge,garage,platform,canal,drown,tower,stairs,truck,car,lake,highway,overpass",
    "楼,跳,桥,天台,窗台,阳台,铁轨,车,掉下,高处,湖,河,马路,地铁,悬崖,江,跳下,楼顶,天桥",
  ],
  rope: ["rope,noose,hang,choke,neck,plastic,bag,belt,suffocate,cord,knot", "绳,吊,掐,脖子,勒,上吊,窒息,煤气,皮带"],
  give: ["give,gave,keep,have,take,donate,leave", "送给,留给,交给,还给,送人,给了"],
  goods: [
    "bike,stuff,things,toys,books,clothes,bracelet,necklace,hamster,guitar,cards,phone,room,console,sneakers,collection,ps5,switch,account,skateboard",
    "东西,漫画,零花钱,玩具,手办,吉他,账号,书,衣服,手机,存钱罐,日记,盲盒,卡片,皮肤",
  ],
  needless: ["need,use,want,longer,matter", "用不到,用不着,不需要,不要了,没必要,不用"],
  goodbye: [
    "goodbye,bye,farewell,note,letter,will,sorry,thank,apologize,text",
    "再见,告别,拜拜,遗书,信,对不起,谢谢你,永别,写好,道别,不会再来,最后一次,不来了",
  ],
  point: [
    "point,reason,matter,worth,hope,future,purpose,meaning,why,pointless",
    "意思,意义,为什么,希望,未来,值得,盼头,必要",
  ],
  wish: [
    "wish,want,hope,wonder,think,imagine,plan,thought,feel,decide,pray",
    "想,希望,打算,准备,宁愿,要是,如果,念头,计划,盼,决定",
  ],
  eat: [
    "eat,food,meal,lunch,dinner,breakfast,calories,hungry,fat,weigh,weight,skinny,diet,appetite,snack,stomach,thin,scale,pounds,bite,eating,calorie",
    "吃,饭,饿,胖,瘦,减肥,体重,热量,卡路里,胃,秤",
  ],
  starve: [
    "starve,skip,throw,puke,purge,vomit,faint,binge,laxatives,fasting,dizzy,pass,spit,gag,passes,passed,purging",
    "不吃,绝食,催吐,抠,吐,饿晕,节食,泻药,头晕,晕倒",
  ],
  hit: [
    "hit,beat,slap,kick,punch,whip,belt,spank,smack,hurt,shove,push,throw,drag,choke,shake,slam,pull,grab,bruise,squeeze,whoop,trip,strike,attack,jump,break,burn,hold,swollen,ruler,hanger",
    "打,揍,扇,踢,踹,抽,掐,拽,推,耳光,巴掌,拳,棍,衣架,皮带,捏,拧,摔,砸,按,淤青,青一块,印子,鞭,抽我,肿",
  ],
  cruel: [
    "lock,closet,basement,outside,shed,starve,kneel,tie,cage,chain,trap,bleach,soap,chair,cold,ban,abandon,threaten,punish",
    "关,跪,锁,绑,赶出,不许,不准,不给,罚,门外,地下室,柜子,饿着,报警,家暴,卖掉,扔下",
  ],
  yell: [
    "yell,scream,shout,curse,swear,fight,mad,angry,rage,argue,drunk,drink,temper,furious,blame",
    "骂,吼,吵,发火,生气,喝酒,喝醉,发疯,脾气,吵架,摔东西",
  ],
  scared: [
    "scared,afraid,fear,hide,shake,flinch,freeze,terrified,quiet,safe,nervous,unsafe,worry,pretend,tremble,whisper,tiptoe",
    "怕,躲,发抖,不敢,害怕,藏,恐惧,装睡,吓,安全,偷偷",
  ],
  home: [
    "home,house,room,door,bathroom,shower,kitchen,couch,bedroom,driveway,hallway,garage,stairs,sleepover,downstairs,key,bath",
    "家,房间,门,厕所,浴室,洗澡,客厅,沙发,楼梯,宿舍,回家,卧室,家里",
  ],
  touch: [
    "touch,rub,kiss,hug,tickle,lap,hand,massage,cuddle,stroke,grope,fondle,lick,lie,lay,lean,snuggle,squeeze,brush",
    "摸,亲,抱,蹭,碰,按摩,捏,压,坐腿,舔,牵手,搂,贴",
  ],
  body: [
    "chest,thigh,butt,private,privates,body,underwear,leg,knee,waist,pants,shirt,lip,boob,panties,crotch,skirt,bra,breast,below,hip,hair",
    "胸,屁股,大腿,下面,隐私,内裤,身体,裤,腿,嘴,裙,内衣,腰,那里,私处,尿尿",
  ],
  undress: [
    "naked,nude,undress,clothes,strip,shirt,bikini,shower,change,bath,bare,topless,underwear,off,lingerie,wash,washes,washing,bathe",
    "裸,脱,衣服,洗澡,换衣,不穿,扒,内衣,泳衣,洗身体,看光",
  ],
  secret: [
    "secret,tell,told,promise,between,quiet,know,trust,believe,delete,snitch,special,hidden,lie,secretly,private,game",
    "秘密,告诉,保密,别说,不许说,不让我说,说出去,瞒,删掉,不能说,不让,约定,游戏,撒谎",
  ],
  uneasy: [
    "uncomfortable,weird,creepy,gross,strange,dirty,wrong,yucky,stop,forced,make,force,asked,said,feel,normal,fault,okay,supposed,allowed,illegal",
    "不舒服,奇怪,恶心,不喜欢,逼,强迫,不愿意,难受,不正常,害怕,正常吗,我的错,对吗",
  ],
  online: [
    "online,internet,discord,snap,snapchat,insta,instagram,roblox,chat,dm,app,server,stream,tiktok,game,xbox,gamer,tinder,omegle,kik,whatsapp,telegram,message,follower,wechat,robux,skin,skype",
    "网上,网友,微信,qq,群,游戏,直播,抖音,私信,网恋,加我,视频,快手,陌陌,扩列,皮肤,贴吧,语音,聊天,小红书",
  ],
  photo: [
    "pic,picture,photo,video,vid,camera,selfie,cam,film,record,screenshot,send,nudes,image,webcam,call,video chat,photograph,photoshoot,pictures",
    "照片,视频,拍,图,自拍,录,摄像头,截图,发给,腿照,镜头",
  ],
  meet: [
    "meet,alone,ride,car,hotel,pick,van,park,address,come,place,motel,outside,apartment,follow,corner,sneak,drive",
    "见面,单独,上车,宾馆,接我,来找我,地址,门口,出来,酒店,跟着,小区,跟踪,他家,门牌",
  ],
  threat: [
    "threaten,blackmail,leak,post,share,expose,else,unless,owe,pay,force,report,hack,ruin,warn,demand,show,spread",
    "威胁,不然,否则,发出去,群发,曝光,转钱,勒索,要是不,不听话,敢说,欠,传出去,要挟",
  ],
  gift: [
    "gift,robux,money,buy,bought,candy,pay,bucks,vbucks,cash,reward,skin,treat,phone,ticket,sweets,modeling,agent,famous",
    "礼物,买,钱,红包,糖,皮肤,奖励,给我钱,手机,充值,兼职,刷单",
  ],
  old: [
    "older,grown,adult,age,mature,man,years,college,married,teen,twice",
    "比我大,大很多,三十多岁,成年,年龄,成熟,四十,岁",
  ],
  love: [
    "love,beautiful,pretty,cute,baby,sexy,boyfriend,girlfriend,babe,soulmate,hot,marry,special,gorgeous,darling,princess,sweetheart,daddy",
    "爱,宝贝,漂亮,可爱,喜欢,老公,老婆,灵魂伴侣,娶,好看,性感,小仙女",
  ],
  humiliate: [
    "laugh,spit,mock,call,name,ugly,fat,freak,monster,weirdo,pig,rumor,spread,vote,rate,exclude,ignore,page,hate,tease,toilet,locker,mud,trash,dirt,disease,poll,meme,kneel,bark,gay",
    "嘲笑,笑,吐口水,骂,丑,猪,谣言,孤立,排挤,绰号,外号,下跪,学狗叫,厕所,垃圾桶,恶心,扒,欺负,霸凌,造谣,没人理,怪物,病毒",
  ],
  rob: [
    "steal,take,money,shoes,lunch,backpack,phone,hide,break,pay,glasses,homework",
    "抢,交钱,要钱,书包,保护费,午饭钱,撕,扔",
  ],
  everyday: [
    "everyday,every,always,daily,whenever,time,week,night,since,months,years,each",
    "每天,天天,每次,总是,老是,一直,每晚,好几次,经常,好久,三年",
  ],
  school: [
    "school,class,recess,bus,gym,hallway,locker,practice,cafeteria,playground,bathroom",
    "学校,班,校门,操场,体育课,放学,教室,厕所,宿舍,校",
  ],
  revenge: [
    "revenge,pay,deserve,regret,list,make,learn,sorry,monday,tomorrow,last,burn,destroy,hurt,bring,backpack,bag,target",
    "报复,后悔,代价,带了,带刀,同归于尽,垫背,消失,书包,烧,炸,算账,血债",
  ],
  runaway: [
    "run,runaway,escape,pack,backpack,sneak,window,street,tonight,leave,bus,hitchhike,shelter",
    "离家出走,跑出去,逃,不回家,不回来,出走,流浪",
  ],
  help: [
    "help,advice,please,scared,should,what do i do,police,cps,hotline,save",
    "怎么办,救,求助,报警,该不该,帮帮我,警察",
  ],
  math: [
    "math,problem,question,answer,solve,equation,fraction,number,divide,multiply,add,subtract,algebra,geometry,graph,slope,decimal,percent,ratio,area,triangle,square,circle,angle,formula,step,homework,quiz,worksheet,calculator,plus,minus,times,equal,factor,prime,root,exponent,variable,proof,theorem,probability,average,mean,median,perimeter,volume,degree,radius,unit,convert,sum,total,remainder,digit,simplify,expand,calculate,example,chapter,lesson,grade,score,exam,hw,sudoku,polynomial,matrix,limit,logic",
    "数学,题,答案,解,方程,分数,公式,乘,除,加,减,几何,代数,函数,图形,三角形,面积,体积,周长,角,平方,概率,平均,质数,因数,倍,小数,百分,比例,步骤,作业,考试,算,求,多少,几,证明,试卷,成绩,概念,口诀,等于,未知数,数列,应用题,系数,卷子,考,分之",
  ],
  count: [
    "one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,dozen,half,twice,third,quarter,mph,feet,inches,miles,km,cm,meters,kg,pounds,minutes,hours,dollars,cents,gallons,liters,mg,ml,ft,per,many,much,long,far,fast",
    "一共,每小时,千米,厘米,千克,毫升,分钟,小时,元,米,块,支,棵,只,箱,公里,打折,八折,分之,倍,袋",
  ],
  code: [
    "python,code,loop,program,print,list,function,array,java,scratch,variable,error,bug,linux,server,process,string,cpp,thread,compile",
    "代码,程序,循环,编程,变量,报错,函数,列表,进程,死机,软件,操作系统,算法",
  ],
  story: [
    "book,movie,story,essay,novel,character,game,level,boss,history,war,poem,chapter,read,write,summary,author,king,minecraft,fortnite,zombie,dragon,monster,pirate,hunger games,hamlet,romeo,series,anime,episode,lyrics,hunter,soldier,battle,century,empire,report,science,biology,chemistry,statistics",
    "书,电影,故事,作文,小说,主人公,主角,关卡,历史,战争,古诗,课文,阅读,作者,皇帝,海盗,僵尸,猎人,三国,红楼,武松,新闻,结局,士兵,副本,吃鸡,王者,语文,生物,化学,物理,英语,名著,里的",
  ],
  sport: [
    "game,score,team,basketball,soccer,football,baseball,chess,tournament,goal,points,won,lost,match,race,coach,throw,ball,swim,tennis",
    "比赛,篮球,足球,下棋,赢,输,进球,跑步,冠军,打球,羽毛球,乒乓,游泳,球",
  ],
  joke: ["lol,haha,joke,kidding,lmao,funny", "哈哈,笑死,开玩笑,hhh,笑不活,嘿嘿"],
  ask: [
    "how,what,find,explain,show,check,which,who,where,when,calculate,mean",
    "怎么,什么,请问,吗,多少,如何,为什么,哪,是不是,怎样",
  ],
};

const english = new Map<string, string[]>();
const chinese: [word: string, name: string][] = [];
for (const [name, [inEnglish, inChinese]] of Object.entries(classes)) {
  for (const word of inEnglish.split(",").filter((one) => !one.includes(" ")))
    for (const plain of plainWords(word)) english.set(plain, [...new Set([...(english.get(plain) ?? []), name])]);
  for (const word of inChinese.split(",")) chinese.push([word, name]);
}

/** What a word means about, in English; nothing for most. */
export const classesOfWord = (word: string): readonly string[] => english.get(word) ?? [];

/** Where something of which class stands, in a Chinese text. */
export const classesInChinese = (text: string): string[] => [
  ...new Set(chinese.flatMap(([word, name]) => (text.includes(word) ? [name] : []))),
];
