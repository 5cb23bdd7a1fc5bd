import { cleanup, fireEvent, screen } from '@testing-library/react';
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
const buyer = { buyerUuid: null, buyerName: 'Léa Dubois', buyerEmail: 'lea@example.be' };
let shown: Partial<typeof found>;

beforeEach(() => {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query } = JSON.parse(body) as { query: string };
    const delivery = { handOverProvedAt: '2026-05-06T10:00:00.000Z' };
    const orderProduct = { __typename: 'OrderProduct', delivery };
    const line = { uuid: 'o1', sellerName: 'Vintage Noord', sellerUserUuid: 's1' };
    const order = { ...{ uuid: 'order-1', number: '100042', lines: [line] }, ...buyer };
    const staffOrders = { __typename: 'StaffOrderPage', items: [order] };
    if (query.includes('orderProduct(')) return Response.json({ data: { orderProduct, staffOrders } });
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
  expect(screen.getByRole('link', { name: '100042' }).getAttribute('href')).toBe('/staff/orders/order-1');
  expect(screen.getByText('Léa Dubois')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vintage Noord' }).getAttribute('href')).toBe('/staff/users/s1');
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

test('staff choose whether the product is returned, unless it was never received', async () => {
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Decide' }));
    fireEvent.click(await screen.findByRole('radio', { name: /^For the buyer/ }));
    fireEvent.click(screen.getByRole('radio', { name: 'The product has not arrived' }));
    fireEvent.change(screen.getByRole('textbox', { name: /Explanation for both parties/ }), {
      target: { value: 'The carrier has lost it.' },
    });
    return screen.getByRole('button', { name: 'Save decision' });
  };
  await open({});
  const button = await save();
  expect(button.hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /the seller arranges and pays/ }));
  expect(button.hasAttribute('disabled')).toBe(false);
  cleanup();
  await open({ reason: 'NOT_RECEIVED' });
  expect((await save()).hasAttribute('disabled')).toBe(false);
  expect(screen.getByRole('radio', { name: /^No/, checked: true })).toBeTruthy();
});
