import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';
import { caseDeadline } from '#domain/cases/case-clock.ts';
import { type Locale, locales } from '#domain/constants/locales.ts';
import { dashboardPeriods, periodBounds } from '#domain/dashboard/period.ts';
import { reductionWindowDays } from '#domain/money/lowest-before.ts';
import { proposedMoments } from '#domain/pickups/moments.ts';
import { promises } from '#domain/promises/promises.ts';
import { viewingDays } from '#domain/question/question-rules.ts';
import { proposedDates, transportHours } from '#domain/transports/transport-dates.ts';
import { numbersIn, shapeOf, termsIn } from '../setup/terms.ts';

interface Figures {
  /** The figures that the texts must name, in every language, and no other ones. */
  readonly figures: readonly number[];
  /** The beginnings of the English messages, up to where they differ from other messages. */
  readonly texts: readonly string[];
}

const {
  bid,
  confirmation,
  complaint,
  report,
  withdrawal,
  payout,
  review,
  sending,
  links,
  statistics,
  retention,
} = promises;

/** The messages that spell a promised figure out instead of reading it, by the promise; `#` is any number. */
const promised: readonly Figures[] = [
  {
    figures: [bid.days],
    texts: [
      ...['It is valid for # days. We will email', 'Your bid has been received. The seller has #'],
      'You can make one bid per product, and the seller has #',
      ...['The product is reserved for this buyer for #', 'The buyer did not pay for {title} within #'],
      ...['The # days to pay for {title}', 'The seller did not answer your bid of {amount}'],
      ...['The seller has # days to answer.', 'You did not answer the bid of {amount}'],
      ...['The buyer did not buy {title} for your', 'The # days to buy {title} for the'],
      'The # days to pay are over.',
    ],
  },
  { figures: [promises.paymentLink.days], texts: ['In whole euros. The price is valid for # days'] },
  {
    figures: [sending.days],
    texts: ['sent within # days, with a tracking', 'Send the parcel within # days'],
  },
  {
    figures: [confirmation.days],
    texts: ['We ask the buyer to confirm receipt within', 'The buyer has # days to confirm receipt'],
  },
  {
    figures: [complaint.answerWorkingDays],
    texts: [
      ...['The seller is notified right away and has', 'Your complaint has been sent. The seller has'],
      ...['Accept it or make a counterproposal within', 'Answer within # working days'],
      ...['We received your complaint. The seller has', 'Nobody has told us yet whether you received'],
      'Tell us within # working days.',
    ],
  },
  {
    figures: [complaint.decisionWorkingDays],
    texts: ['You can appeal once, free of charge, until'],
  },
  {
    figures: [complaint.appealDays],
    texts: ['The money is transferred after # days without', 'If you disagree, you can appeal once within #'],
  },
  {
    figures: [complaint.returnDays],
    texts: [...['The buyer sends the product back within #', 'The buyer sends it within # days']],
  },
  {
    figures: [complaint.checkDays],
    texts: ['The seller then has # days to confirm.', 'Confirm within # days, or tell us'],
  },
  { figures: [complaint.parcelWorkingDays], texts: ['The # working days to settle it'] },
  {
    figures: [withdrawal.days],
    texts: [
      ...['Did you buy from a business seller? Then you', 'You can withdraw up to # days after'],
      ...['The withdrawal period of # days', 'You bought from a business seller. You can'],
    ],
  },
  {
    figures: [withdrawal.returnDays],
    texts: [
      ...['The refund follows within # days', 'Send the product back within # days'],
      ...['The buyer then has # days to send', 'The buyer sends it back within #'],
    ],
  },
  {
    figures: [withdrawal.checkDays],
    texts: [
      ...['With a number, your refund follows after #', 'The seller has # days to confirm that'],
      ...['Confirm receipt within # days, or tell us', 'Send the product back by {returnBy} and report'],
      'Report the return on the withdrawal page by {moment}.',
    ],
  },
  {
    figures: [withdrawal.handOverDays],
    texts: ['Has it been handed over? Answer within', 'The seller has # days to say whether'],
  },
  {
    figures: [report.decisionWorkingDays, withdrawal.decisionWorkingDays],
    texts: ['We decide within # working days and'],
  },
  { figures: [report.appealWorkingDays], texts: ['Another colleague decides within # working'] },
  {
    figures: [payout.from, payout.until],
    texts: [
      ...['We pay you # to # working days after the', 'The money is yours: we pay you within # to #'],
      ...['You get your money within # to # working', 'The buyer now confirms receipt. We then pay'],
      ...['The buyer has paid. We hold the money until', 'We pay you within # to # working days.'],
      ...['The complaint is closed and the sale goes ahead.', 'Receipt has been confirmed. You will receive'],
    ],
  },
  { figures: [payout.until], texts: ['The # working days that we promise sellers'] },
  {
    figures: [promises.accountChange.hours],
    texts: ['Only you and Hervonden see it. We use', 'The account number for your payouts was changed.'],
  },
  {
    figures: [review.publishDays],
    texts: ['You see each other’s review once you', 'You see each other’s review only when'],
  },
  { figures: [review.editHours], texts: ['You can change your review until'] },
  {
    figures: [sending.labelRetryHours],
    texts: ['Both parties have been notified. We ask', 'We could not create a label: an address is'],
  },
  { figures: [review.writeDays], texts: ['You can write a review until'] },
];

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-03-02T12:00:00Z');

/** Whole days from the reminder of a case until its deadline. */
function daysLeft(state: Parameters<typeof caseDeadline>[0]): number {
  const deadline = caseDeadline(state, now);
  if (deadline === null || deadline.remindAt === null) throw new Error(`${state} has no reminder.`);
  return Math.floor((deadline.dueAt - deadline.remindAt) / day);
}

/** The messages with the figures of other rules. */
const others: readonly Figures[] = [
  {
    figures: [reductionWindowDays],
    texts: [
      ...['Lowest price in the # days', 'Up to {percent} percent. If you see a crossed-out'],
      'If you see a crossed-out price, it is the lowest',
    ],
  },
  {
    figures: [proposedDates.min, proposedDates.max],
    texts: [
      ...['Our transport partner delivers this product.', 'The seller proposes # to # days.'],
      ...['For large furniture, the buyer starts', 'Large furniture: the buyer starts'],
      ...['Enter the dimensions of the product and', 'Propose # to # days', 'Propose # to # other days'],
    ],
  },
  { figures: [proposedDates.min], texts: ['Choose at least # days'] },
  { figures: [proposedDates.max], texts: ['Choose at most # days'] },
  {
    figures: [proposedDates.leadDays],
    texts: [
      ...['For large furniture, the buyer starts', 'Too soon: transport needs at least'],
      'That day is too soon: transport',
    ],
  },
  {
    figures: [transportHours.window],
    texts: ['For large furniture, the buyer starts', 'Large furniture: the buyer starts'],
  },
  {
    figures: [viewingDays],
    texts: ['Request a viewing on the product page', 'Yes, if the seller accepts viewings'],
  },
  { figures: [proposedMoments.longestAheadDays], texts: ['Choose a time within the next # days'] },
  {
    figures: [links.signInMinutes],
    texts: [
      ...['We will email you a sign-in link. You can', 'If there is an account for {address}'],
      ...['This link no longer works: it has', 'The link works once and is valid for # minutes'],
    ],
  },
  {
    figures: [links.addressDays],
    texts: ['The link works for #', 'The link works once and is valid for # days'],
  },
  { figures: [links.orderDays], texts: ['The link to your order is personal'] },
  {
    figures: [retention.visitorDays],
    texts: [
      ...['Without an account: your cart and your questions', 'Your name, address and email address with a'],
    ],
  },
  { figures: [retention.unconfirmedDays], texts: ['An account or a subscription that you never'] },
  { figures: [statistics.visitDays], texts: ['Statistics of visits: #'] },
  {
    figures: [statistics.searchDays],
    texts: ['Searches without results, last #', 'Most frequent searches, last #'],
  },
  {
    figures: [daysLeft('RETURN_PENDING')],
    texts: ['# days left to send {title} back', '# days left for the return of {title}'],
  },
  { figures: [daysLeft('DECIDED')], texts: ['# days left to appeal about {title}'] },
];

/** Messages that differ in their figure only: each of them names that of one of these promises, and each is named. */
const alternatives: readonly { readonly text: string; readonly figures: readonly number[] }[] = [
  { text: 'Send it back within # days. You', figures: [complaint.returnDays, withdrawal.returnDays] },
  {
    text: 'The # working days for a decision',
    figures: [complaint.decisionWorkingDays, report.decisionWorkingDays],
  },
  // The periods between which a seller chooses; the longest one is called a year.
  {
    text: '# days',
    figures: dashboardPeriods
      .filter((period) => period.startsWith('DAYS_'))
      .map((period) => (now.getTime() - periodBounds(period, now).from.getTime()) / day),
  },
];

const catalogs = await getCatalogs(getConfig());

async function textsIn(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const messages = await Promise.all(catalogs.map((catalog) => catalog.read(locale)));
  return new Map(
    messages
      .flatMap((one) => Object.entries(one ?? {}))
      .map(([id, { message, translation }]) => [id, translation || (message ?? id)]),
  );
}

const pinned = [...promised, ...others];
/** A heading such as "# days" is not the beginning of a longer text. */
function begins(text: string, start: string): boolean {
  const shape = shapeOf(text);
  return shape === start || (start.length > 8 && shape.startsWith(start));
}
const beginsWithOne = (text: string, starts: readonly string[]) =>
  starts.some((start) => begins(text, start));
const figuresOf = (text: string) =>
  pinned.filter(({ texts }) => beginsWithOne(text, texts)).flatMap(({ figures }) => figures);
const alternativeOf = (text: string) => alternatives.find((one) => begins(text, one.text));

const english = await textsIn('en');
const spelledOut = [...english].filter(([, text]) => termsIn(text, 'en').length > 0);

test('every text that spells a term out is bound to the promise or rule that it repeats', () => {
  expect(spelledOut.length).toBeGreaterThan(80);
  const isBound = (text: string) => alternativeOf(text) !== undefined || figuresOf(text).length > 0;
  expect(spelledOut.map(([, text]) => text).filter((text) => !isBound(text))).toEqual([]);
});

test('no text is bound that does not exist', () => {
  const starts = [...pinned.flatMap(({ texts }) => texts), ...alternatives.map(({ text }) => text)];
  const texts = [...english.values()];
  expect(starts.filter((start) => !texts.some((text) => begins(text, start)))).toEqual([]);
});

test.each(locales)(
  'in %s such a text names the figure of its promise or rule, and no other term',
  async (locale) => {
    const texts = await textsIn(locale);
    const wrong = spelledOut.flatMap(([id, source]) => {
      const text = texts.get(id) ?? '';
      const terms = termsIn(text, locale);
      const figures = alternativeOf(source)?.figures ?? figuresOf(source);
      const named = numbersIn(text, locale);
      const missing = alternativeOf(source) ? [] : figures.filter((figure) => !named.includes(figure));
      const others = terms.filter((figure) => !figures.includes(figure));
      return terms.length > 0 && missing.length + others.length === 0
        ? []
        : [{ text, terms, missing, others }];
    });
    expect(wrong).toEqual([]);
  },
);

test.each(locales)('in %s each of several promises with the same words is named', async (locale) => {
  const texts = await textsIn(locale);
  for (const { text, figures } of alternatives) {
    const ids = spelledOut.flatMap(([id, source]) => (begins(source, text) ? [id] : []));
    const named = new Set(ids.flatMap((id) => termsIn(texts.get(id) ?? '', locale)));
    expect([text, named]).toEqual([text, new Set(figures)]);
  }
});

test('a figure that a text repeats by hand is found in each language, and one that it reads is not', () => {
  expect(termsIn('You have five days to complain.', 'en')).toEqual([5]);
  expect(termsIn('Paid in 2 to 5 working days.', 'en')).toEqual([2, 5]);
  expect(termsIn('You have {days} days to complain.', 'en')).toEqual([]);
  expect(termsIn('Binnen drie tot 5 werkdagen na {title}', 'nl')).toEqual([3, 5]);
  expect(termsIn('Sous 2 à cinq jours ouvrés, puis 24 heures', 'fr')).toEqual([2, 5, 24]);
});
