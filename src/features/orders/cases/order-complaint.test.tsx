import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrderComplaint } from './order-complaint.tsx';

const orderUuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const found = {
  ...{ __typename: 'OrderCase', uuid: 'c1', orderUuid, title: 'Teak sideboard', role: 'seller' },
  ...{ state: 'OPEN', due: '2026-11-25T19:00:00.000Z', endsByItself: true, turn: ['seller'] },
};

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const data = { orderCase: found, orderProduct: { __typename: 'OrderProduct', uuid: orderUuid } };
  vi.stubGlobal('fetch', async () => Response.json({ data }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the order page shows who has to act in its complaint, and until when', async () => {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <OrderComplaint userId="me" orderUuid={orderUuid} isOpen />
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(await screen.findByText('Answer this complaint')).toBeTruthy();
  expect(screen.getByText(/Deadline: 25 November 2026/)).toBeTruthy();
});
