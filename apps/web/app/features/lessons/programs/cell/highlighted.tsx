import { Fragment, type ReactNode } from "react";
import classes from "./highlighted.module.css";

const words = {
  python:
    "and|as|assert|break|class|continue|def|del|elif|else|except|False|finally|for|from|global|if|import|in|is|lambda|None|nonlocal|not|or|pass|raise|return|True|try|while|with|yield",
  cpp: "auto|bool|break|case|char|class|const|continue|default|do|double|else|false|float|for|if|int|long|namespace|new|private|public|return|short|signed|sizeof|static|struct|switch|template|this|true|typename|unsigned|using|void|while",
};

const patterns = Object.fromEntries(
  Object.entries(words).map(([language, keywords]) => [
    language,
    new RegExp(
      [
        language === "python" ? "(#[^\\n]*)" : "(//[^\\n]*|/\\*[\\s\\S]*?\\*/)",
        "(\"(?:\\\\.|[^\"\\\\\\n])*\"?|'(?:\\\\.|[^'\\\\\\n])*'?)",
        `((?:^|(?<=\\n))\\s*#\\w+|\\b(?:${keywords})\\b)`,
        "(\\b\\d[\\d._]*)",
      ].join("|"),
      "g",
    ),
  ]),
);

const kinds = [classes.comment, classes.text, classes.keyword, classes.number];

/** A program as it stands before it is used, its comments, texts, keywords and numbers told apart; the editor has the same looks. */
export function Highlighted({ code, language }: { code: string; language: keyof typeof words }): ReactNode {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const match of code.matchAll(patterns[language] as RegExp)) {
    const kind = match.slice(1).findIndex((found) => found !== undefined);
    parts.push(code.slice(done, match.index));
    parts.push(<span className={kinds[kind]}>{match[0]}</span>);
    done = match.index + match[0].length;
  }
  parts.push(code.slice(done));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
