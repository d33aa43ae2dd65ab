import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("usual English stories in any order of their clauses", () =>
  answersRows([
    ["Three sisters share 84 shells in the ratio 1 : 2 : 4. How many shells does the one with the most get?", "48"],
    ["How many pens are in a box? A box holds pens.", null],
    [
      "The ratio of blue to green marbles is 3 : 5 and there are 12 more green marbles than blue. How many marbles are in the jar if every marble is either blue or green?",
      "48",
    ],
    [
      "The ratio of blue to green marbles is 3 : 5 and there are 12 more blue marbles than green. How many marbles are there?",
      null,
    ],
    [
      "A fruit punch has juice and soda in the ratio 5 : 3. There are 24 cups of punch altogether. How many cups are soda?",
      "9",
    ],
    [
      "Sam read 1/4 of his book on Monday and half of the remaining pages on Tuesday. He still has 60 pages to go. How many pages does the book have?",
      "160",
    ],
    [
      "Sam read 1/4 of his book on Monday and half of the book on Tuesday. He still has 60 pages to go. How many pages does the book have?",
      null,
    ],
    ["A tank is 1/4 full. After adding 30 liters it is 2/3 full. How many liters does the full tank hold?", "72"],
    ["In a class of 40 students, 14 play chess. What percentage of the class does not play chess?", "65%"],
    ["A truck travels at 60 km/h for 25 minutes. How many kilometres is that?", "25"],
    ["A dog runs at 18 km/h. What is this speed in metres per second?", "5"],
    ["A film starts at 6:50 pm and ends at 9:15 pm. How many minutes is the film?", "145"],
    [
      "Maya cycles to work at 20 km/h and comes back along the same road at 12 km/h. What is her average speed for the whole trip, in km/h?",
      "15",
    ],
    [
      "Two cyclists start towards each other at the same time from towns 90 km apart. One rides at 20 km/h and the other at 25 km/h. After how many hours do they meet?",
      "2",
    ],
    [
      "Two cyclists start away from each other at the same time from towns 90 km apart. One rides at 20 km/h and the other at 25 km/h. After how many hours do they meet?",
      null,
    ],
    [
      "A store raises a price by 20% and then cuts the new price by 20%. Compared with the original price, what percent lower is the final price?",
      "4%",
    ],
    [
      "A store raises a price by 20% and then cuts the new price by 20%. Compared with the original price, what percent higher is the final price?",
      null,
    ],
    ["The number of members went from 400 to 460. By what percent did it increase?", "15%"],
    [
      "Restaurant bill: $50 for food, plus 6% tax on the food, plus a tip equal to 20% of the food price before tax. Total to pay in dollars?",
      "63",
    ],
    ["How many dollars of simple interest does $500 earn in 4 years at 3% per year?", "60"],
    [
      "On a map, 3 cm stands for 20 km. Two towns are 12 cm apart on the map. How far apart are they really, in km?",
      "80",
    ],
    ["The temperature at noon was 5 °C. By evening it had fallen 9 degrees. What was the evening temperature?", "-4"],
    ["6 machines make 90 bolts in 3 hours. How many bolts will 4 machines of the same kind make in 5 hours?", "100"],
    [
      "Lia shares out cards. If each child gets 4 there are 6 left, but if she tries to give each child 5 she is 3 short. How many children are there?",
      "9",
    ],
    ["A van can carry 12 passengers. What is the least number of vans needed to take 100 people to a match?", "9"],
    [
      "A snail at the bottom of a 12 m well climbs up 4 m each day and slides back 1 m each night. On which day does it first reach the top?",
      "4",
    ],
    [
      "A clock loses 3 minutes every hour. It is set right at 9 a.m. How many minutes behind will it be at 3 p.m. the same day?",
      "18",
    ],
    [
      "A clock loses 3 minutes every hour. It is set right at 9 a.m. How many minutes ahead will it be at 3 p.m. the same day?",
      null,
    ],
    [
      "Ann paints a wall in 6 hours, Ben does the same wall in 3 hours. They paint together for 1 hours. What fraction of the wall is still unpainted?",
      "1/2",
    ],
    [
      "I think of a number, I triple it, add 4, and divide what I get by 2. I end up with 17. What number did I think of?",
      "10",
    ],
    ["4 pens and 3 pads cost $9.50 and 4 pens and 5 pads cost $12.50. How many cents does one pad cost?", "150"],
    ["A fraction is equivalent to 4/7 and its numerator and denominator add to 55. What is its denominator?", "35"],
    ["How long will it take a cyclist riding at 15 km/h to cover 50 km? Give your answer in minutes.", "200"],
    ["School starts at 8:30 am and ends at 3:15 pm. How many minutes long is the school day?", "405"],
    ["8 workers can build a wall in 15 days. How many days would 10 workers need for the same wall?", "12"],
    ["A recipe for 6 people needs 450 g of flour. How many grams are needed for 10 people?", "750"],
    [
      "A water tank is 3/8 full. When 50 more liters are added, it is 5/8 full. What is the capacity of the tank in liters?",
      "200",
    ],
    [
      "If I put 6 apples in each bag, 4 apples are left over. If I put 7 in each bag, I need 3 more apples. How many bags do I have?",
      "7",
    ],
    ["At 6 am it was -8°C. The temperature rose 3 degrees every hour. What was the temperature at 11 am?", "7"],
    [
      "The scale of a map is 1 : 50000. Two hills are 6 cm apart on the map. How many kilometres apart are they in reality?",
      "3",
    ],
    [
      "A frog is at the bottom of a 20 foot well. Each day it jumps up 5 feet and each night it slips back 3 feet. How many days does it take to get out?",
      "9",
    ],
    ["A watch loses 2 minutes every hour. It is set correctly at noon. How many minutes slow is it at 8 pm?", "16"],
    ["A meal costs $60. Tax is 8% and you leave a 15% tip on the meal. How much do you pay altogether?", "73.8"],
    [
      "A car travels the first 120 km at 60 km/h and the next 120 km at 40 km/h. What is its average speed for the whole trip?",
      "48",
    ],
    ["A train 150 m long crosses a 350 m bridge at 25 m/s. How many seconds does it take to cross completely?", "20"],
    [
      "A meal costs $60. Tax is 8% and you leave a 15% tip on the total with tax. How much do you pay altogether?",
      null,
    ],
    [
      "If I put 6 apples in each bag, 4 apples are left over. If I put 7 in each bag, I need 3 more apples. How many apples do I have?",
      "46",
    ],
    ["8 workers can build a wall in 15 days. How many days would 10 workers need for a wall twice as long?", null],
    [
      "A car travels the first 2 hours at 60 km/h and the next 3 hours at 40 km/h. What is its average speed for the whole trip?",
      "48",
    ],
    ["At 6 am it was -8°C. The temperature fell 3 degrees every hour. What was the temperature at 11 am?", "-23"],
    ["A truck travels at 60 mph for 25 minutes. How many kilometres is that?", null],
    [
      "I think of a number, I triple it, add 4, and divide what I get by 2. I do not end up with 17. What number did I think of?",
      null,
    ],
    ["Rosa and Ken divide $72 so that Rosa gets 5 parts for every 3 parts Ken gets. How much does Ken get?", "27"],
    [
      "A car and a van leave a town at the same time in opposite directions. The car goes 70 mph, the van 55 mph. After how many hours will they be 375 miles apart?",
      "3",
    ],
    [
      "Leo walks to the library at 4 km/h and jogs home at 6 km/h. If the library is 6 km away, what is his average speed for the round trip?",
      "4.8",
    ],
    ["A runner covers 400 m in 50 seconds. What is her speed in km/h?", "28.8"],
    ["In a survey, 45% of 80 people like tea. How many people do not like tea?", "44"],
    [
      "Jo had $60. She spent 1/4 of it on a book and 2/3 of what remained on shoes. How much money does she have left?",
      "15",
    ],
    [
      "A ribbon is cut into two pieces in the ratio 3:7. The longer piece is 24 cm longer than the shorter. How long was the ribbon?",
      "60",
    ],
    ["There are 137 students going on a trip. Each bus holds 40 students. How many buses are needed?", "4"],
    [
      "Eggs are packed in boxes of 12. How many full boxes can be packed from 500 eggs, and how many are left over? Give the number left over.",
      "8",
    ],
    ["The temperature in Oslo is -6 °C and in Rome it is 13 °C. How many degrees warmer is it in Rome?", "19"],
    ["The temperature dropped from 4°C to -9°C overnight. By how many degrees did it drop?", "13"],
    ["On a map with scale 1 cm to 25 km, two cities are 9 cm apart. What is the real distance in km?", "225"],
    ["The sum of the ages of three brothers is 36. Each is 2 years older than the next. How old is the oldest?", "14"],
    ["A clock gains 5 minutes a day. How many minutes will it gain in 2 weeks?", "70"],
    ["You buy 3 notebooks at $2.40 each and a pen for $1.80. How much change do you get from $20?", "11"],
    ["Sue deposits $600 at 5% simple interest. After how many years will she have earned $120 in interest?", "4"],
    ["Mark has twice as many dimes as nickels, and the total value is $2.00. How many nickels does he have?", "8"],
    ["A leaky tap loses 250 ml every 20 minutes. How many liters does it lose in a day?", "18"],
    [
      "Rosa and Ken divide $72 so that Rosa gets 5 parts for every 3 parts Ken gets. How much more does Rosa get than Ken?",
      null,
    ],
    [
      "A car and a van leave a town at the same time in the same direction. The car goes 70 mph, the van 55 mph. After how many hours will they be 30 miles apart?",
      null,
    ],
    ["In a survey, 45% of 80 people like tea. How many people do not like coffee?", null],
    ["Jo had $60. She spent 1/4 of it on a book and 2/3 of what remained on shoes. How much did the shoes cost?", null],
    ["The temperature rose from 4°C to -9°C overnight. By how many degrees did it rise?", null],
    ["The temperature in Oslo is -6 °C and in Rome it is 13 °C. How many degrees colder is it in Rome?", null],
    ["You buy 3 notebooks at $2.40 each and a pen for $1.80. How much change do you get from $5?", null],
    [
      "How old is the youngest? The sum of the ages of three brothers is 36. Each is 2 years older than the next.",
      "10",
    ],
  ]));
