import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { formatEuro } from '#src/i18n/format.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { PricePositions } from './price-positions.tsx';

afterEach(cleanup);

const table = {
  __typename: 'PricePosition' as const,
  ...{ uuid: 'a', title: 'Oak table', price: 450, low: 200, median: 400, high: 600, count: 5 },
};

const dots = () =>
  [...document.querySelectorAll('circle')].map((dot) => Math.round(Number(dot.getAttribute('cx'))));

test('a price is drawn and written beside those of similar products, also one outside their range', async () => {
  await showPage(<PricePositions positions={[table, { ...table, uuid: 'b', title: 'Lamp', price: 700 }]} />);
  const link = await screen.findByRole('link', { name: 'Oak table' });
  expect(link.getAttribute('href')).toBe('/account/items/a');
  const item = link.closest('li');
  expect(item?.textContent?.replaceAll('\u00a0', ' ')).toContain(
    `Your price is ${formatEuro(450)}. 5 similar products cost ${formatEuro(200)} to ${formatEuro(600)}, half of them ${formatEuro(400)} or less.`.replaceAll(
      '\u00a0',
      ' ',
    ),
  );
  // 450 of 200 to 600, and the right end, on 304 of 320 units.
  expect(dots()).toEqual([198, 312]);
});

test('nothing is shown where there are too few similar products', async () => {
  await showPage(<PricePositions positions={[]} />);
  expect(screen.queryByRole('figure')).toBeNull();
});
