import { rows } from "../rows.ts";

rows("several answers", [
  {
    key: "2 or -2",
    equal: [
      "±2",
      "-2, 2",
      "2，-2",
      "2、-2",
      "2和-2",
      "2或-2",
      "x=±2",
      "x=2或x=-2",
      "x_1=2, x_2=-2",
      "x₁=-2，x₂=2",
      "{2,-2}",
      "\\left\\{-2,2\\right\\}",
      "2; -2",
      "2 and -2",
      "\\pm2",
      "x=2 or -2",
    ],
    different: ["2", "-2", "2, 3", "±3", "2, -2, 0", "(2,-2)", "0"],
    unreadable: ["2 or", "or 2", "{2,-2", "2,,3"],
  },
  { key: "1±√2", equal: ["1+√2, 1-√2", "x=1±√2", "1\\pm\\sqrt{2}", "1∓√2"], different: ["1+√2", "±√2", "-1±√2"] },
  { key: "3", equal: ["3, 3", "{3}"], different: ["3, 4", "3 or 4"] },
  { key: "{1,2,3}", equal: ["{3,2,1}", "1,2,3", "3, 1, 2"], different: ["{1,2}", "(1,2,3)", "6"] },
  { key: "100, 200", equal: ["100,200", "200, 100"], different: ["100", "300"] },
  { key: "∅", equal: ["无解", "no solution", "\\varnothing", "No solutions."], different: ["0", "{0}"] },
]);

rows("points and systems", [
  {
    key: "(1,2)",
    equal: ["(1,2)", "（1，2）", "( 1 , 2 )", "\\left(1,2\\right)", "(2/2, √4)", "x=1, y=2", "y=2,x=1"],
    different: ["(2,1)", "2,1", "(1,2,3)", "[1,2]", "x=2,y=1"],
    ambiguous: ["1,2"],
    unreadable: ["(1,2", "(1,)", "(,2)"],
  },
  {
    key: "x=2, y=3",
    equal: ["x=2,y=3", "y=3, x=2", "x=2且y=3", "(2,3)", "2, 3", "x=2 and y=3"],
    different: ["x=3,y=2", "(3,2)", "3, 2", "x=2", "2"],
  },
  { key: "(a, -b)", equal: ["(a,-b)", "(2a/2, 0-b)"], different: ["(a,b)", "(-b,a)"] },
  { key: "(100,200)", equal: ["(100,200)", "(100, 200)"], different: ["100200"] },
]);

rows("equations", [
  {
    key: "x=3",
    equal: ["x=3", "3", "3=x", "X=3", "x=6/2"],
    unsolved: ["2x=6", "x-3=0", "2x+3=9"],
    different: ["y=3", "x=4", "x>3", "x=3 or x=4"],
  },
  { key: "x=3", solving: "optional", equal: ["2x=6", "x-3=0", "2x+3=9"], different: ["2x=7"] },
  {
    key: "y=2x+1",
    equal: ["2x-y+1=0", "y-1=2x", "2x+1", "2y=4x+2", "2x+1=y"],
    different: ["y=2x-1", "x=2y+1", "2x-1", "y=2x+1+x^2"],
  },
  { key: "1/x+1/y=2", equal: ["y=x/(2x-1)", "x+y=2xy"], different: ["x+y=2", "y=x/(2x+1)"] },
  {
    key: "x^2+y^2=25",
    equal: ["x²+y²=5²", "25-x^2=y^2", "(x^2+y^2)/25=1"],
    different: ["x^2+y^2=5", "x+y=5", "x^2-y^2=25"],
  },
  { key: "12", equal: ["3*4=12", "3×4=6+6=12", "S=3*4=12"], different: ["3*4=13", "12=13", "12≠12", "x>12"] },
  { key: "2(x+1)", equal: ["2(x+1)=2x+2", "y=2(x+1)=2x+2"], different: ["2(x+1)=2x+3"] },
]);

rows("inequalities and intervals", [
  {
    key: "x>3",
    equal: [
      "x>3",
      "3<x",
      "x＞3",
      "(3,∞)",
      "(3,+∞)",
      "\\left(3,\\infty\\right)",
      "x∈(3,+∞)",
      "{x|x>3}",
      "\\left\\{x\\mid x>3\\right\\}",
    ],
    unsolved: ["2x>6", "-x<-3"],
    different: ["x≥3", "x<3", "x>4", "[3,∞)", "y>3", "3", "x=3"],
  },
  { key: "x>3", solving: "optional", equal: ["2x>6", "-x<-3"], different: ["2x>7"] },
  { key: "x≤-1/2", solving: "optional", equal: ["2x+1≤0"] },
  {
    key: "x≤-1/2",
    equal: ["x<=-0.5", "x\\le-\\frac12", "-1/2>=x", "x⩽-½", "(-∞,-1/2]"],
    different: ["x<-1/2", "x≥-1/2"],
  },
  {
    key: "1<x<=5",
    equal: ["(1,5]", "1 < x ≤ 5", "x>1 and x<=5", "5>=x>1", "x>1且x≤5", "1<x,x≤5"],
    different: ["[1,5]", "(1,5)", "1<x<5", "x>1", "x>1 or x<=5"],
  },
  { key: "(1,5)", kind: "interval", equal: ["1<x<5", "(1,5)"], different: ["[1,5]", "(5,1)", "1,5"] },
  {
    key: "x<1 or x>5",
    equal: ["(-∞,1)∪(5,∞)", "x>5 or x<1", "x<1或x>5", "x<1, x>5", "(-\\infty,1)\\cup(5,+\\infty)"],
    different: ["1<x<5", "x<1", "x<=1 or x>5", "x<1 and x>5"],
  },
  { key: "x≠2", equal: ["x!=2", "x\\ne2", "x\\neq 2", "x<2 or x>2"], different: ["x=2", "2", "x≠3"] },
  { key: "x>√2", equal: ["√2<x", "(√2,∞)"], different: ["x>1.414", "x>2"] },
]);

rows("multiple choice", [
  {
    key: "B",
    equal: ["B", "b", "(B)", "Ｂ", "（B）", "选B", "B.", "答案：B", "B项", "[b]"],
    different: ["A", "D", "BC", "c"],
    unreadable: ["G", "?"],
  },
  { key: "ACD", equal: ["A,C,D", "acd", "A、C、D", "DCA", "A C D"], different: ["AC", "ABCD", "B"] },
]);
