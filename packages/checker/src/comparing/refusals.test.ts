import { rows } from "../rows.ts";

/** Answers that leave something of themselves, or of the key, aside. */
rows("a letter is no unit where the problem has none", [
  { key: "πr²", equal: ["πr²", "r²π"], unreadable: ["πr²h", "πr²m", "πr² h"] },
  { key: "2(a+b)", equal: ["2a+2b"], unreadable: ["2(a+b)h", "2(a+b)m"] },
  { key: "4a+4b+16", equal: ["4(a+b)+16"], unreadable: ["4a+4b+16m", "4a+4b+16 m"] },
  {
    key: "(4a+4b+16) m",
    letters: ["a", "b"],
    equal: ["4a+4b+16 m", "4a+4b+16", "(4a+4b+16)m"],
    refused: ["4a+4b+16 s"],
  },
  { key: "25π", equal: ["25π", "25π cm²", "25π m"], unreadable: ["25πh"] },
]);

rows("nothing is thrown away", [
  { key: "-2<x≤5", equal: ["x∈(-2,5]", "(-2,5]"], refused: ["2x∈(-2,5]", "y∈(-2,5]"] },
  { key: "2,2,3", equal: ["2,3,2", "2, 2 and 3"], different: ["2,3", "2,3,3", "2,2,2,3"] },
  { key: "(1,2)", equal: ["x=1,y=2"], refused: ["1<x<2", "x∈(1,2)", "x>1 and x<2"] },
  {
    key: "√2",
    decimals: 2,
    equal: ["1.41"],
    finer: ["1.414", "1.4142"],
    different: ["1.415", "1.4143", "1.42", "1.4", "1.413"],
  },
  { key: "3:30", equal: ["3:30", "3点30分", "三点半"], refused: ["1:10", "3.5", "6:60", "3/30"] },
  { key: "3:30", kind: "ratio", equal: ["1:10", "3:30"] },
  { key: "x=3", equal: ["x=3", "3"], unsolved: ["2x+3=9", "2x=6"] },
  { key: "x>3", equal: ["x>3", "(3,∞)"], unsolved: ["2x>6", "x-3>0"] },
  { key: "x<-1 or x>2", unsolved: ["(x+1)(x-2)>0", "|x-1/2|>3/2"] },
]);
