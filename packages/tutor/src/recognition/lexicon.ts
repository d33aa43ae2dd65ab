/**
 * What problems are about, in both languages: the words of one line mean the same to whoever tells a problem in his own words. A line
 * of a kind with a weight tells more or less of which problem it is than a thing does.
 */
const kinds: Record<string, { weight?: number; lines: string }> = {
  animal: {
    lines: `frog toad | 青蛙 蛙
snail slug | 蜗牛
cat kitten kitty | 猫 小猫
dog puppy | 狗 小狗
ant | 蚂蚁
cricket grasshopper | 蟋蟀 蛐蛐 蚱蜢
turtle tortoise | 乌龟 海龟
octopus squid | 章鱼 八爪鱼
gecko lizard | 壁虎 蜥蜴
crow raven | 乌鸦
magpie | 喜鹊
bird sparrow pigeon | 鸟 小鸟
carp fish | 鲤鱼 鱼
dragon | 龙
donkey mule horse | 驴 毛驴 马
rabbit bunny hare | 兔 兔子
chicken hen rooster | 鸡 母鸡 公鸡
duck goose swan | 鸭 鹅 鸭子
cow sheep goat pig | 牛 羊 猪
centipede caterpillar | 蜈蚣 毛毛虫
spider bug beetle insect | 蜘蛛 虫 甲虫 昆虫
monkey bear tiger lion | 猴 熊 老虎 狮子 猴子`,
  },
  container: {
    lines: `jar vat urn | 缸 罐 罐子 石缸 坛 坛子 水缸
bowl dish | 碗
cup mug glass | 杯 杯子
bucket pail | 桶 水桶
tub basin | 盆 大盆 浴缸 水池
tank aquarium | 玻璃缸 鱼缸 水箱 水族馆
box crate carton | 盒 箱 盒子 箱子
bag pouch sack purse | 袋 布袋 袋子 口袋
well shaft | 井 水井 枯井
envelope packet | 红包 信封`,
  },
  thing: {
    lines: `stone rock boulder | 石头 石块 石
pebble | 卵石 鹅卵石 石子
lantern lamp light bulb | 灯笼 灯 盏灯 电灯
lit light on shine bulb lamp | 亮 亮着 点亮
cord string pull switch | 拉绳 开关 绳子 拉一下 拉
rope thread | 红绳 绳 线 金线
ribbon strip tape | 彩带 丝带 纸带 带子
pillar column post pole | 石柱 柱子 圆柱
pond pool lake | 池塘 湖 水池 水潭
river stream brook current | 河 河流 小溪 水流 流水
upstream downstream | 逆流 顺流 逆水 顺水 上游 下游
boat ship ferry ferryman rower row | 船 船夫 划船 划 小船
bridge | 桥 小桥
cave cavern | 山洞 溶洞 洞
stalactite | 钟乳石
stalagmite | 石笋
ceiling roof | 洞顶 屋顶 天花板
drip drop droplet | 滴 水滴 一滴 滴水 滴落 滴下
plink plop drip sound splash | 叮 声 响 滴答
ripple ring wave circle | 水波 波纹 圆圈 涟漪 圈
leaf leave | 树叶 叶子
pad lily lilypad lotus | 荷叶 莲叶
hop jump leap skip bound spring | 跳 小跳 大跳 跳跃 蹦 跳到
wall | 墙 石墙 墙壁
terrace | 梯田
slab tile paver | 石板 瓷砖 砖 方砖 地砖
path route way trail road | 小路 路 路线 走法
pavilion gazebo | 亭 六角亭 亭子
hexagon hexagonal | 正六边形 六边形
glaze paint dye | 釉料 颜料 油漆
powder | 粉末 粉
blue | 蓝 蓝色
white | 白 白色
red | 红 红色
green | 绿 绿色
gold golden yellow | 金 金色 黄 黄色
color colour | 颜色
village town | 村子 村庄 镇
spring fountain | 泉水 泉
walk stroll hike | 走 步行 散步
cube cubic block | 正方体 立方体 方块
edge | 棱 棱长
rain shower wet | 雨 淋湿 淋 湿
dry | 干 干的
paint dark stain | 涂 颜色变深 变深
saw cut slice | 锯 切 剪 割
climb crawl | 爬 爬上
slide slip | 滑 滑下 滑落
echo cave answer shout | 回声 喊 回答
clock watch | 钟 电子钟 时钟 表
reflection mirror upside reflect | 倒影 镜子 颠倒 上下颠倒 倒映
digital display digit | 电子 显示 数码
throw toss flip | 扔 抛 掷
bounce skipping | 打水漂 弹
sheet paper | 纸 彩纸 张纸
glue paste stick | 粘 贴
fold crease | 折 对折 折叠
outline perimeter around border | 周长 外边沿 四周 一圈 边沿
channel canal gutter | 石渠 水渠 渠
floor ground | 地面 地板
neighbor neighbour adjacent beside next | 邻居 相邻 旁边 紧挨 挨着 身边 隔壁
warm temperature degree celsius hot cold | 温度 摄氏度 度 冷热
tip tilt incline | 倾斜 歪
bottom base | 底 缸底 底面 井底
friend | 朋友 好朋友
line queue row | 排 一排 列 纵队 排队 一列
happy glad | 开心 高兴
die dice | 骰子 色子
fair unfair | 公平
win winner beat | 赢 获胜 胜
lose loser | 输
point score | 分 得分 分数
even odd parity | 双数 单数 偶数 奇数
star hole | 星形 洞 孔
dot pip spot | 点 点数 圆点
face side | 面
bamboo tube pipe | 竹筒 竹 竹子 管
clack knock click bang | 嗒 敲
fill full | 装满 装 满 盛满 注满
empty pour drain | 倒 倒空 空
stopwatch timer second | 秒表 秒
melon watermelon fruit pumpkin | 西瓜 瓜
stall stand shop market booth | 瓜摊 摊 摊位
biggest largest heaviest | 最大
guess | 猜 猜错
wrong false lie liar knave | 错 假 说谎 说假话 撒谎 骗子 谎
truth true honest knight | 真话 真 诚实 实话 骑士
grandfather grandpa granddad | 爷爷 外公
grandmother grandma granny gardener | 奶奶 老奶奶 外婆 园丁
evaporate disappear vanish dry lose | 蒸发 少掉 消失
night evening | 夜 夜晚 晚上
morning dawn | 早上 早晨
water | 水
touch meet | 碰 碰到 相遇 碰到一起
crack fissure leak | 石缝 裂缝 漏 漏雨 漏水
probability chance likely odds prob | 概率 可能性 几率 机会
overtake catch caught chase | 追 追上
radius | 半径
diameter | 直径
festival holiday | 节 元宵节 端午节 春节
walker visitor passer person | 游客 路人 行人
screen panel | 屏风 画屏
gate door opening | 月洞门 门 门洞 门槛
sill threshold | 门槛
rock paper scissors | 石头剪刀布 剪刀 布
habit twice repeat consecutive | 习惯 连着 重复 连续
sign hand gesture | 手势
sock stocking glove | 袜子 袜 手套
arm leg foot | 脚 腿 手臂 触手
elevator floor storey story button | 电梯 楼层 层 楼 按钮
hotel building tower | 酒店 大楼 宾馆 楼
cushion seat chair desk sit | 坐 坐垫 座位 椅子 课桌
stove fire | 火炉 炉子
circle round around | 圆 圆形 围成 一圈
kite | 风筝
head | 头
tail | 尾 尾巴
disc disk bead circle | 圆片 珠 珠子 算珠
abacus | 算盘
push move slide | 拨 移动 推
mill machine grind | 磨 磨坊 磨盘 机器
digit | 数字 位数 数位 各位
twodigit | 两位数
photo picture camera shot | 照片 相机 拍 拍照
pile heap | 堆
pick choose select pair combination | 选 挑 抽 任取 一对
take remove grab draw | 拿 取 摸出 摸 拿走
turn flip over toggle invert upside | 翻 翻转 翻过来 转 翻动 倒扣 扣着
tea | 茶
ridge peg nail | 脊 钉子
left | 左
right | 右
column | 列
diagonal | 对角线
lunch noon midnight clock | 中午 午夜
awake asleep sleep | 醒 睡 醒着 睡觉
call phone | 打电话 电话
ahead behind zone | 快 慢 时差
yuan dollar money cent pay cost price | 元 钱 块钱 角 分钱 价格
total altogether sum | 总 总共 一共 合计 和
garden yard court courtyard | 花园 院子 园子 庭院
liter litre | 升
carry bring | 提 运 带
hole | 洞 破洞
brook creek | 小溪
tag label number numbered | 编号 号码 标签
multiple divisible divide divisor factor divided | 倍数 整除 因数 约数 除尽
week monday | 星期一 周一 星期
class classroom child student pupil | 同学 学生 班 教室
wire fence | 电线 铁丝
compartment square grid cell | 格 方格 格子
carpet rug | 地毯
train bus car bike bicycle | 火车 汽车 公交车 车 自行车
apple pear orange peach | 苹果 梨 橙 桃 橘子
book page read | 书 页 读
candy cookie sweet cake chocolate | 糖 饼干 蛋糕 巧克力
tree flower plant | 树 花 植物
farmer worker | 农民 工人
potter mason | 陶艺 石匠
ladder stairs stair step | 楼梯 台阶 梯子
rest tired breath | 歇 休息 费力 累
weight mass weigh heavy | 重 质量 一样重
mix blend stir | 混合 调配 搅拌 调
slow fast speed | 速度 快慢
meet together | 相遇 一起
dragonboat | 龙舟
newspaper | 报纸
score goal | 进球`,
  },
  mathematics: {
    weight: 0.7,
    lines: `average mean | 平均 平均数 平均值 均值
product multiply times | 积 乘 相乘
sum add plus | 和 加 相加
difference subtract minus | 差 减
ratio proportion | 比 比例 质量比
fraction part | 分数 几分之几
expression formula term | 式子 公式 表示
exact exactly | 恰好 正好 准确
way possibility arrangement | 种 方法 种不同 排法
different distinct | 不同
random equally | 随机 随意 等可能
length long | 长 长度
width wide | 宽 宽度
height high tall | 高 高度
depth deep | 深
distance far away | 距离 相距 离
area | 面积
volume | 体积
perimeter | 周长
square | 正方形 平方
rectangle rectangular | 长方形 矩形
triangle | 三角形
angle | 角
equation solve | 方程 解
number | 数
half | 一半 半
least minimum smallest fewest shortest | 最少 最小 至少 最短
most maximum greatest fullest max | 最多 最满
next | 下一 下一个 下一次
last final end | 最后
first | 第一
whole integer | 整数
hour | 小时
minute | 分钟
year | 年
day | 天
meter metre | 米
centimeter centimetre | 厘米
kilometer kilometre mile | 千米 公里
decimeter | 分米
millimeter | 毫米
kilogram gram | 千克 克`,
  },
};

/** What a word means: a line of the lexicon, and its kind. */
export type Meaning = { concept: string; kind: string; weight: number };

export const english = new Map<string, Meaning[]>();
export const chinese = new Map<string, Meaning[]>();

for (const [kind, { weight = 2, lines }] of Object.entries(kinds)) {
  for (const line of lines.split("\n")) {
    const [latin = "", han = ""] = line.split(" | ");
    const meaning = { concept: line, kind, weight };
    for (const word of latin.trim().split(" ")) add(english, stemOf(word), meaning);
    for (const word of han.trim().split(" ")) add(chinese, word, meaning);
  }
}

function add(words: Map<string, Meaning[]>, word: string, meaning: Meaning): void {
  if (word !== "") words.set(word, [...(words.get(word) ?? []), meaning]);
}

/** An English word without its ending, so that `hopping`, `hopped`, and `hops` are one. */
export function stemOf(word: string): string {
  if (word.length <= 3) return word;
  const bare = word
    .replace(/ies$/, "y")
    .replace(/(?<=[sxz]|ch|sh)es$/, "")
    .replace(/(?<=[^su])s$/, "")
    .replace(/(?<=[a-z]{3})(?:ing|ed|er)$/, "")
    .replace(/([bdfgmnprt])\1$/, "$1");
  return bare.length > 3 ? bare.replace(/e$/, "") : bare;
}

const structureWords =
  "parity divisible product neighbor knave knight toggle digit probability reflection mean minimum maximum exact combination equally left perimeter hexagon number_line repeat diagonal guess random";
const structure = new Set(
  structureWords.split(" ").flatMap((word) => (english.get(stemOf(word)) ?? []).map(({ concept }) => concept)),
);

/** Whether it is something that is done or asked, and stays when a story is told of other things. */
export const isStructure = (concept: string): boolean => structure.has(concept);
