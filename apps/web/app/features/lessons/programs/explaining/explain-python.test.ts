import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { boardOf } from "../pi/board.ts";
import type { Failure } from "../running/messages.ts";
import { explainPython, pythonMistakes } from "./explain-python.ts";

const STARTS_MS = 60_000;

/** What Python itself says of a program. */
let failureOf: (source: string) => Failure | null;

beforeAll(async () => {
  const { loadPyodide } = await import("pyodide");
  const python = await loadPyodide();
  python.registerJsModule("_page", { ask() {}, show() {}, sleep() {} });
  for (const name of ["turtle", "charts"])
    python.FS.writeFile(`/home/pyodide/${name}.py`, readFileSync(new URL(`../python/${name}.py`, import.meta.url)));
  const names = python.toPy({ __name__: "harness" });
  python.runPython(readFileSync(new URL("../python/harness.py", import.meta.url), "utf8"), { globals: names });
  const run = names.get("run");
  failureOf = (source) => JSON.parse(run(source)) as Failure | null;
}, STARTS_MS);

const mistakes: readonly [source: string, key: string, values: Record<string, string>, line: number][] = [
  ["def add(a, b):\n    return a + b\nadd(1)", "argumentsMissing", {}, 3],
  ["def add(a, b):\n    return a + b\nadd(1, 2, 3)", "argumentsSurplus", {}, 3],
  ["word = 'drip'\nword.shine()", "attribute", { kind: "str", name: "shine" }, 2],
  ["print('drip'.uper())", "attributeNear", { kind: "str", name: "uper", near: "upper" }, 1],
  ["import random\nrandom.randnt(1, 6)", "attributeNear", { kind: "random", name: "randnt", near: "randint" }, 2],
  ["print((1, 2)", "bracketOpen", { bracket: "(" }, 1],
  ["print(1))", "bracketStray", { bracket: ")" }, 1],
  ["print([1, 2))", "bracketWrong", { bracket: ")", open: "[" }, 1],
  ["x = 3\nfor i in range(x)\n    print(i)", "colon", {}, 2],
  ["while True print(1)", "colon", {}, 1],
  ["print([1 2])", "comma", {}, 1],
  ["age = '12'\nif age > 10:\n    print(age)", "compareKinds", { one: "str", other: "int" }, 2],
  ["2drops = 3", "digitFirst", {}, 1],
  ["name = input()", "endOfInput", {}, 1],
  ["x = 3\nif x = 3:\n    print(x)", "equals", {}, 2],
  ["open('drops.txt')", "file", {}, 1],
  ["print（3）", "fullWidth", { sign: "（", half: "(" }, 1],
  ["print(“drip”)", "fullWidth", { sign: "“", half: '"' }, 1],
  ["if True:\nprint(1)", "indentMissing", {}, 2],
  ["x = 1\n  y = 2", "indentSurplus", {}, 2],
  ["if True:\n        x = 1\n    y = 2", "indentUneven", {}, 3],
  ["drops = [1, 2]\nprint(drops[2])", "index", {}, 2],
  ["print({'a': 1}['b'])", "key", { key: "'b'" }, 1],
  ["print([1] + 'a')", "kinds", { sign: "+", one: "list", other: "str" }, 1],
  ["print('3' * '4')", "kinds", { sign: "*", one: "str", other: "str" }, 1],
  ["import numpy", "module", { name: "numpy" }, 1],
  ["import rondom", "moduleNear", { name: "rondom", near: "random" }, 1],
  ["print(zebra)", "name", { name: "zebra" }, 1],
  ["drops = 3\ndef more():\n    drops = drops + 1\nmore()", "nameLater", { name: "drops" }, 3],
  ["prnt('drip')", "nameNear", { name: "prnt", near: "print" }, 1],
  ["drops = 3\nprint(Drops)", "nameNear", { name: "Drops", near: "drops" }, 2],
  ["x = 3\nprint(x(2))", "notCallable", { kind: "int" }, 2],
  ["for i in 5:\n    print(i)", "notIterable", { kind: "int" }, 1],
  ["int('abc')", "notNumber", { text: "abc" }, 1],
  ["float('1,5')", "notNumber", { text: "1,5" }, 1],
  ["x = 5\nprint(x[0])", "notSubscriptable", { kind: "int" }, 2],
  ["return 3", "outsideFunction", {}, 1],
  ["break", "outsideLoop", {}, 1],
  ["print 'drip'", "print", { name: "print" }, 1],
  ["x = 1\nprint('drip)", "quote", {}, 2],
  ["def again():\n    again()\nagain()", "recursion", {}, 2],
  ["3 = x", "sideOfEquals", {}, 1],
  ["x = 5 5", "syntax", {}, 1],
  ["print('drops: ' + 3)", "textAndNumber", {}, 1],
  ["print(3 + ' drops')", "textAndNumber", {}, 1],
  ["stone = 0\nprint(40 / stone)", "zero", {}, 2],
];

describe("what Python says is explained", () => {
  it.each(mistakes)("%j: %s", (source, key, values, line) => {
    const failure = failureOf(source);
    expect(failure).not.toBeNull();
    if (!failure) return;
    expect(explainPython(failure, source)).toEqual({ key, values });
    expect(failure.line).toBe(line);
    expect(failure.trace).toContain(failure.type);
    expect(failure.trace).not.toMatch(/harness|_pyodide/);
  });

  it("and of what is not known, nothing is claimed", () => {
    const source = "raise StopIteration('drip')";
    expect(explainPython(failureOf(source) as Failure, source)).toBeNull();
  });

  it("and every explanation is one that a program of these brings about", () => {
    const brought = new Set(mistakes.map(([, key]) => key));
    // To fill the memory of a browser would fill the test's, too.
    expect(pythonMistakes.filter((key) => !brought.has(key))).toEqual(["memory"]);
  });
});

it("a program without a mistake has none, and leaves nothing to the next", () => {
  expect(failureOf("from turtle import *\nforward(10)\nx = 1")).toBeNull();
  expect(failureOf("print(x)")?.type).toBe("NameError");
});

describe("what MicroPython says is explained, too", () => {
  const folder = new URL(".", import.meta.resolve("@micropython/micropython-webassembly-pyscript"));

  async function failureOnBoard(source: string): Promise<Failure> {
    const { loadMicroPython } = await import(new URL("micropython.mjs", folder).href);
    const python = await loadMicroPython({ url: fileURLToPath(new URL("micropython.wasm", folder)), linebuffer: true });
    const parts = [{ kind: "led", pin: 17, color: "red" }] as const;
    let told = "";
    const failed = (json: string) => {
      told = json;
    };
    python.registerJsModule("_board", { ...boardOf({ parts, pins: null }).forPython, failed, ask() {} });
    for (const name of ["gpiozero", "time", "signal", "harness"])
      python.FS.writeFile(`/${name}.py`, readFileSync(new URL(`../pi/${name}.py`, import.meta.url), "utf8"));
    python.FS.writeFile("/program.py", source);
    python.runPython("import sys\nsys.path.insert(0, '/')\nimport harness\nharness.run()");
    return JSON.parse(told);
  }

  beforeAll(() => vi.stubGlobal("postMessage", () => {}));

  it.each([
    ["lamp = 3\nprint(lamb)", "nameNear", { name: "lamb", near: "lamp" }, 2],
    ["print（3）", "fullWidth", { sign: "（", half: "(" }, 1],
    ["for i in range(3)\n    print(i)", "colon", {}, 1],
    ["while True:\nprint(1)", "indentMissing", {}, 2],
    ["print('drip)", "quote", {}, 1],
    ["x = 3\nif x = 3:\n    print(x)", "equals", {}, 2],
    ["print('n: ' + 3)", "textAndNumber", {}, 1],
    ["print('1' > 2)", "compareKinds", { one: "str", other: "int" }, 1],
    ["from gpiozero import LED\nlamp = LED(17)\nlamp.onn()", "attribute", { kind: "LED", name: "onn" }, 3],
    ["int('abc')", "notNumber", { text: "abc" }, 1],
    ["print(1 / 0)", "zero", {}, 1],
    ["[1][4]", "index", {}, 1],
    ["def add(a, b):\n    return a\nadd(1)", "argumentsMissing", {}, 3],
    ["def again():\n    again()\nagain()", "recursion", {}, 2],
    ["import tim", "moduleNear", { name: "tim", near: "time" }, 1],
  ])("%j: %s", async (source, key, values, line) => {
    const failure = await failureOnBoard(source);
    expect([explainPython(failure, source), failure.line]).toEqual([{ key, values }, line]);
    expect(failure.trace).not.toContain("harness");
  });

  it("and a pin to which something else is wired, by what the program wants there", async () => {
    expect(await failureOnBoard("from gpiozero import Button\nBuzzer = Button(17)")).toMatchObject({
      type: "BoardError",
      message: "17|button|led",
      line: 2,
    });
    expect(await failureOnBoard("from gpiozero import LED\nlamp = LED(4)")).toMatchObject({ message: "4|led|" });
  });
});
