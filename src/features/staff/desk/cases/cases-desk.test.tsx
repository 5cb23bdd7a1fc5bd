import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '#tests/setup/show-page.tsx';
import { CasePage } from './case-page.tsx';
import { CasesPage } from './cases-page.tsx';

const found = {
  ...{ __typename: 'OrderCase', uuid: 'c1', orderUuid: 'o1', title: 'Teak chair', state: 'ESCALATED' },
  ...{ reason: 'DAMAGED', checks: [], wish: 'FULL_REFUND', wishAmount: null, due: '2020-05-04T18:00:00Z' },
  ...{ possible: ['decide'], terms: null, refundable: 450, refundableInPart: 450, tracking: null },
  ...{ outcome: null as string | null, opened: '2020-04-28T10:00:00Z', listingPhotos: [], entries: [] },
  ...{ orderNumber: '100042', buyerName: 'Noor', sellerName: 'Vintage Noord' },
};
let shown: Partial<typeof found>;

beforeEach(() => {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query } = JSON.parse(body) as { query: string };
    const delivery = { handOverProvedAt: '2026-05-06T10:00:00.000Z' };
    const orderProduct = { __typename: 'OrderProduct', order: { orderNumber: '100042' }, delivery };
    if (query.includes('orderProduct(')) return Response.json({ data: { orderProduct } });
    const staffCases = { __typename: 'StaffCasePage', items: [{ ...found, ...shown }], totalCount: 1 };
    const data = query.includes('staffCases') ? { staffCases } : { staffCase: { ...found, ...shown } };
    return Response.json({ data });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (change: Partial<typeof found>) => {
  shown = change;
  await showPage(<CasePage userId="staff" id="c1" notFound="None" />);
  await screen.findByRole('heading', { level: 1, name: 'Teak chair' });
};
const isAlert = (element: HTMLElement) => element.closest('[data-alert]') !== null;

test('a complaint leads to its order with the money, and shows how it ended', async () => {
  await open({ state: 'CLOSED', outcome: 'NOT_RETURNED' });
  expect(screen.getByRole('link', { name: '100042' }).getAttribute('href')).toBe('/staff/orders?q=100042');
  expect(screen.getByText('No refund: the product was not sent back')).toBeTruthy();
  expect(screen.getByText('Handover confirmed by code').parentElement?.textContent).toContain('6 May 2026');
});

test('a deadline that staff have missed is highlighted, on the page and in the list', async () => {
  await open({});
  expect(isAlert(screen.getByText('4 May 2020'))).toBe(true);
  cleanup();
  // This deadline was missed by the sides, not by staff.
  await open({ state: 'NEGOTIATING' });
  expect(isAlert(screen.getByText('4 May 2020'))).toBe(false);
  cleanup();
  shown = {};
  await showPage(<CasesPage userId="staff" />);
  expect(isAlert(await screen.findByText('4 May 2020'))).toBe(true);
});
