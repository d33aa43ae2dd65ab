/** The same walk in both languages; for 27 both print 111. */
export const collatzPython = [
  "n = 27",
  "steps = 0",
  "",
  "while n != 1:",
  "    if n % 2 == 0:",
  "        n = n // 2",
  "    else:",
  "        n = 3 * n + 1",
  "    steps = steps + 1",
  "",
  "print(steps)",
] as const;

export const collatzCpp = [
  "#include <iostream>",
  "",
  "int main() {",
  "    int n = 27, steps = 0;",
  "    while (n != 1) {",
  "        if (n % 2 == 0) n = n / 2;",
  "        else n = 3 * n + 1;",
  "        steps = steps + 1;",
  "    }",
  '    std::cout << steps << "\\n";',
  "}",
] as const;

/** Each line with the key of its note; the program prints 14. */
export const dripPython = [
  ["stone = 40", "stone"],
  ["wear = 3", "wear"],
  ["years = 0", "years"],
  ["", null],
  ["while stone > 0:", "while"],
  ["    stone = stone - wear", "minus"],
  ["    years = years + 1", "count"],
  ["", null],
  ["print(years)", "print"],
] as const;

/** Rings on a pool, and what the reader wants of them. */
export const dropsPython = [
  "from turtle import *",
  "",
  'rings = int(input("How many rings? "))',
  "",
  'color("teal")',
  "for n in range(rings):",
  "    penup()",
  "    goto(0, -20 * n)",
  "    pendown()",
  "    circle(20 * n)",
  "",
  'print("The last ring is", 40 * (rings - 1), "steps wide.")',
] as const;

/** Eratosthenes; prints the 30 primes up to 120. */
export const sieveCpp = [
  ["#include <iostream>", null],
  ["#include <vector>", "include"],
  ["using namespace std;", null],
  ["", null],
  ["int main() {", "main"],
  ["  int last = 120;", "type"],
  ["  vector<bool> prime(last + 1, true);", "vector"],
  ["  for (int p = 2; p <= last; p++) {", "for"],
  ["    if (!prime[p]) continue;", "skip"],
  ['    cout << p << " ";', "out"],
  ["    for (int m = p * p; m <= last; m += p)", "cross"],
  ["      prime[m] = false;", null],
  ["  }", null],
  ["}", null],
] as const;
