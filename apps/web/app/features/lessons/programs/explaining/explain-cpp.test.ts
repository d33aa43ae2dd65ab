import { expect, it } from "vitest";
import type { Failure } from "../running/messages.ts";
import { explainCpp } from "./explain-cpp.ts";

const HEAD = "#include <iostream>\n#include <string>\nusing namespace std;\nint main() {\n";

/** What Clang 22 says of these programs, word for word. */
const said: readonly [body: string, message: string, key: string, values: Record<string, string>][] = [
  ["int a = 3\ncout << a;", "expected ';' at end of declaration", "semicolon", {}],
  ["for (int i = 0, i < 3, i++)", "expected ';' in 'for' statement specifier", "forParts", {}],
  ["cout << b;", "use of undeclared identifier 'b'", "name", { name: "b" }],
  [
    "cout << drop;",
    "use of undeclared identifier 'drop'; did you mean 'drops'?",
    "nameNear",
    { name: "drop", near: "drops" },
  ],
  [
    "Cout << 3;",
    "use of undeclared identifier 'Cout'; did you mean 'cout'?",
    "nameNear",
    { name: "Cout", near: "cout" },
  ],
  ["printf(3);", "use of undeclared identifier 'printf'", "include", { name: "printf", header: "cstdio" }],
  ["vector<int> v;", "use of undeclared identifier 'vector'", "include", { name: "vector", header: "vector" }],
  [
    'int a = "drip";',
    "cannot initialize a variable of type 'int' with an lvalue of type 'const char[5]'",
    "wrongKind",
    { wanted: "int", given: "const char[5]" },
  ],
  [
    "string s = 3;",
    "no viable conversion from 'int' to 'string' (aka 'basic_string<char>')",
    "wrongKind",
    { given: "int", wanted: "string" },
  ],
  [
    "s = s * 2;",
    "invalid operands to binary expression ('string' (aka 'basic_string<char>') and 'int')",
    "kinds",
    { one: "string", other: "int" },
  ],
  ["try {", "cannot use 'try' with exceptions disabled", "exceptions", { name: "try" }],
  ["throw 3;", "cannot use 'throw' with exceptions disabled", "exceptions", { name: "throw" }],
  ["if (1 > 0 {", "expected ')'", "bracketOpen", { bracket: ")" }],
  ["cout << 3;", "expected '}'", "bracketOpen", { bracket: "}" }],
  ["}}", "extraneous closing brace ('}')", "bracketStray", { bracket: "}" }],
  ["cout << 3；", "character <U+FF1B> not allowed in an identifier", "fullWidth", { sign: "；", half: ";" }],
  ["cout << 3 << ;", "expected expression", "expression", {}],
  ["add(1, 2);", "no matching function for call to 'add'", "arguments", { name: "add" }],
  ["int a = 2;", "redefinition of 'a'", "twice", { name: "a" }],
  ["a = 2;", "cannot assign to variable 'a' with const-qualified type 'const int'", "constant", { name: "a" }],
  ["if (3 = 4) {}", "expression is not assignable", "equals", {}],
  ["x.size();", "member reference base type 'int' is not a structure or union", "notClass", { kind: "int" }],
];

const failed = (message: string, more: Partial<Failure> = {}): Failure => ({
  ...{ type: "error", message, line: 5, trace: `program.cpp:5:3: error: ${message}` },
  ...more,
});

it.each(said)("%j: %s", (body, message, key, values) => {
  expect(explainCpp(failed(message), `${HEAD}${body}\n}`)).toEqual({ key, values });
});

it("a name of the standard library lacks its header, or the library's name, whichever it is", () => {
  const failure = failed("use of undeclared identifier 'cout'", { line: 2 });
  const body = "int main() {\n  cout << 3;\n}";
  expect(explainCpp(failure, body)).toEqual({ key: "include", values: { name: "cout", header: "iostream" } });
  expect(explainCpp(failure, `#include <iostream>\n${body}`)).toEqual({ key: "standard", values: { name: "cout" } });
});

it("a text without an end is told from a value that is missing, as Clang warns of it beside its error", () => {
  const trace = `program.cpp:5:11: warning: missing terminating '"' character [-Winvalid-pp-token]\nprogram.cpp:5:11: error: expected expression`;
  expect(explainCpp(failed("expected expression", { trace }), `${HEAD}cout << "abc;`)?.key).toBe("quote");
});

it("what breaks off while it runs is explained by how it did", () => {
  for (const [type, message, key] of [
    ["trap", "divide by zero", "divide"],
    ["trap", "memory access out of bounds", "memory"],
    ["trap", "unreachable", "stopped"],
    ["overflow", "Maximum call stack size exceeded", "recursion"],
  ] as const)
    expect(explainCpp(failed(message, { type, line: null }), HEAD)?.key).toBe(key);
});

it("of what is not known, nothing is claimed", () => {
  expect(explainCpp(failed("template argument deduction failed in a new way"), HEAD)).toBeNull();
});
