import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A small course with one lesson that has everything a lesson can have, by file. */
export const soundCourse: Record<string, string> = {
  "course.yaml": `title: { en: Small course, ch: 小课程 }
description: { en: It is small., ch: 它很小。 }
level: beginner
skills: { en: [Count], ch: [数数] }
credits: { en: None., ch: 没有。 }
prerequisites: { en: [], ch: [] }
ages: { from: 9, to: 12 }
price: 0
startsOn: "2026-09-01"
`,
  "01-lamps/lesson.yaml": `minutes: 30
things:
  wall: { kind: figure, figure: binary-wall, settings: { bits: 5 } }
  hello: { kind: python, program: hello.py }
  blink: { kind: pi, program: blink.py, parts: { led: 17, button: 2 } }
  strokes: { kind: characters, characters: 水滴石穿 }
  listen: { kind: dictation }
  words: { kind: cards }
  poem: { kind: reading, lines: [床前明月光，, "长大 :: zhǎng dà"] }
exercises:
  how-many:
    kind: answer
    rubric: { keys: ["31"], foreseen: [{ answer: "32", feedback: none-lit }] }
  which-one:
    kind: choice
    right: [2]
  line-up:
    kind: order
  pairs:
    kind: match
  what-prints:
    kind: output
    program: loop.py
  your-turn:
    kind: program
    language: python
    start: start.py
    solution: solution.py
    inputs: { en: ["3\\n4\\n", "0\\n9\\n"], ch: ["1\\n2\\n", "5\\n5\\n"] }
`,
  "01-lamps/en.md": `---
title: The Wall of Lamps
question: How can five lamps say 31 different things?
---
## Begin
Five lamps hang on a wall.

![Five lamps](lamps.svg)

## Step One lamp is a yes or a no
Tap $5$ lamps.

[[try wall]]

[[ask how-many]]

## Step A loop
\`\`\`python
## this is a comment, and no section
print([[1, 2], [3, 4]])
\`\`\`
[[try hello]]
[[ask what-prints]]

## Step More
[[try blink]]
[[try strokes]]
[[try listen]]
[[try words]]
[[try poem]]
[[ask which-one]]

## Example Writing 13
$13 = 8 + 4 + 1$.

## Practice
[[ask line-up]]
[[ask pairs]]
[[ask your-turn]]

## Summary
Five lamps say $2^5$ things, one of them nothing.

## Exercise how-many
How many numbers?
### Hint
Try two lamps.
### Hint
Each lamp doubles.
### Feedback none-lit
All dark says nothing.
### Solution
English solution of how-many.

## Exercise which-one
Which is even?
### Options
- $7$
- $12$
- $15$
### Hint
Halve it.
### Feedback 3
An odd one.
### Solution
English solution of which-one.

## Exercise line-up
From small to large.
### Items
- ant
- cat
- whale
### Hint
Which would you step on?
### Solution
English solution of line-up.

## Exercise pairs
What goes together?
### Pairs
- $\\frac12$ == $50\\%$
- $\\frac14$ == $25\\%$
- $\\frac34$ == $75\\%$
### Hint
Of a hundred.
### Solution
English solution of pairs.

## Exercise what-prints
What does it print?
### Hint
Read line by line.
### Solution
English solution of what-prints.

## Exercise your-turn
Read two numbers and print their sum.
### Hint
int(input())
### Solution
English solution of your-turn.

## Thing listen
- The river runs through the stone.
- It takes its time.

## Thing words
- patient :: 有耐心的 :: The patient water won.
- drop :: 水滴
`,
  "01-lamps/ch.md": `---
title: 一墙的灯
question: 五盏灯怎么说出 31 件不同的事？
---
## Begin
墙上有五盏灯。

![五盏灯](lamps.svg)

## Step 一盏灯就是“是”或“否”
点一点。

[[try wall]]

[[ask how-many]]

## Step 循环
[[try hello]]
[[ask what-prints]]

## Step 还有
[[try blink]]
[[try strokes]]
[[try listen]]
[[try words]]
[[try poem]]
[[ask which-one]]

## Example 写出 13
$13 = 8 + 4 + 1$。

## Practice
[[ask line-up]]
[[ask pairs]]
[[ask your-turn]]

## Summary
五盏灯能说 $2^5$ 件事，其中一件是“没有”。

## Exercise how-many
能写几个数？
### Hint
先试两盏灯。
### Hint
每盏灯都翻一倍。
### Feedback none-lit
全灭什么也没说。
### Solution
中文解答 how-many。

## Exercise which-one
哪个是偶数？
### Options
- $7$
- $12$
- $15$
### Hint
对半分。
### Feedback 3
它是奇数。
### Solution
中文解答 which-one。

## Exercise line-up
从小到大。
### Items
- 蚂蚁
- 猫
- 鲸
### Hint
哪个踩得到？
### Solution
中文解答 line-up。

## Exercise pairs
哪些是一对？
### Pairs
- $\\frac12$ == $50\\%$
- $\\frac14$ == $25\\%$
- $\\frac34$ == $75\\%$
### Hint
一百份里的几份。
### Solution
中文解答 pairs。

## Exercise what-prints
它打印什么？
### Hint
一行一行读。
### Solution
中文解答 what-prints。

## Exercise your-turn
读两个数，打印它们的和。
### Hint
int(input())
### Solution
中文解答 your-turn。

## Thing listen
- The river runs through the stone.
- It takes its time.

## Thing words
- patient :: 有耐心的 :: The patient water won.
- drop :: 水滴
`,
  "01-lamps/lamps.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 90"><circle class="pale" cx="9" cy="9" r="5"/></svg>\n',
  "01-lamps/hello.en.py": 'print("Hello!")\n',
  "01-lamps/hello.ch.py": 'print("你好！")\n',
  "01-lamps/blink.py": "from gpiozero import LED\nled = LED(17)\nwhile True:\n    led.toggle()\n",
  "01-lamps/loop.py": "for number in range(3):\n    print(number * 2)\n",
  "01-lamps/start.py": "first = int(input())\n",
  "01-lamps/solution.py": 'print(int(input("One? ")) + int(input("Two? ")))\n',
  "01-lamps/printed.json": `{
  "what-prints": { "of": "48ff112391e9033f", "en": ["0\\n2\\n4\\n"], "ch": ["0\\n2\\n4\\n"] },
  "your-turn": { "of": "e58bea1060e93403", "en": ["7\\n", "9\\n"], "ch": ["3\\n", "10\\n"] }
}
`,
};

/** Writes `lessons/<course>/` with these files, and all other courses without lessons. */
export async function writeCourses(
  contentFolder: string,
  files: Record<string, Record<string, string | undefined>>,
): Promise<void> {
  for (const [course, its] of Object.entries(files)) {
    for (const [file, text] of Object.entries(its)) {
      if (text === undefined) continue;
      const path = join(contentFolder, "lessons", course, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  }
}

/** The files of a content with one lesson, in the course of Python. */
export function soundCourses(python: Record<string, string | undefined> = {}) {
  const empty = { "course.yaml": soundCourse["course.yaml"] };
  return {
    amc8: empty,
    amc10: empty,
    python: { ...soundCourse, ...python },
    cpp: empty,
    "raspberry-pi": empty,
    chinese: empty,
    english: empty,
  };
}
