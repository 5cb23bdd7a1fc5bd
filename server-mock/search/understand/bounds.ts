// Wordings of bounds for prices and sizes, as normalised words.

export const upTo = [
  ...[
    'onder',
    'onder de',
    'tot',
    'tot aan',
    'tot en met',
    'tot max',
    'tot maximaal',
    'max',
    'maximaal',
    'maximum',
  ],
  ...['hoogstens', 'hooguit', 'minder dan', 'niet meer dan', 'goedkoper dan', 'beneden', 'beneden de'],
  ...['budget', 'budget van', 'budget of', 'budget de', 'max budget'],
  ...['under', 'below', 'less than', 'up to', 'no more than', 'not more than', 'cheaper than', 'at most'],
  ...[
    'moins de',
    'moins que',
    'jusqu a',
    'jusque',
    'sous',
    'pas plus de',
    'max de',
    'maximum de',
    'a moins de',
  ],
];
export const from = [
  ...['vanaf', 'boven', 'boven de', 'meer dan', 'minimaal', 'minstens', 'duurder dan'],
  ...['over', 'above', 'from', 'more than', 'at least'],
  ...['plus de', 'a partir de', 'des', 'au moins', 'au dessus de'],
];
/** Wordings of either bound that are also used with years. */
export const datingToo = [
  'tot',
  'tot aan',
  'tot en met',
  'up to',
  'jusqu a',
  'jusque',
  'vanaf',
  'from',
  'a partir de',
  'des',
];
export const about = [
  ...['rond', 'rond de', 'rondom', 'ongeveer', 'circa', 'ca', 'zo n'],
  ...['around', 'about', 'roughly'],
  ...['environ', 'autour de', 'dans les'],
];
export const between = ['tussen', 'tussen de', 'between', 'entre'];
/** Words that may precede a range: "from 100 to 200". */
export const opening = [...between, 'van', 'from', 'de'];
/** Words between the two numbers of a range; a dash is parsed as "tot". */
export const to = ['tot', 'to', 'a'];
/** The same after "between". */
export const and = [...to, 'en', 'and', 'et'];

// Words that may follow a number.
export const orLess = ['of minder', 'of goedkoper', 'or less', 'or under', 'ou moins'];
export const orMore = ['of meer', 'or more', 'ou plus'];
