import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { formatEuro } from '#src/i18n/format.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { QuantityPicker } from './quantity-picker.tsx';

afterEach(cleanup);

function Picker({ inventory }: { readonly inventory: number }) {
  const [quantity, setQuantity] = useState(1);
  return <QuantityPicker inventory={inventory} price={85} quantity={quantity} onQuantity={setQuantity} />;
}

test('PROD-042 there is a picker only when there is more than one', async () => {
  await showPage(
    <>
      <Picker inventory={1} />
      <p>the page</p>
    </>,
  );
  await screen.findByText('the page');
  expect(screen.queryByRole('button')).toBeNull();
});

test('PROD-043 PROD-055 it offers 1 up to the stock and shows the total price', async () => {
  await showPage(<Picker inventory={4} />);
  fireEvent.click(await screen.findByRole('button', { name: /Quantity/ }));
  const list = await screen.findByRole('listbox');
  expect(
    within(list)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['1', '2', '3', '4']);
  fireEvent.click(within(list).getByRole('option', { name: '3' }));
  expect((await screen.findByText(/^3 for/)).textContent).toBe(`3 for ${formatEuro(255)}`);
});
