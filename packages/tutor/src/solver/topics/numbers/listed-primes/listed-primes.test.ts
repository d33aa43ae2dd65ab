import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("primes and composite numbers of a list", () => {
  answersRows([
    ["Which of these numbers are prime: 51, 53, 57, 59, 91?", "53, 59"],
    ["Which of the following are prime numbers? 2, 9, 15, 17, 21, 23", "2, 17, 23"],
    ["How many of these numbers are composite: 51, 53, 57, 59, 91?", "3"],
    ["How many of the numbers 1, 2, 3, 4, 5, 6 are prime?", "3"],
    ["51, 53, 57, 59, 91: which are prime?", "53, 59"],
    ["Which numbers in the list 1, 11, 21, 31, 41, 51 are composite?", "21, 51"],
    ["Of 37, 39, 41, 49 and 57, which are not prime?", "39, 49, 57"],
    ["From the numbers 7, 9, 13, 27, 29 pick the primes", "7, 13, 29"],
    ["What is the sum of the prime numbers in 2, 5, 8, 11, 15?", "18"],
    ["Is 51, 53 or 57 prime?", "53"],
    ["Identify the composite numbers: 12, 17, 19, 25, 31", "12, 25"],
    ["下面哪些是质数：51、53、57、59、91", "53, 59"],
    ["下面哪些数是合数？1、2、9、13、21、29", "9, 21"],
    ["在51、53、57、59、91中，质数有哪些？", "53, 59"],
    ["在1、2、9、13、21、29这些数中，质数有几个？", "3"],
    ["51、53、57、59、91这五个数中有几个合数", "3"],
    ["27、37、41、58、61、73、83、95中，哪些是质数？", "37, 41, 61, 73, 83"],
    ["下列各数中不是质数的有哪些：7、9、11、15、21", "9, 15, 21"],
    ["找出1、3、5、9、15中的质数", "3, 5"],
    // Of which nobody is sure, or with one condition more.
    ["Which of these numbers are prime and odd: 2, 3, 9, 11?", null],
    ["Which of these numbers are prime or composite: 2, 3, 9, 11?", null],
    ["哪些是质数，哪些是合数：2、9、15、17", null],
    ["下面哪些既是奇数又是质数：2、9、15、17", null],
  ]);
});
