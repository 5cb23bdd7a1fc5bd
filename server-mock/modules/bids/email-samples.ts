import { type EmailSample, sampleFacts, sampleOf, samplesOf } from '../../outside/mail/email-sample.ts';
import { bidExpiringMail } from './bid-expiring-mail.ts';
import { bidMail } from './bid-mail.ts';
import { buyerEmail, sellerEmail } from './bid-update-mail.ts';
import { buyerUpdates, sellerUpdates } from './bid-update-messages.ts';

const { title, date, url } = sampleFacts;
const figures = { title, amount: 40_000, counterbid: 45_000, until: date };
const links = { bid: url, pay: url, product: url };
const answers = ['accepted', 'counterbid', 'declined', 'accepted_elsewhere', 'sold', 'gone'] as const;

export const bidEmailSamples: readonly EmailSample[] = [
  sampleOf('bid_received', (locale) =>
    bidMail({ title, amount: 400, price: 500, until: date, address: url }, locale),
  ),
  ...samplesOf('bid_expiring', ['seller', 'buyer'], (side, locale) =>
    bidExpiringMail(side, { title, until: date, url }, locale),
  ),
  ...samplesOf('bid_answered', answers, (update, locale) => buyerEmail(update, figures, links, locale)),
  ...samplesOf(
    'bid_closed',
    buyerUpdates.filter((update) => !answers.some((answer) => answer === update)),
    (update, locale) => buyerEmail(update, figures, links, locale),
  ),
  ...samplesOf('bid_closed: seller', sellerUpdates, (update, locale) =>
    sellerEmail(update, figures, links, locale),
  ),
];
