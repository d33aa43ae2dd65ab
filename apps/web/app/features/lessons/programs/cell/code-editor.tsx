import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  type LanguageSupport,
  syntaxHighlighting,
} from "@codemirror/language";
import { Compartment, EditorState, type Extension, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useRef } from "react";
import classes from "./code-editor.module.css";
import highlighted from "./highlighted.module.css";

type CodeEditorProps = {
  language: LanguageSupport;
  value: string;
  onChange: (value: string) => void;
  onRun: () => void;
  /** The line with the mistake. */
  marked: number | null;
  label: string;
  /** The id of the words that tell how the keyboard leaves. */
  describedBy: string;
  /** Whether it takes the focus as it appears. */
  focused: boolean;
};

/** An editor in which Tab indents; after Esc, Tab leaves it. */
export function CodeEditor({ language, value, onChange, onRun, marked, label, describedBy, focused }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const latest = useRef({ onChange, onRun });
  latest.current = { onChange, onRun };
  const named = useRef(new Compartment());
  const first = useRef({ language, value, focused });

  useEffect(() => {
    if (!place.current) return;
    const runs = () => {
      latest.current.onRun();
      return true;
    };
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: first.current.value,
        extensions: [
          named.current.of([]),
          first.current.language,
          ...habits,
          keymap.of([{ key: "Mod-Enter", run: runs }, indentWithTab]),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) latest.current.onChange(state.doc.toString());
          }),
        ],
      }),
    });
    editor.current = view;
    if (first.current.focused) view.focus();
    return () => view.destroy();
  }, []);

  useEffect(() => {
    const attributes = { tabindex: "0", "aria-label": label, "aria-describedby": describedBy };
    editor.current?.dispatch({
      effects: named.current.reconfigure(EditorView.contentAttributes.of(attributes)),
    });
  }, [label, describedBy]);

  // Reset, from outside: what was written here comes back as it is.
  useEffect(() => {
    const view = editor.current;
    if (!view || view.state.doc.toString() === value) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
  }, [value]);

  useEffect(() => {
    editor.current?.dispatch({ effects: markLine.of(marked) });
  }, [marked]);

  return <div ref={place} className={classes.editor} />;
}

const markLine = StateEffect.define<number | null>();

const markedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, docChanged, state, changes }) {
    const mark = effects.find((effect) => effect.is(markLine));
    if (!mark) return docChanged ? marks.map(changes) : marks;
    const line = mark.value as number | null;
    if (line === null || line > state.doc.lines) return Decoration.none;
    return Decoration.set(Decoration.line({ class: classes.marked }).range(state.doc.line(line).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});

const looks = HighlightStyle.define([
  { tag: [tags.keyword, tags.bool, tags.null, tags.processingInstruction], class: highlighted.keyword ?? "" },
  { tag: [tags.typeName, tags.self], class: highlighted.keyword ?? "" },
  { tag: [tags.string, tags.character], class: highlighted.text ?? "" },
  { tag: tags.number, class: highlighted.number ?? "" },
  { tag: tags.comment, class: highlighted.comment ?? "" },
]);

const habits: Extension[] = [
  lineNumbers(),
  history(),
  indentOnInput(),
  bracketMatching(),
  indentUnit.of("    "),
  EditorState.tabSize.of(4),
  syntaxHighlighting(looks),
  markedLine,
];
