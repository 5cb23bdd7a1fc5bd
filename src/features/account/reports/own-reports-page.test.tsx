import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GraphqlError } from '#src/data/graphql/errors.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { OwnReportsPage } from './own-reports-page.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

const reports = Array.from({ length: 20 }, (_, at) => ({
  ...{ __typename: 'OwnReport', uuid: `report-${at}`, number: `M-${at}`, kind: 'PRODUCT', due: null },
  ...{ title: `Chair ${at}`, reason: 'COUNTERFEIT', state: 'OPEN', standing: null },
  created: '2026-05-04T10:00:00.000Z',
}));
let isBroken = false;
const offsets: number[] = [];

beforeEach(() => {
  isBroken = false;
  offsets.length = 0;
  request.mockImplementation(async (_document: unknown, { limit, offset }: Record<string, number>) => {
    offsets.push(offset ?? 0);
    if (isBroken) throw new GraphqlError('broken', 'unknown', null);
    const items = reports.slice(offset, (offset ?? 0) + (limit ?? 0));
    return { myReports: { __typename: 'OwnReports', totalCount: reports.length, items } };
  });
});
afterEach(() => {
  cleanup();
  request.mockReset();
});

test('U9 when the earlier reports cannot be loaded, the loaded ones stay and another try adds them', async () => {
  await showPage(<OwnReportsPage userId="me" />);
  expect(await screen.findByText('Chair 0')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(15);
  isBroken = true;
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(screen.getAllByRole('listitem')).toHaveLength(15);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Chair 19')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(screen.queryByRole('alert')).toBeNull();
  // The loaded reports are requested again only after the failure.
  expect(offsets).toEqual([0, 15, 0, 15]);
});
