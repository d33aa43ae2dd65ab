import { describe, expect, it } from "vitest";
import { block, type Command, commands, type Edit, replace, type Written } from "./edits.ts";
import { mentionAt, namesLike } from "./mention.ts";

const stand = { text: "text", column: "Column" };

/** A text with its selection between brackets, or its cursor as `|`. */
function written(shown: string): Written {
  const from = shown.search(/[[|]/);
  const text = shown.replace(/[[\]|]/g, "");
  return { text, from, to: shown.includes("|") ? from : shown.indexOf("]") - 1 };
}

function after({ text }: Written, edit: Edit): string {
  const whole = text.slice(0, edit.from) + edit.text + text.slice(edit.to);
  const { from, to } = edit.select;
  const selected = from === to ? "|" : `[${whole.slice(from, to)}]`;
  return whole.slice(0, from) + selected + whole.slice(to);
}

const run = (command: Command, shown: string) => after(written(shown), commands[command](written(shown), stand));

describe("a command", () => {
  it.each<[string, Command, string, string]>([
    ["wraps what is selected", "bold", "a [kite] here", "a **[kite]** here"],
    ["unwraps what was wrapped", "bold", "a **[kite]** here", "a [kite] here"],
    ["tells italic from bold", "italic", "a **[kite]** here", "a ***[kite]*** here"],
    ["unwraps italic within bold", "italic", "a ***[kite]*** here", "a **[kite]** here"],
    ["unwraps italic", "italic", "*[kite]*", "[kite]"],
    ["sets in what is still to be written", "bold", "a | here", "a **[text]** here"],
    ["writes a formula in a line", "formula", "so [x+1] is", "so $[x+1]$ is"],
    ["writes a formula of several lines apart", "formula", "so [x\ny] is", "so \n\n$$\n[x\ny]\n$$\n\n is"],
    ["writes code in a line", "code", "[print(1)]", "`[print(1)]`"],
    ["writes several lines of code apart", "code", "[a = 1\nb = 2]", "```\n[a = 1\nb = 2]\n```\n\n"],
    ["quotes every line that it touches", "quote", "one\nt[wo\nth]ree", "one\n[> two\n> three]"],
    ["takes quotes away where all have them", "quote", "[> two\n> three]", "[two\nthree]"],
    ["begins a list", "list", "milk|", "- milk|"],
    ["hides a part apart from the rest", "spoiler", "My try:\n[x = 3]", "My try:\n\n:::spoiler\n[x = 3]\n:::\n\n"],
  ])("%s", (_, command, before, expected) => {
    expect(run(command, before)).toBe(expected);
  });

  it("begins a link with its words, and a table with its head", () => {
    expect(commands.link(written("see [here]"), stand).text).toBe("[here](https://)");
    expect(commands.table(written("one|"), stand).text).toContain("\n\n| Column 1 | Column 2 |\n| --- | --- |");
  });

  it("sets a picture in as a paragraph, and a name in the place of what was typed", () => {
    expect(after(written("one|"), block(written("one|"), "![kite](/files/k.webp)"))).toBe(
      "one\n\n![kite](/files/k.webp)|\n\n",
    );
    expect(after(written("hi @me|"), replace(3, 6, "@Mei Lin "))).toBe("hi @Mei Lin |");
  });
});

describe("a name behind an @", () => {
  const names = ["Mei Lin", "Mia Chen", "林小雨", "Elena Rivera"];
  const offered = (text: string) => {
    const mention = mentionAt(text, text.length);
    return mention ? namesLike(names, mention) : null;
  };

  it.each<[string, string, string[] | null]>([
    ["is offered from the @ on", "hi @", names],
    ["by how it begins, whatever the case", "@m", ["Mei Lin", "Mia Chen"]],
    ["by its second word", "@riv", ["Elena Rivera"]],
    ["right behind Chinese", "谢谢@林", ["林小雨"]],
    ["in full-width letters", "@ｍｉａ", ["Mia Chen"]],
    ["and not when it is there whole", "@mia chen", []],
    ["nor in an address", "mia@example", null],
    ["nor on the next line", "@mia\nthen", null],
    ["nor behind a space", "@ mia", null],
  ])("%s", (_, text, expected) => {
    expect(offered(text)).toEqual(expected);
  });
});
