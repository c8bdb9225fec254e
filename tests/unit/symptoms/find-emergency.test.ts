import { expect, it } from "vitest";
import { findEmergency } from "../../../shared/domain/symptoms/mod.ts";

it.each([
  ["nan's mouth is drooping on one side, soup or a roll?", /stroke/],
  ["he swallowed a button battery. Bread or honey?", /battery/],
  ["I have a nut allergy so bad I can't breathe, what can I eat", /ambulance/],
  ["I get crushing chest pain if I eat now, toast or soup?", /ambulance/],
  ["vomiting blood since breakfast: tea or toast?", /ambulance|emergency/],
  ["32 weeks and the baby has not moved all day, cold juice or a biscuit?", /maternity|midwife/],
  ["crushing chest pain and sweating, peppermint tea or yoghurt", /ambulance/],
  ["crushing chest pain last year and again now, peppermint tea or yoghurt", /ambulance/],
  ["should I have toast or soup, one side of my face is drooping?", /stroke/],
  ["which is better for nan, tea or broth, she collapsed and is not responding?", /ambulance/],
  ["my face is drooping if I have tea, coffee or water?", /stroke/],
  ["every time I eat my throat is closing, it is closing now, tea or toast?", /ambulance/],
  ["prawns make my tongue swell and it is still swollen, rice or pasta?", /ambulance/],
  ["peanuts make my lips swell. Also crushing chest pain and sweating, tea or toast?", /ambulance/],
])("an emergency in a question about food is told with what to do: %s", (text, expected) => {
  expect(findEmergency(text)).toMatch(expected);
});

it.each([
  "walnuts make my throat close: pesto or tomato sauce?",
  "pecan allergy (throat closed up three years ago): pesto or tomato sauce?",
  "cooking for dad after his stroke: soup or stew?",
  "my meter says 2.9 and I'm shaky, juice or crackers?",
  "sugar is 23, thirsty: water or squash?",
  "can I eat mussels or cod if I ever get chest pain?",
  "the session kicks off in half an hour, toast or a banana?",
  "can't have celery, my face swells up. soup or salad?",
  "My son has a cow's milk allergy so nothing with dairy in it",
  "whenever my son has celery his throat closes, what do I swap?",
  "She can't breathe if she eats peanuts, swap the peanut butter",
  "does beetroot or rice cause vomiting blood?",
  "anaphylaxis to prawns in the family: paella or risotto?",
  "vegan and never get round to B12 pills, which milk?",
  "new tablets and I can't remember the name, which juice?",
  "rice sat on the stove all night, fry it or bin it?",
  "39 degrees here and I can't face anything hot, soup or salad?",
])("what the choice of a food answers, a history or a figure of speech is none: %s", (text) => {
  expect(findEmergency(text)).toBeNull();
});
