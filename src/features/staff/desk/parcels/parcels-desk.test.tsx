import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '#tests/setup/show-page.tsx';
import { ParcelPage } from './parcel-page.tsx';
import { ParcelsPage } from './parcels-page.tsx';

const parcel = {
  ...{ __typename: 'StaffParcel', uuid: 'd1', title: 'Teak chair', orderUuid: 'o1', orderNumber: '100042' },
  ...{
    sellerName: 'Vintage Noord',
    code: '3SABC' as string | null,
    trackAndTraceLink: 'https://postnl.test/3SABC',
  },
  ...{ status: 'PENDING', trouble: 'LOST' as string | null, since: '2026-05-04T10:00:00Z' },
  due: '2026-05-07T18:00:00Z' as string | null,
  ...{ shipped: '2026-05-01T10:00:00Z', contacted: null, resolved: null as string | null },
  nextStep: '2026-05-20T10:00:00Z',
};
let shown: object;
let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
    if (query.includes('handleParcel')) {
      sent.push(variables);
      return Response.json({ data: { handleParcel: parcel } });
    }
    const page = { __typename: 'StaffParcelPage', items: [shown], totalCount: 1 };
    return Response.json({
      data: query.includes('staffParcels') ? { staffParcels: page } : { staffParcel: shown },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (change: Partial<typeof parcel>) => {
  shown = { ...parcel, ...change };
  await showPage(<ParcelPage userId="staff" id="d1" notFound="None" />);
  await screen.findByRole('heading', { level: 1, name: 'Parcel with Teak chair' });
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('the list shows the problem and links to the parcel', async () => {
  shown = parcel;
  await showPage(<ParcelsPage userId="staff" />);
  const link = await screen.findByRole('link', { name: 'Teak chair' });
  expect(link.getAttribute('href')).toBe('/staff/parcels/d1');
  expect(screen.getByText('Lost')).toBeTruthy();
});

test('a lost parcel: staff record that the carrier was contacted', async () => {
  await open({});
  expect(buttons()).toEqual(['Carrier contacted', 'Problem resolved', 'Mark as returned']);
  fireEvent.click(screen.getByRole('button', { name: 'Carrier contacted' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ deliveryUuid: 'd1', step: 'CONTACTED' });
});

test('a parcel without a label has no actions; a resolved problem can only be marked as another one', async () => {
  await open({ trouble: 'ADDRESS', code: null });
  expect(buttons()).toEqual([]);
  cleanup();
  await open({ resolved: '2026-05-06T10:00:00Z' });
  expect(buttons()).toEqual(['Mark as returned']);
});
