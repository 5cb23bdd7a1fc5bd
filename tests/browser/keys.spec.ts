import { journeyByKeyboard } from './fixtures/keyboard-journey.ts';
import { nl } from './fixtures/messages.ts';
import { findProductPages } from './fixtures/places.ts';
import { expect, test } from './fixtures/test.ts';

test('U2 without a mouse: find, filter, look, bid, cart and question, the focus always in sight', async ({
  device,
  server,
}) => {
  const { page } = await device({ options: { reducedMotion: 'reduce' } });
  const report = await journeyByKeyboard(page, nl, await findProductPages(server.url));
  expect(report).toEqual({ faults: [], mousePresses: 0 });
});
