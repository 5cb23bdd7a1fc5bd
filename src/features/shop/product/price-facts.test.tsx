import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { formatEuro } from '#src/i18n/format.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { PriceFacts } from './price-facts.tsx';

afterEach(cleanup);

const now = Date.parse('2026-11-21T12:00:00Z');
const key = ['product', 'price-facts', 'tafel'];
const at = (date: string, price: number) => ({ __typename: 'PriceChange', date, price });

const show = (facts: object) =>
  showPage(
    <>
      <PriceFacts slug="tafel" price={90} now={now} />
      <p>the rest</p>
    </>,
    [[key, facts]],
  );

describe('the known facts about the price', () => {
  test('a price that changed is drawn, with the same numbers in a table, the latest first', async () => {
    await show({ history: [at('2026-10-01T10:00:00Z', 120), at('2026-11-01T10:00:00Z', 90)], sold: null });
    const table = within(await screen.findByRole('table', { name: 'Price history' }));
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toEqual([`1 November 2026${formatEuro(90)}`, `1 October 2026${formatEuro(120)}`]);
    expect(document.querySelector('svg[aria-hidden] polyline')).not.toBeNull();
  });

  test('one price is no history, and without sales nothing is shown about them', async () => {
    await show({ history: [at('2026-10-01T10:00:00Z', 120)], sold: null });
    await screen.findByText('the rest');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  test('UI-022 a sentence beside the bars describes what most similar products sold for', async () => {
    await show({ history: [], sold: { prices: [80, 100, 110, 120, 140], median: 110 } });
    const figure = await screen.findByRole('figure');
    expect(figure.textContent).toContain(
      `Of the last 5 similar products, most sold for ${formatEuro(100)} to ${formatEuro(120)} and half for ${formatEuro(110)} or less.`,
    );
    // 90 falls into the second of the six bars, and the mark is below that bar.
    expect(within(figure).getByText('this product').style.gridColumn).toBe('2');
    expect(figure.textContent).toContain(`This product costs ${formatEuro(90)}.`);
  });
});
