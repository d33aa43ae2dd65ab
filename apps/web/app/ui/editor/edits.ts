/** What is written, and which part of it is selected. */
export type Written = { text: string; from: number; to: number };

/** A change: a part becomes another text, and then a part of the whole is selected. */
export type Edit = { from: number; to: number; text: string; select: { from: number; to: number } };

/** What stands in for what is still to be written, in the writer's language. */
type Stand = { text: string; column: string };

/** What the buttons above a text do, by their names and in their order. */
export const commands = {
  bold: wrap("**"),
  italic: wrap("*"),
  formula: around({ line: ["$", "$"], block: ["$$\n", "\n$$"] }),
  code: around({ line: ["`", "`"], block: ["```\n", "\n```"] }),
  link: (written: Written, stand: Stand) => insert(written, "[", selectedOr(written, stand.text), "](https://)"),
  quote: prefix("> "),
  list: prefix("- "),
  table: (written: Written, { column }: Stand) =>
    block(written, `| ${column} 1 | ${column} 2 |\n| --- | --- |\n|  |  |`),
  spoiler: (written: Written, stand: Stand) => {
    const { before, after } = apart(written);
    return insert(written, `${before}:::spoiler\n`, selectedOr(written, stand.text), `\n:::${after}`);
  },
} as const satisfies Record<string, (written: Written, stand: Stand) => Edit>;

export type Command = keyof typeof commands;

/** Sets something at the cursor, instead of what is selected, as a paragraph of its own. */
export function block(written: Written, text: string): Edit {
  const { before, after } = apart(written);
  const to = written.from + before.length + text.length;
  return { ...range(written), text: `${before}${text}${after}`, select: { from: to, to } };
}

/** Puts a text in the place of a part, and the cursor behind it. */
export function replace(from: number, to: number, text: string): Edit {
  const end = from + text.length;
  return { from, to, text, select: { from: end, to: end } };
}

function wrap(mark: string) {
  return (written: Written, stand: Stand): Edit => {
    const { text, from, to } = written;
    const isWrapped = text.slice(from - mark.length, from) === mark && text.slice(to, to + mark.length) === mark;
    // One star inside of two is bold, and not wrapped in one.
    const isLonger = text[from - mark.length - 1] === mark[0] && mark.length === 1 && text[from - 3] !== mark;
    if (!isWrapped || isLonger) return insert(written, mark, selectedOr(written, stand.text), mark);
    const start = from - mark.length;
    return {
      from: start,
      to: to + mark.length,
      text: text.slice(from, to),
      select: { from: start, to: to - mark.length },
    };
  };
}

type Marks = [before: string, after: string];

/** Marks around a part of a line, or, around several lines, those of a block. */
function around({ line, block: whole }: { line: Marks; block: Marks }) {
  return (written: Written, stand: Stand): Edit => {
    const selected = selectedOr(written, line[0] === "$" ? "x^2" : stand.text);
    if (!selected.includes("\n")) return insert(written, line[0], selected, line[1]);
    const { before, after } = apart(written);
    return insert(written, before + whole[0], selected, whole[1] + after);
  };
}

/** A mark before every line that the selection touches, or, where all have it, before none. */
function prefix(mark: string) {
  return ({ text, from, to }: Written): Edit => {
    const start = text.lastIndexOf("\n", from - 1) + 1;
    const nextBreak = text.indexOf("\n", to);
    const end = nextBreak === -1 ? text.length : nextBreak;
    const lines = text.slice(start, end).split("\n");
    const all = lines.every((line) => line.startsWith(mark));
    const changed = lines.map((line) => (all ? line.slice(mark.length) : mark + line)).join("\n");
    const cursor = start + changed.length;
    return { from: start, to: end, text: changed, select: { from: from === to ? cursor : start, to: cursor } };
  };
}

function insert(written: Written, before: string, inner: string, after: string): Edit {
  const from = written.from + before.length;
  return { ...range(written), text: before + inner + after, select: { from, to: from + inner.length } };
}

const range = ({ from, to }: Written) => ({ from, to });
const selectedOr = ({ text, from, to }: Written, stand: string) => text.slice(from, to) || stand;

/** The line breaks that set a block apart from what stands around it. */
function apart({ text, from, to }: Written): { before: string; after: string } {
  const [head, tail] = [text.slice(0, from), text.slice(to)];
  return {
    before: head === "" || head.endsWith("\n\n") ? "" : head.endsWith("\n") ? "\n" : "\n\n",
    after: tail.startsWith("\n\n") ? "" : tail.startsWith("\n") ? "\n" : "\n\n",
  };
}
