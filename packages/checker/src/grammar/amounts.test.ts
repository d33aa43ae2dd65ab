import { rows } from "../rows.ts";

rows("amounts in more than one unit", [
  {
    key: "3 m",
    equal: ["300 cm = 3 m", "3m=300cm", "150×2=300(cm)=3 m", "1 m + 200 cm = 3 m"],
    different: ["300 cm = 30 m", "3 cm = 3 m", "300 m = 3 m"],
    unreadable: ["3 kg = 3 m", "3 m = 300 kg"],
  },
  { key: "90 min", equal: ["1 h 30 min = 90 min", "1.5 h × 60 = 90 min"], different: ["1 h 20 min = 90 min"] },
  {
    key: "3公顷",
    equal: ["200×150=30000（平方米）=3公顷", "30000平方米=3公顷"],
    different: ["200×150=30000（平方米）=30公顷"],
  },
  {
    key: "37°30'",
    equal: ["90° - 52°30' = 37°30'", "75°÷2=37°30'", "三十七度三十分", "37度半"],
    refused: ["90° - 52°30' = 38°30'", "37.3°", "30°37'"],
  },
  {
    key: "1:500",
    kind: "ratio",
    equal: ["1 cm : 5 m", "2 cm to 10 m"],
    different: ["5 m : 1 cm", "1 cm : 5 cm"],
    unreadable: ["1 cm : 5 kg", "1 : 5 m"],
  },
]);

rows("bounds with a unit", [
  { key: "x>3 cm", equal: ["x>30 mm", "x>3", "3 cm<x"], different: ["x>3 mm", "x>3 kg", "x>30 cm"] },
  { key: "2 m < x < 3 m", equal: ["200 cm < x < 300 cm", "200 cm < x < 3 m"], refused: ["2 cm < x < 3 m", "2<x<3 kg"] },
  { key: "x<1 cm or x>3 cm", equal: ["x<10 mm or x>30 mm"], different: ["x<1 mm or x>3 mm"] },
]);

rows("measures that are no things to count", [
  { key: "5 gallons", equal: ["20 quarts", "5 gal"], different: ["5 quarts", "5 cups", "5 liters"] },
  { key: "6 tablespoons", equal: ["18 teaspoons"], different: ["6 teaspoons", "6 cups"] },
  { key: "24 boxes", equal: ["24 crates"], different: ["24 gallons", "24 acres"] },
  { key: "500 joules", equal: ["500 J", "0.5 kJ"], different: ["500 watts", "500 newtons"] },
  { key: "2 decades", equal: ["20 years"], different: ["2 centuries", "2 years"] },
  { key: "2000 kg", equal: ["2 tons"], different: ["2 pounds"] },
  { key: "5 gallons of paint", equal: ["5 gallons", "five gallons of paint"], different: ["5 quarts of paint"] },
  { key: "24 boxes", equal: ["12 boxes + 12 boxes = 24 boxes", "4 rows × 6 boxes = 24 boxes"] },
  { key: "24 boxes", different: ["12 boxes + 13 boxes = 24 boxes", "24 boxes = 2 boxes"] },
  { key: "4000 pounds", equal: ["2 tons"] },
  { key: "24", unreadable: ["24j", "24n"] },
]);

rows("steps of which each uses what came before", [
  {
    key: "10",
    equal: ["5×4=20, 20÷2=10", "5×4=20 20÷2=10", "3+4=7; 7+3=10"],
    different: ["5×4=20, 20÷2=11", "20÷2=10, 5×4=20", "5×4=10, 20÷2=20", "5×4=20, 10"],
  },
  { key: "20", different: ["20÷2=10, 5×4=20", "10×2=20, 20÷2=10"] },
  { key: "3", equal: ["6÷2=3, x=3"], different: ["x=3, y=3"] },
  { key: "x=5", equal: ["10÷2=5, x=5"], different: ["10÷2=5, x=6"] },
]);

rows("π worked out with 3.14", [
  { key: "12π", rounded: ["37.68", "12×3.14"], different: ["37.6", "38"] },
  { key: "πr^2", rounded: ["3.14r²"], different: ["3.15r²", "3.14r"] },
  { key: "12π", decimals: 2, equal: ["37.70"], different: ["37.68"] },
]);

rows("what a sentence says of a change, and which numbers are meant", [
  { key: "20%", refused: ["It was reduced to 20%", "The price fell to 20%"], equal: ["It is equal to 20%"] },
  { key: "x>2", equal: ["大于2的实数", "x>2的一切实数"], refused: ["x大于2的有理数", "大于2的整数", "x>2的整数"] },
  { key: "1/3", equal: ["0.3 recurring", "0.3循环"], unreadable: ["0.16 recurring", "0.31 recurring"] },
  { key: "1/6", equal: ["0.16，6循环"] },
  { key: "2n+1", equal: ["第n项是2n+1", "a_n=2n+1"], refused: ["a_n=2n-1", "第n+1项是2n+1"] },
  { key: "a_n=2n+1", equal: ["a_n=1+2n"], refused: ["S_n=2n+1"] },
  { key: "7:05", kind: "time", equal: ["seven oh five"], refused: ["seven oh six", "seven fifty"] },
  { key: "15:40", kind: "time", equal: ["15:40 h", "15h40"], refused: ["15:40 min", "15h4"] },
]);
