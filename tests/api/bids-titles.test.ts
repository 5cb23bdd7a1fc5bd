import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSellerUser } from '../factories/sellers.ts';
import { translateTitle } from '../factories/translations.ts';
import { type BidHarness, openBidHarness } from './bids/harness.ts';

let harness: BidHarness;

beforeAll(async () => {
  harness = await openBidHarness();
});
afterAll(async () => await harness.api.close());

test('BID-010 mails name the product in the language of their reader, and as its seller does where that is not known', async () => {
  const product = await harness.product({ title: 'Houten krukje' });
  await translateTitle(harness.api, product.id, { en: 'Wooden stool', fr: '' });
  const [english, french] = [harness.visitor(), harness.visitor()];
  const { uuid = '' } = await harness.bid(product.id, 300, { email: english, locale: 'en' });
  await harness.bid(product.id, 310, { email: french, locale: 'fr' });
  // Sent first, because nobody is notified of a bid that they have already answered.
  await harness.settle();
  await harness.answer(uuid, 'ACCEPTED');
  await harness.settle();
  const subjectsTo = (email: string) => harness.mailsTo(email).map(({ subject }) => subject);
  expect(subjectsTo(english)).toEqual(['Your bid on Wooden stool', 'Your bid on Wooden stool was accepted']);
  expect(subjectsTo(french)[0]).toBe('Votre offre pour Houten krukje');
  expect(subjectsTo(harness.seller.email)).toContain('Bod van €\u00a0300,– op Houten krukje');
});

test('a seller who reads French gets the French title, of a new bid and of one that has run out', async () => {
  const walloon = await makeSellerUser(harness.api.db, {
    ...{ accept_offers: true, minimum_bid: 10, province: 'be-luik', country: 'BE' },
  });
  const product = await harness.product({ title: 'Houten kast', seller_id: walloon.sellerId });
  await translateTitle(harness.api, product.id, { fr: 'Armoire en bois' });
  await harness.bid(product.id, 300, { email: harness.visitor() });
  await harness.settle();
  harness.clock.advance(6 * 24 * 60 * 60 * 1000);
  await harness.settle();
  const subjects = harness.mailsTo(walloon.email).map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
  for (const subject of subjects) expect(subject).toContain('Armoire en bois');
});
