import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '#tests/setup/show-page.tsx';
import type { CaseDetailFragment } from './cases.gen.ts';
import { ProposalForm } from './proposal-form.tsx';
import { TermsText } from './terms-text.tsx';

const found: CaseDetailFragment = {
  __typename: 'OrderCase',
  ...{ uuid: 'c1', orderUuid: 'o1', title: 'Teak sideboard', role: 'seller', state: 'OPEN' },
  ...{ reason: 'DAMAGED', checks: [], wish: 'FULL_REFUND', wishAmount: null, turn: ['seller'] },
  ...{ due: '2026-11-25T19:00:00.000Z', endsByItself: true, possible: ['propose'], proposalUuid: null },
  ...{ terms: null, giftCard: null, refundable: 450, refundableInPart: 450, tracking: null, outcome: null },
  ...{ returnAddress: null, opened: '2026-11-20T10:00:00.000Z', listingPhotos: [], entries: [] },
};

const calls: Readonly<Record<string, unknown>>[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    calls.push((JSON.parse(body) as { variables: Record<string, unknown> }).variables);
    return Response.json({ data: { proposeInCase: { __typename: 'OrderCase' } } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (given: Partial<CaseDetailFragment> = {}) =>
  await showPage(<ProposalForm found={{ ...found, ...given }} isOffline={false} onDone={() => undefined} />);
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send proposal' }));

test('ORDER-016 whether the product is returned is chosen for each kind of refund, never assumed', async () => {
  await open();
  choose(/^Full refund/);
  send();
  expect(screen.getByText('Choose whether the product has to be returned.')).toBeTruthy();
  expect(calls).toEqual([]);
  choose(/Partial refund/);
  choose(/No, the buyer keeps it/);
  choose(/^Full refund/);
  send();
  expect(calls).toEqual([]);
  choose(/Yes, I arrange and pay for the return/);
  send();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ refund: 450, needsReturn: true, returnPaidBy: 'SELLER' });
});

test('what was never received is not returned', async () => {
  await open({ reason: 'NOT_RECEIVED' });
  choose(/^Full refund/);
  expect(screen.queryByText('Does the product have to be returned?')).toBeNull();
  send();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ refund: 450, needsReturn: false, returnPaidBy: null });
});

test('a proposal and its choices address the side that reads them', async () => {
  await open({ role: 'buyer' });
  choose(/^Full refund/);
  choose(/Yes, I pay for the return/);
  send();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ refund: 450, needsReturn: true, returnPaidBy: 'BUYER' });
  cleanup();
  const terms = { refund: 450, needsReturn: true, returnPaidBy: 'BUYER' } as const;
  const read = async (role: 'buyer' | 'seller') => {
    await showPage(<TermsText terms={terms} found={{ ...found, role }} />);
    const text = document.body.textContent;
    cleanup();
    return text;
  };
  expect(await read('buyer')).toContain('back to youThe product is returned first. You pay for the return.');
  expect(await read('seller')).toContain(
    'back to the buyerThe product is returned first. The buyer pays for the return.',
  );
});
