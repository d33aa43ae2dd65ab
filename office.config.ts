import type { SiteBook, SiteDonation } from "@dripstone/contract/site/payloads";
import { site } from "./site.config.ts";

/** What the school says until the office writes something else on the page of the site in the back office. Read by the server alone. */

const { street, city, region, postalCode } = site.address;

/** Where donations go; a way that is empty is not offered. */
export const donation: SiteDonation = {
  appeal: {
    en: "If our free lessons have helped your family, you can help the next one. Donations pay for writing lessons and problems, and for spots in class for children whose families can’t afford them.",
    ch: "如果本站的免费内容对你们一家有帮助，也欢迎你们帮一帮下一个家庭。捐款用于编写课程和题目，以及资助家境困难的孩子上课。",
  },
  /** What is suggested, and what it does. */
  amounts: [
    {
      dollars: 25,
      does: { en: "prints the workbooks for one child for a semester", ch: "为一个孩子印一学期的练习册" },
    },
    { dollars: 60, does: { en: "buys the sensors that one robot needs", ch: "为一台机器人买齐传感器" } },
    { dollars: 150, does: { en: "pays a teacher to write one lesson in both languages", ch: "请老师写一节中英文课" } },
    {
      dollars: 480,
      does: { en: "gives one child a spot in class for a semester", ch: "资助一个孩子上一学期的课程班" },
    },
  ],
  /** The address of a page that takes gifts, such as `https://www.paypal.com/donate?…`. */
  paypal: null,
  /** An email or a phone number. */
  zelle: "",
  /** To whom a check is made out, and where it is sent, line by line. */
  check: [site.name.en, street, `${city}, ${region} ${postalCode}`].join("\n"),
  /** Line by line: bank, routing number, account number, account holder. */
  bank: "",
};

/** Books that have stood the test of time, each with a word on whom it is for. */
export const books: readonly SiteBook[] = [
  {
    title: { en: "How to Solve It", ch: "《怎样解题》" },
    author: { en: "George Pólya, 1945", ch: "G. 波利亚，1945年" },
    why: {
      en: "Four questions to ask about every problem. For students twelve and up, and for the parents who sit beside them.",
      ch: "遇到任何问题都可以问自己的四句话。适合十二岁以上的学生，也适合坐在旁边的家长。",
    },
    link: null,
  },
  {
    title: { en: "Competition Math for Middle School", ch: "Competition Math for Middle School" },
    author: { en: "Jason Batterson", ch: "Jason Batterson" },
    why: {
      en: "Counting, number theory, and geometry at the AMC 8 level, with good problems in a sensible order.",
      ch: "程度与 AMC 8 相当的计数、数论与几何，题目好，编排也合理。",
    },
    link: null,
  },
  {
    title: {
      en: "The Art of Problem Solving, Volume 1: the Basics",
      ch: "The Art of Problem Solving, Volume 1: the Basics",
    },
    author: { en: "Sandor Lehoczky and Richard Rusczyk", ch: "Sandor Lehoczky 与 Richard Rusczyk" },
    why: {
      en: "The classic on the road from the AMC 8 to the AMC 10. Don’t just read it; work through it with a pencil.",
      ch: "从 AMC 8 走向 AMC 10 的经典读本。这本书不是拿来读的，是拿着铅笔一题一题做的。",
    },
    link: null,
  },
  {
    title: { en: "Flatland", ch: "《平面国》" },
    author: { en: "Edwin A. Abbott, 1884", ch: "埃德温·A. 艾勃特，1884年" },
    why: {
      en: "A square discovers the third dimension. Short, funny, and the best introduction to thinking about space.",
      ch: "一个正方形发现了第三维。篇幅短，有趣，是想象空间的最佳入门。",
    },
    link: null,
  },
  {
    title: { en: "The Elements", ch: "《几何原本》" },
    author: { en: "Euclid, about 300 BC", ch: "欧几里得，约公元前300年" },
    why: {
      en: "Read just the first book, one proposition an evening. It’s still the clearest example of how to be sure.",
      ch: "只读第一卷，每晚一个命题。怎样才算“确定无疑”，至今没有比它更清楚的示范。",
    },
    link: null,
  },
  {
    title: { en: "Python Crash Course", ch: "《Python编程：从入门到实践》" },
    author: { en: "Eric Matthes", ch: "埃里克·马瑟斯" },
    why: {
      en: "For anyone who wants to keep going alone after our first lessons: patient and complete, with three projects at the end.",
      ch: "上完最初几课、想自己往下学的人可以读：讲解耐心，内容完整，书末有三个项目。",
    },
    link: null,
  },
  {
    title: { en: "Charlotte’s Web", ch: "《夏洛的网》" },
    author: { en: "E. B. White, 1952", ch: "E. B. 怀特，1952年" },
    why: {
      en: "Every sentence is simple, and none is dull. Read it aloud, whatever your age or first language.",
      ch: "句句简单，没有一句乏味。无论几岁，无论母语是什么，都适合朗读。",
    },
    link: null,
  },
  {
    title: { en: "Shenglü Qimeng (A Primer of Rhyme and Parallels)", ch: "《声律启蒙》" },
    author: { en: "Che Wanyu, Qing dynasty", ch: "〔清〕车万育" },
    why: {
      en: "Cloud and rain, snow and wind: for three hundred years, this is how Chinese children have learned to hear the music in words.",
      ch: "云对雨，雪对风，晚照对晴空。三百年来，中国孩子就是这样学会听出字词的音韵的。",
    },
    link: null,
  },
];
