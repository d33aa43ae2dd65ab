import { rows } from "../rows.ts";

/**
 * Pairs that look or behave alike almost everywhere. Accepting one for the other is the worst error a checker can
 * make.
 */
rows("equal at whole numbers only, or nearly everywhere", [
  { key: "cos(πx)", different: ["(-1)^x", "1", "cos(x)", "cos(2πx)", "-1"] },
  { key: "x", different: ["⌊x⌋", "⌈x⌉", "x+sin(πx)", "x+sin(2πx)", "√(x^2)", "|x|", "arcsin(sin x)", "x^1.0001"] },
  { key: "|x|", different: ["x", "-x", "√x", "x^2", "|x+0.001|", "max(x,0)", "|x|^1.001"] },
  { key: "|x+10|-10", different: ["|x+11|-11", "|x+10|", "x", "|x|", "|x+9|-9", "|x-10|+10"] },
  { key: "|x-100|", different: ["100-x", "x-100", "|x-101|", "|x+100|", "|100|-|x|"] },
  { key: "x^20", different: ["x^19", "x^21", "(-x)^19", "20x", "x^20+1", "x^20.5", "x^2*0"] },
  { key: "(x-a)^6000", different: ["(x-a)^5999", "(x-a)^6002", "(x+a)^6000", "x^6000-a^6000", "0"] },
  { key: "x^2", different: ["x^2+10^-12", "x^2-1/10^30", "(x+10^-20)^2", "x^2+1/10^100"] },
  { key: "2^x", different: ["x^2", "2x", "2^x+10^-9", "e^(0.693x)", "e^(0.6931471805599453x)", "2^⌊x⌋"] },
  { key: "sin x", different: ["x", "x-x^3/6", "sin(x+6.28)", "sin(3.14159-x)", "cos(1.5707963-x)", "sin x+10^-9"] },
  { key: "√(x^2+1)", different: ["x+1", "|x|+1", "√(x^2)+1", "x", "√(x^2+1.0000001)"] },
  { key: "ln(1+x)", different: ["x", "x-x^2/2", "ln x", "1+ln x", "ln(x)+ln(1)"] },
  { key: "1/(1-x)", different: ["1+x+x^2", "1/(x-1)", "1+x", "1-x", "x/(1-x)"] },
  { key: "n^2+n+41", different: ["n^2+41n+1", "(n+41)^2", "n^2+n+40"] },
  { key: "n!", different: ["n", "n^n", "(n-1)!", "√(2πn)(n/e)^n", "n(n-1)", "2^n"] },
  { key: "\\sum_{k=1}^{n} k^2", different: ["n^2", "n(n+1)/2", "n^3/3", "(n(n+1)/2)^2", "\\sum_{k=0}^{n-1} k^2"] },
]);

rows("numbers within a hair of each other", [
  {
    key: "π",
    different: ["3.14", "22/7", "355/113", "3.14159265358979323846", "√10", "3.1416", "π+10^-15", "4*0.785"],
  },
  {
    key: "√2",
    different: ["1.414", "1.41421356237309504880", "99/70", "577/408", "√2.0000000001", "√2+10^-14", "-√2"],
  },
  { key: "e", different: ["2.718", "2.718281828459045", "19/7", "e^1.0000001", "(1+1/1000)^1000"] },
  { key: "1/3", different: ["0.3", "0.33", "0.333333333333", "33%", "33.33%", "0.\\overline{34}", "3/10", "333/1000"] },
  { key: "2/3", different: ["0.66", "0.67", "0.6667", "0.666666666666667", "66%", "67%", "0.\\overline{67}"] },
  { key: "0.1", different: ["0.10000000000000001", "0.09999999", "1/9", "0.01", "1/11", "0.\\overline{1}"] },
  { key: "10^20", different: ["10^20+1", "99999999999999999999", "10^19", "20^10", "1e21"] },
  { key: "2^200", different: ["2^200+1", "2^201/2+1", "4^101", "2^199", "10^60"] },
  { key: "100!", different: ["100!+1", "99!", "9.33262154439441e157", "100^100"] },
  { key: "√2+√3", different: ["√5", "√10", "3.1462643699", "√(5+2√5)", "√2-√3", "√(2+3)"] },
  { key: "∛2+∛4", different: ["∛6", "∛(2+4)", "2.847", "√2+√4"] },
  { key: "√(3+2√2)", different: ["√3+√2", "1-√2", "√2", "√(3-2√2)", "2.414213562373095"] },
  { key: "1000000007", different: ["1000000009", "10^9", "1000000006", "1,000,000,070", "10^9+6"] },
  { key: "e^(π√163)", different: ["262537412640768744", "262537412640768743", "640320^3+744"] },
  { key: "sin 1", different: ["sin 1°", "1", "0.8414709848078965", "sin(1.0000000001)", "cos 1"] },
]);

rows("another operation, another grouping, another sign", [
  { key: "-x^2", different: ["(-x)^2", "x^2", "-(-x)^2*-1", "(-x^2)^1*-1"] },
  { key: "1/(2x)", different: ["x/2", "2/x", "0.5x", "½x", "1/2*x"], ambiguous: ["1/2x"] },
  { key: "(a+b)/c", different: ["a+b/c", "a/c+b", "c/(a+b)", "a/(b+c)"] },
  { key: "a-(b-c)", different: ["a-b-c", "a-b", "a+b-c", "(a-b)-c"] },
  { key: "a/(b/c)", different: ["a/b/c", "ab/c", "a/(bc)", "b/(ac)"] },
  { key: "2^(3^2)", different: ["(2^3)^2", "64", "2^6", "2*9", "2^3*2"] },
  { key: "(2x)^3", different: ["2x^3", "6x", "6x^3", "8x", "2^3x"] },
  { key: "√(a+b)", different: ["√a+√b", "√a+b", "a+b", "(a+b)^2", "√(ab)"] },
  { key: "√(4x)", different: ["4√x", "2x", "√4x", "2x^2", "√(2x)"] },
  { key: "sin(2x)", different: ["2sin x", "sin 2*x", "sin^2 x", "(sin x)(2)", "sin(x)+sin(x)"] },
  { key: "ln(a/b)", different: ["ln a/ln b", "ln b-ln a", "ln(a-b)", "ln(a)/b"] },
  { key: "log_2 x", different: ["log x", "ln x", "log_x 2", "log_3 x", "x^(1/2)", "log(2x)"] },
  { key: "x^-1", different: ["-x", "x-1", "x^1", "-1/x", "1-x"] },
  { key: "3x", different: ["x^3", "3+x", "3^x", "x/3", "3", "33x"] },
  { key: "x^{12}", different: ["x^1*2", "12x", "x^{1}+2", "x^2*1"] },
  { key: "|x|+|y|", different: ["|x+y|", "x+y", "|x|-|y|", "√(x^2+y^2)", "|x||y|"] },
  { key: "(x+1)!", different: ["x!+1", "x+1!", "x!(x-1)", "(x)!+1"] },
  { key: "C(n,3)", different: ["C(n,2)", "C(3,n)", "n^3/6", "A_n^3", "n/3", "C(n,n-2)"] },
  { key: "5%", different: ["5", "0.5", "1/5", "0.005", "5/10"] },
  { key: "3:2", different: ["2:3", "3-2", "1", "3:2:1", "3:20", "32"] },
  { key: "3+2i", different: ["3-2i", "2+3i", "5i", "5", "3+2", "√13", "-3-2i"] },
]);

rows("other solutions", [
  {
    key: "x=3",
    different: ["x=-3", "x=±3", "x>3", "x≥3", "x≠3", "y=3", "x^2=9", "x=3 or x=0", "x(x-3)=0", "x=3y"],
    letters: ["x", "y"],
  },
  { key: "x^2=9", different: ["x=3", "x^3=27", "x=9", "x^2=3", "2x=9", "x^4=81"] },
  { key: "y=x", different: ["y=-x", "xy=x^2", "y^2=x^2", "y=|x|", "y=x+1", "x^2=y"] },
  { key: "xy=1", different: ["x=y", "x+y=1", "x^2y^2=1", "xy=-1", "x/y=1", "xy(x-1)=x-1"] },
  { key: "x+y=5", different: ["x-y=5", "x+y=-5", "xy=5", "2x+y=5", "x+y>5", "(x+y)^2=25"] },
  { key: "y=√x", different: ["y^2=x", "y=-√x", "y=x^2", "|y|=√x", "y=√(x+1)"] },
  { key: "2^x=8y", different: ["2^x=y", "2^(x+3)=y", "x=3y", "2^x=8^y", "x^2=8y"] },
  {
    key: "x>2",
    different: ["x≥2", "x<2", "2>x", "x>2.0001", "x>1", "2x>2", "-x>-2", "x>2 or x<0", "x>2 and x<5", "x^2>4"],
  },
  {
    key: "x<-1 or x>3",
    different: ["-1<x<3", "x<-1 and x>3", "x≤-1 or x≥3", "(x+1)(x-3)<0", "(x+1)(x-3)≥0", "|x-1|>3", "x>3"],
  },
  { key: "(0,1)", different: ["[0,1]", "(0,1]", "[0,1)", "(1,0)", "0≤x≤1", "(0,1,0)", "{0,1}"], ambiguous: ["0,1"] },
  { key: "[0,2]", different: ["[0,1)∪(1,2]", "(0,2)", "[0,1]∪(1,2)", "0,1,2", "[2,0]", "x(x-2)<0", "x(x-2)≥0"] },
  { key: "x≠0", different: ["x>0", "x=0", "x≠1", "x<0", "x≥0", "(-∞,∞)", "x^2≥0"] },
  { key: "x≥0", different: ["x>0", "√x>0", "x^3>0", "|x|≥0", "x^2≥0", "x≥-0.001"] },
  { key: "(x^2-1)/(x-1)>0", different: ["x>-1", "x>1", "x≠1", "x≥-1"] },
  { key: "y>2x+1", different: ["y≥2x+1", "y<2x+1", "2x+1>y", "-y>-2x-1", "y>2x", "y-2x-1<0", "x>2y+1"] },
  { key: "{1,2}", different: ["{1}", "{1,2,3}", "(1,2)", "[1,2]", "{1,1}", "12", "3", "{2,3}"] },
  { key: "(2,-1)", different: ["(-1,2)", "(2,1)", "(-2,-1)", "x=-1,y=2", "2", "(2,-1,0)", "[2,-1]"] },
  {
    key: "x=1,y=2",
    different: ["x=2,y=1", "x=1", "y=2", "(2,1)", "x=1,y=2,z=3", "x=1 or y=3", "3"],
    letters: ["x", "y", "z"],
  },
  {
    key: "x=π/6+2kπ, k∈Z",
    different: [
      "x=π/6",
      "x=π/6+kπ, k∈Z",
      "x=-π/6+2kπ, k∈Z",
      "x=π/3+2kπ, k∈Z",
      "x=π/6+4kπ, k∈Z",
      "x=30+360k, k∈Z",
      "x=5π/6+2kπ,k∈Z",
      "x=±π/6+2kπ,k∈Z",
    ],
  },
]);

rows("other amounts", [
  { key: "5 m", different: ["5 cm", "50 m", "5 km", "5 m^2", "500 mm", "0.5 m", "5 s", "5 kg", "5 lanterns"] },
  { key: "2.5 h", different: ["2.5 min", "2 h 5 min", "2小时50分", "250 min", "25 h", "2 h"], refused: ["2:50:00"] },
  {
    key: "24",
    different: [
      "24%",
      "2.4",
      "24!",
      "-24",
      "240",
      "24/1/2",
      "24 dozen",
      "24 squared",
      "24 thousand",
      "24 million apples",
    ],
  },
  {
    key: "24",
    unreadable: [
      "24 hundred",
      "24 less",
      "24 halves",
      "not 24",
      "24 or so",
      "24 times",
      "24 th",
      "24 xyz",
      "24倍半",
      "不是24",
      "24 minus",
    ],
  },
  { key: "¥12.5", different: ["$12.5", "12.5角", "¥125", "12元", "12元5分", "¥1.25"] },
  { key: "36 km/h", different: ["36 m/s", "36 km", "36 km/min", "10 m/h", "3.6 km/h", "36 mph"] },
  { key: "一百五", different: ["105", "一百零五", "155", "100.5", "1005"], equal: ["150", "一百五十"] },
  {
    key: "B",
    different: ["A", "C", "AB", "D", "E"],
    unreadable: ["not B", "B or not", "?", "none of these, maybe"],
  },
  {
    key: "yes",
    different: ["no", "No.", "不是", "false", "n", "错"],
    unreadable: ["maybe", "yes no", "", "not yes", "是吗是"],
  },
]);
