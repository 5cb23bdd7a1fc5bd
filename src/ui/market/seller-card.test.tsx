import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SellerCard, type SellerCardProps } from './seller-card.tsx';

afterEach(cleanup);

const seller = {
  ...{ uuid: '11111111-2222-4333-8444-555566667777', name: 'Oud & Goed', type: 'business', city: 'Utrecht' },
  ...{ numberOfProducts: 3, numberOfRatings: 0, totalRating: null, image: null },
};
const trader = {
  ...{ name: 'Oud & Goed', street: 'Biltstraat', houseNumber: '88', postcode: '3572 BJ', city: 'Utrecht' },
  ...{ email: 'info@oudengoed.test', registrationNumber: '12345678', vatNumber: null },
};

async function show(props: SellerCardProps) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <SellerCard {...props} /> }),
    history: createMemoryHistory(),
  });
  await router.load();
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return container.textContent;
}

const record = { memberSince: '2024-03-10T09:00:00Z', numberSold: 0, answerTime: null };

test('before a purchase the card says who a trader is and that the buyer can withdraw', async () => {
  const text = await show({ seller, record: { ...record, traderIdentity: trader } });
  expect(text).toContain('Oud & Goed, Biltstraat 88, 3572 BJ Utrecht');
  expect(text).toContain('Registration number: 12345678');
  expect(text).not.toContain('VAT number');
  expect(text).toContain('You are buying from a business');
  expect(screen.getByRole('link', { name: 'How to withdraw' }).getAttribute('href')).toBe('/herroepen');
  expect(screen.getByRole('link', { name: trader.email })).toBeTruthy();
});

test('beside a private seller it leads to buyer protection; elsewhere it says neither', async () => {
  const person = { ...seller, type: 'private' };
  expect(await show({ seller: person, record: { ...record, traderIdentity: null } })).toContain(
    'You are buying from a private person',
  );
  expect(screen.getByRole('link', { name: 'Buyer protection' })).toBeTruthy();
  cleanup();
  expect(await show({ seller: person })).not.toContain('You are buying from');
});
