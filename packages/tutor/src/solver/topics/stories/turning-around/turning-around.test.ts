import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("pupils who turn around", () => {
  answersRows([
    [
      "50名学生面向老师站成一行，老师先让大家从左至右按1，2，3，…，50依次报数；再让报数是4的倍数的同学向后转，接着又让报数是6的倍数的同学向后转，现在面向老师的同学还有多少名？",
      "38",
    ],
    [
      "50名同学面向老师站成一排，从1到50依次报数，先让报到2的倍数的同学向后转，再让报到3的倍数的同学向后转，这时面向老师的有多少人",
      "25",
    ],
    [
      "有60名学生排成一行，面向老师，从1开始报数，报2的倍数的同学向后转，报5的倍数的同学再向后转，背对老师的有几人？",
      "30",
    ],
    [
      "48名学生站成一排，面向老师，依次报数，报3的倍数的同学向后转，然后报4的倍数的同学向后转，此时有多少名同学面向老师？",
      "28",
    ],
    ["100个小朋友面向老师站成一排，从1到100报数，让报数是3的倍数的小朋友向后转，问面向老师的有多少人？", "67"],
    [
      "全班45人站成一排，面对老师，从1开始依次报数，所有报2的倍数的同学向后转，接着所有报5的倍数的同学又向后转，最后面对老师的同学有几人",
      "22",
    ],
    [
      "体育课上，30名学生面向老师站成一行，按1，2，3，……，30依次报数，先让编号是2的倍数的同学向后转，再让编号是3的倍数的同学向后转，有多少名同学背对老师",
      "15",
    ],
    ["72名战士面向教官站成一排报数，报3的倍数的战士向后转，再报8的倍数的战士向后转，现在面向教官的有多少人", "45"],
    [
      "50 students stand in a row facing the teacher and count off from 1 to 50. Those whose number is a multiple of 4 turn around. Then those whose number is a multiple of 6 turn around. How many students are now facing the teacher?",
      "38",
    ],
    [
      "There are 60 students in a row facing the teacher, numbered from 1 to 60. First all multiples of 2 turn around, then all multiples of 5 turn around. How many are facing the teacher now?",
      "30",
    ],
    [
      "30 children stand in a line facing their teacher. They are numbered 1 through 30. The students whose numbers are divisible by 2 turn around, and then the students whose numbers are divisible by 3 turn around. How many children are facing the teacher?",
      "15",
    ],
    [
      "48 pupils facing the teacher count off 1 to 48. Everyone with a multiple of 3 turns around. After that, everyone with a multiple of 4 turns around. How many pupils have their backs to the teacher?",
      "20",
    ],
    [
      "100 students stand in a line facing the teacher and are numbered from 1 to 100. Every student whose number is a multiple of 3 turns around. How many students are still facing the teacher?",
      "67",
    ],
    [
      "In a row of 40 students facing the teacher, numbered 1 to 40, students with a number that is a multiple of 2 turn around, then students with a number that is a multiple of 7 turn around. How many face the teacher in the end?",
      "19",
    ],
    [
      "45 kids are facing the teacher and count off from 1 to 45. Kids who called multiples of 5 turn around. Then kids who called multiples of 9 turn around. How many kids are facing away from the teacher?",
      "12",
    ],
    [
      "72 soldiers line up in a row facing the teacher, numbered 1 to 72; those whose numbers are multiples of 3 turn around, next those whose numbers are multiples of 8 turn around; how many face the teacher?",
      "45",
    ],
    // Of which nobody is sure, or with one condition more.
    [
      "50名同学面向老师站成一排，从1到50依次报数，先让报到2的倍数的同学向后转，再让报到3的倍数的同学向后转，又让报到5的倍数的同学蹲下，这时面向老师的有多少人",
      null,
    ],
    ["50名同学背对老师站成一排，从1到50依次报数，先让报到2的倍数的同学向后转，这时面向老师的有多少人", null],
    [
      "50 students stand in a row facing the teacher and count off from 1 to 50. Those whose number is a multiple of 4 sit down. Then those whose number is a multiple of 6 turn around. How many students are now facing the teacher?",
      null,
    ],
    [
      "50名同学站成一排，从1到50依次报数，先让报到2的倍数的同学向后转，再让报到3的倍数的同学向后转，这时面向老师的有多少人",
      null,
    ],
  ]);
});
