import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';
import { type Locale, locales } from '#domain/constants/locales.ts';
import { reductionWindowDays } from '#domain/money/lowest-before.ts';
import { promises } from '#domain/promises/promises.ts';
import { proposedDates } from '#domain/transports/transport-dates.ts';

interface Figures {
  /** The figures that the texts must name, in every language. */
  readonly figures: readonly number[];
  /** The beginnings of the English messages, up to where they differ from other messages. */
  readonly texts: readonly string[];
}

const { bid, confirmation, complaint, report, withdrawal, payout, review, sending } = promises;

/** The messages that spell a promised figure out instead of reading it, by the promise. */
const promised: readonly Figures[] = [
  {
    figures: [bid.days],
    texts: [
      ...['It is valid for five days. We will email', 'Your bid has been received. The seller has five'],
      ...['The product is reserved for this buyer for five', 'The buyer did not pay for {title} within five'],
      ...['The five days to pay for {title}', 'The seller did not answer your bid of {amount}'],
      ...['The seller has five days to answer.', 'You did not answer the bid of {amount}'],
    ],
  },
  { figures: [promises.paymentLink.days], texts: ['In whole euros. The price is valid for three days'] },
  {
    figures: [sending.days],
    texts: ['sent within five days, with a tracking', 'Send the parcel within 5 days'],
  },
  {
    figures: [confirmation.days],
    texts: ['We ask the buyer to confirm receipt within', 'The buyer has three days to confirm receipt'],
  },
  {
    figures: [complaint.answerWorkingDays],
    texts: [
      ...['The seller is notified right away and has', 'Your complaint has been sent. The seller has'],
      ...['Accept it or make a counterproposal within', 'Answer within three working days'],
      ...['The buyer has made a complaint. Answer', 'We received your complaint. The seller has'],
    ],
  },
  {
    figures: [complaint.decisionWorkingDays],
    texts: ['You can appeal once, free of charge, until', 'The five working days for a decision'],
  },
  {
    figures: [complaint.appealDays],
    texts: [
      'The money is transferred after 14 days without',
      'If you disagree, you can appeal once within 14',
    ],
  },
  {
    figures: [complaint.returnDays],
    texts: [
      ...['The buyer sends the product back within seven', 'The buyer sends it within seven days'],
      'You have seven days. Your refund',
    ],
  },
  {
    figures: [complaint.checkDays],
    texts: ['The seller then has three days to confirm.', 'Confirm within three days, or tell us'],
  },
  { figures: [complaint.parcelWorkingDays], texts: ['The three working days to settle it'] },
  {
    figures: [withdrawal.days],
    texts: [
      ...['Did you buy from a business seller? Then you', 'You can withdraw up to 14 days after'],
      ...['The withdrawal period of 14 days', 'You bought from a business seller. You can'],
    ],
  },
  {
    figures: [withdrawal.returnDays],
    texts: [
      ...['The refund follows within 14 days', 'Send the product back within 14 days'],
      ...['The buyer then has 14 days to send', 'The product comes back to you within 14'],
      'You have 14 days. Your refund',
    ],
  },
  {
    figures: [withdrawal.checkDays],
    texts: [
      ...['With a number, your refund follows after five', 'The seller has five days to confirm that'],
      ...['Confirm receipt within five days, or tell us', 'Send the product back by {returnBy} and report'],
    ],
  },
  {
    figures: [withdrawal.handOverDays],
    texts: ['Has it been handed over? Answer within', 'The seller has three days to say whether'],
  },
  {
    figures: [report.decisionWorkingDays, withdrawal.decisionWorkingDays],
    texts: ['We decide within three working days and', 'The three working days for a decision'],
  },
  { figures: [report.appealWorkingDays], texts: ['Another colleague decides within five working'] },
  {
    figures: [payout.from, payout.until],
    texts: [
      ...['We pay you 2 to 5 working days after the', 'The money is yours: we pay you within 2 to 5'],
      ...['You get your money within 2 to 5 working', 'The buyer now confirms receipt. We then pay'],
      ...['{amount} goes back to the buyer. We pay you', 'Receipt has been confirmed. You will receive'],
      ...['The buyer has paid. We hold the money until', 'We pay you within 2 to 5 working days.'],
    ],
  },
  { figures: [payout.until], texts: ['The five working days that we promise sellers'] },
  {
    figures: [promises.accountChange.hours],
    texts: ['Only you and Hervonden see it. We use', 'The account number for your payouts was changed.'],
  },
  {
    figures: [review.publishDays],
    texts: ['You see each other’s review once you', 'You see each other’s review only when'],
  },
  { figures: [review.editHours], texts: ['You can change your review until'] },
  { figures: [review.writeDays], texts: ['You can write a review until'] },
];

/** The messages with the figures of other rules. */
const others: readonly Figures[] = [
  {
    figures: [reductionWindowDays],
    texts: [
      ...['Lowest price in the 30 days', 'Up to {percent} percent. If you see a crossed-out'],
      'If you see a crossed-out price, it is the lowest',
    ],
  },
  {
    figures: [proposedDates.min, proposedDates.max],
    texts: [
      ...['Our transport partner delivers this product.', 'The seller proposes 3 to 5 days.'],
      ...['For large furniture, the buyer starts', 'Large furniture: the buyer starts'],
      ...['Enter the dimensions of the product and', 'Propose 3 to 5 days', 'Propose 3 to 5 other days'],
    ],
  },
  { figures: [proposedDates.min], texts: ['Choose at least 3 days'] },
  { figures: [proposedDates.max], texts: ['Choose at most 5 days'] },
  // How long a link works, how far a calendar goes, and the periods of statistics.
  {
    figures: [15],
    texts: ['We will email you a sign-in link. You can', 'If there is an account for {address}'],
  },
  { figures: [15], texts: ['This link no longer works: it has', 'The link works once and is valid for 15'] },
  { figures: [7], texts: ['The link works for seven', 'The link works once and is valid for seven'] },
  { figures: [90], texts: ['The link to your order is personal', '90 days', 'Statistics of visits: 90'] },
  { figures: [60], texts: ['Choose a time within the next 60 days'] },
  { figures: [30], texts: ['30 days', 'Searches without results', 'Most frequent searches, last 30'] },
  { figures: [4], texts: ['Too soon: transport needs at least', 'That day is too soon: transport'] },
  // A viewing is requested with two proposals; reminders say how much of a term is left.
  {
    figures: [2],
    texts: ['Request a viewing on the product page, and', 'Yes, if the seller accepts viewings'],
  },
  { figures: [2], texts: ['Two days left to send {title} back'] },
  { figures: [3], texts: ['Three days left to appeal about {title}'] },
];

/** Number words by language; digits are numbers in all of them. */
const numberWords: Readonly<Record<Locale, Readonly<Record<string, number>>>> = {
  en: { two: 2, three: 3, four: 4, five: 5, seven: 7, ten: 10, fourteen: 14 },
  nl: { twee: 2, drie: 3, vier: 4, vijf: 5, zeven: 7, tien: 10, veertien: 14 },
  fr: { deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, dix: 10, quatorze: 14 },
};

function numbersIn(text: string, locale: Locale): readonly number[] {
  const words = text.replaceAll(/\{\w+\}/g, '').match(/\p{L}+|\d+/gu) ?? [];
  return words.map((word) => numberWords[locale][word.toLowerCase()] ?? Number.parseInt(word, 10));
}

const number = String.raw`(?:\d+|${Object.keys(numberWords.en).join('|')})`;
const term = new RegExp(
  String.raw`\b${number}(?: (?:to|or) ${number})?[ -](?:working |other )?(?:days?|hours?|minutes?)\b`,
  'i',
);

/** Whether an English text names a number of days, hours or minutes that it does not read from a value. */
function namesTerm(text: string): boolean {
  return term.test(text.replaceAll(/\{\w+\}/g, ''));
}

const catalogs = await getCatalogs(getConfig());

async function textsIn(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const messages = await Promise.all(catalogs.map((catalog) => catalog.read(locale)));
  return new Map(
    messages
      .flatMap((one) => Object.entries(one ?? {}))
      .map(([id, { message, translation }]) => [id, translation || (message ?? id)]),
  );
}

const english = await textsIn('en');
const spelledOut = [...english].filter(([, text]) => namesTerm(text));
const pinned = [...promised, ...others];
/** A heading such as "30 days" is not the beginning of a longer text. */
const begins = (text: string, start: string) =>
  text === start || (start.length > 8 && text.startsWith(start));
const figuresOf = (text: string) =>
  pinned.filter(({ texts }) => texts.some((start) => begins(text, start))).flatMap(({ figures }) => figures);

test('every text that spells a term out is bound to the promise or rule that it repeats', () => {
  expect(spelledOut.length).toBeGreaterThan(80);
  expect(spelledOut.map(([, text]) => text).filter((text) => figuresOf(text).length === 0)).toEqual([]);
});

test('no text is bound that does not exist', () => {
  const starts = pinned.flatMap(({ texts }) => texts);
  const texts = [...english.values()];
  expect(starts.filter((start) => !texts.some((text) => begins(text, start)))).toEqual([]);
});

test.each(locales)('in %s such a text names the figure of its promise or rule', async (locale) => {
  const texts = await textsIn(locale);
  const wrong = spelledOut.flatMap(([id, source]) => {
    const text = texts.get(id) ?? '';
    const named = numbersIn(text, locale);
    const missing = figuresOf(source).filter((figure) => !named.includes(figure));
    return missing.length === 0 ? [] : [{ text, missing }];
  });
  expect(wrong).toEqual([]);
});

test('a figure that a text repeats by hand is found, and one that it reads is not', () => {
  expect(namesTerm('You have five days to complain.')).toBe(true);
  expect(namesTerm('Paid in 2 to 5 working days.')).toBe(true);
  expect(namesTerm('You have {days} days to complain.')).toBe(false);
  expect(numbersIn('Binnen drie tot 5 dagen na {title}', 'nl')).toContain(3);
});
