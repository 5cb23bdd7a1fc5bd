import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSellerUser } from '../factories/sellers.ts';
import { translateTitle } from '../factories/translations.ts';
import { type BidRoom, openBidRoom } from './bids/room.ts';

let room: BidRoom;

beforeAll(async () => {
  room = await openBidRoom();
});
afterAll(async () => await room.api.close());

test('BID-010 mails name the piece in the language of their reader, and as its seller does where that is not known', async () => {
  const product = await room.product({ title: 'Houten krukje' });
  await translateTitle(room.api, product.id, { en: 'Wooden stool', fr: '' });
  const [english, french] = [room.visitor(), room.visitor()];
  const { uuid = '' } = await room.bid(product.id, 300, { email: english, locale: 'en' });
  await room.bid(product.id, 310, { email: french, locale: 'fr' });
  await room.answer(uuid, 'ACCEPTED');
  await room.settle();
  const subjectsTo = (email: string) => room.mailsTo(email).map(({ subject }) => subject);
  expect(subjectsTo(english)).toEqual(['Your bid on Wooden stool', 'Your bid on Wooden stool was accepted']);
  expect(subjectsTo(french)[0]).toBe('Votre offre pour Houten krukje');
  expect(subjectsTo(room.seller.email)).toContain('Bod van €\u00a0300,– op Houten krukje');
});

test('a seller who reads French gets the French title, of a new bid and of one that has run out', async () => {
  const walloon = await makeSellerUser(room.api.db, {
    ...{ accept_offers: true, minimum_bid: 10, province: 'be-luik', country: 'BE' },
  });
  const product = await room.product({ title: 'Houten kast', seller_id: walloon.sellerId });
  await translateTitle(room.api, product.id, { fr: 'Armoire en bois' });
  await room.bid(product.id, 300, { email: room.visitor() });
  await room.settle();
  room.clock.advance(6 * 24 * 60 * 60 * 1000);
  await room.settle();
  const subjects = room.mailsTo(walloon.email).map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
  for (const subject of subjects) expect(subject).toContain('Armoire en bois');
});
