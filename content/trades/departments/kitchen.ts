import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const kitchen: Department = {
  id: "kitchen",
  name: "the kitchen",
  keywords: words(`
    kitchen, kitchens, chef, chefs, cook, cooks, cooking, food preparation, kitchen staff, food safety,
    pantry, recipes, recipe, plating, canteen kitchen, baking room, food production
  `),
  purpose: "every plate is safe, tastes the same and leaves on time, whoever holds the spoon",
  owner: "head cook",
  others: ["cook", "kitchen assistant", "store keeper"],
  tools: [
    "recipes with measures",
    "a scale and measuring cups",
    "separate boards for meat and vegetables",
    "a food thermometer",
    "covered bins, soap and clean towels",
  ],
  before: [
    "hands, hair, nails and aprons have been checked",
    "water, gas and light are enough for the shift",
    "the order list and the number of plates are known",
    "meat and fish were kept frozen or on ice",
    "yesterday’s leftovers are labelled or thrown away",
  ],
  steps: [
    {
      do: "Wash hands with soap to the elbow, cover your hair and take off rings.",
      who: "cook",
      check: "the head cook has seen clean hands",
    },
    {
      do: "Collect ingredients by the recipe from the store and sign.",
      who: "cook",
      check: "quantity and recipe agree",
      record: "the issue book",
    },
    {
      do: "Smell, look at and check the date of each item, and put aside what is doubtful.",
      who: "cook",
      check: "nothing doubtful is on the table",
      record: "the waste sheet",
    },
    {
      do: "Wash vegetables in clean salted water, and cut meat on its own board.",
      who: "kitchen assistant",
      check: "boards and knives for meat lie apart",
    },
    {
      do: "Cook by the recipe and measure salt, pepper and oil.",
      who: "cook",
      check: "the recipe card has been followed without guessing",
    },
    {
      do: "Bring meat, beans and soups to a full boil and keep hot food hot.",
      who: "cook",
      check: "the food steams in the middle and the thermometer confirms it",
      record: "the temperature sheet",
    },
    {
      do: "Let the head cook taste with a clean spoon before serving.",
      who: "head cook",
      check: "taste, salt and texture have been accepted",
      record: "the shift sheet",
    },
    {
      do: "Portion with the same spoon or scale, wipe the edge and cover.",
      who: "kitchen assistant",
      check: "two plates side by side look alike",
    },
    {
      do: "Keep one small labelled portion of each dish for a day.",
      who: "cook",
      check: "name, date and hour stand on the box",
      record: "the sample list",
    },
    {
      do: "Cool leftovers fast in shallow pans, label and freeze, or throw away.",
      who: "cook",
      check: "no open pot stands overnight",
      record: "the waste sheet",
    },
    {
      do: "Wash pots, boards, floors and drains, and empty the bins.",
      who: "kitchen assistant",
      check: "surfaces are dry and bins are outside",
    },
    {
      do: "Close gas at cylinder and wall, switch off and lock.",
      who: "head cook",
      check: "a second person has looked",
      record: "the closing sheet",
    },
  ],
  qualityChecks: [
    "hands were washed after raw meat, money and toilet",
    "hot food stayed hot until served",
    "dishes of today taste like the card",
    "raw and cooked food never shared a board",
    "the oil was changed when dark",
  ],
  records: [
    "recipe cards",
    "temperature and shift sheets",
    "the waste sheet",
    "health certificates of food handlers",
    "the sample list",
  ],
  whenWrong: [
    {
      problem: "somebody on shift has diarrhoea or an open wound",
      do: "Send the person home or to work without food, and clean what was touched.",
    },
    {
      problem: "gas or power fails during cooking",
      do: "Keep pots covered, move to the reserve burner and throw away meat that stayed warm too long.",
    },
    {
      problem: "a customer reports a bad stomach",
      do: "Take it seriously, keep the sample, write the dish and hour, inform the manager and stop that dish.",
    },
    {
      problem: "the dish is too salty or burnt",
      do: "Do not serve it; cook a smaller new pot and write the cause.",
    },
    {
      problem: "an ingredient has finished",
      do: "Tell the counter at once, take the dish off the board and add it to the reorder list.",
    },
  ],
  measures: [
    "plates sold and plates thrown away",
    "the cost of ingredients for each dish",
    "complaints for each hundred plates",
    "minutes from order to plate",
  ],
  review: "every month with tasting, and after any complaint about a stomach",
};
