import { afterAll, describe, expect, test } from 'vitest';
import { giftCardsOf } from './orders/gift-cards.ts';
import { openOrdersHarness } from './orders/harness.ts';

const harness = await openOrdersHarness();
const { api, mails, buyer, staff, move, settled } = harness;
const { giftCard, buyWith } = giftCardsOf(harness);
afterAll(() => api.close());

describe('ORDER-017 the emails about an order that a gift card paid', () => {
  const lastTo = (subject: RegExp) =>
    mails
      .findLast((mail) => mail.to === buyer.email && subject.test(mail.subject))
      ?.text.replaceAll('\u00a0', ' ');

  test.each([
    [
      'wholly',
      10_000,
      'is van jou, voor € 50,–. Je hebt het hele bedrag met je cadeaubon betaald.',
      'Er gaat € 50,– terug naar je cadeaubon.',
    ],
    [
      'in part',
      3_000,
      'is van jou, voor € 50,–. Je hebt daarvan € 30,– met je cadeaubon betaald.',
      'Je krijgt € 20,– terug zoals je hebt betaald en er gaat € 30,– terug naar je cadeaubon.',
    ],
  ])('%s say what was paid, and what goes back to where', async (_what, cents, paid, returned) => {
    const card = await giftCard(cents);
    const { deliveries } = await buyWith(card.code, [5_000]);
    await settled();
    expect(lastTo(/^Je bestelling/)?.replaceAll(/\s+/g, ' ')).toContain(paid);
    await move(staff, deliveries[0] ?? '', { isCancelled: true });
    await settled();
    expect(lastTo(/^Geannuleerd/)).toContain(returned);
  });
});
