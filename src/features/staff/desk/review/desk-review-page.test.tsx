import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session$ } from '#src/platform/session/session.ts';
import { request } from '#tests/setup/mocked-request.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { DeskReviewPage } from './desk-review-page.tsx';

vi.mock('#src/data/graphql/client.ts', () => ({ request }));

const none = { title: '', label: '' };
const product = {
  ...{ uuid: 'p-1', slug: 'teak-kast', title: 'Teak kast', status: 'IN_REVIEW', inventory: 1, price: 450 },
  ...{ submittedAt: '2026-03-01T12:00:00Z', created: '2026-03-01T12:00:00Z', changedAt: 'then' },
  ...{ requestedChanges: [], featuredImage: null, seller: { uuid: 's-1', name: 'Noor', type: 'PRIVATE' } },
  ...{ description: '', brand: null, productType: null, mainCategory: none, subCategory: none },
  ...{ category: none, colors: [], materials: [], styles: [], timePeriod: null, productState: null },
  ...{ secondChanceType: 'UNKNOWN', width: null, height: null, depth: null, diameter: null, rawPrice: 400 },
  ...{ comparePrice: null, isSetOfProducts: null, weightCategory: null, sellerProductId: null, city: '' },
  ...{ productTypeAttributes: [], images: [], publicationDate: null, removal: null, staffReports: [] },
};
const sheet = {
  ...{ __typename: 'ReviewSheet', product, approvedProducts: 0, nextUuid: null, arePhotosReordered: false },
  ...{ addedPhotos: [], removedPhotos: [], changes: [], reviews: [], approvalProblem: null },
};
const reasons = {
  ...{ __typename: 'ReviewReasons', changes: [] },
  rejections: [{ code: 'unsafe', text: 'This product is not safe to use.' }],
};
let answers: Record<string, unknown> = {};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  answers = { ReviewSheet: { reviewSheet: sheet }, ReviewReasons: { reviewReasons: reasons } };
  request.mockImplementation(async ({ name }: { name: string }) => {
    const answer = answers[name];
    if (answer === undefined) throw new Error('no answer');
    return answer;
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  request.mockReset();
  session$.next(null);
});

const open = async () => {
  await showPage(<DeskReviewPage userId="u-1" id="p-1" notFound={<p>Nothing here</p>} tools={() => null} />);
};
const decisions = () =>
  request.mock.calls.filter(([{ name }]) => name === 'Review').map(([, variables]) => variables);
const key = async (letter: string) => {
  await act(async () => void fireEvent.keyDown(document.body, { key: letter }));
};
const lookAtIt = async () => {
  await screen.findByRole('heading', { name: 'Teak kast' });
  await act(async () => void vi.advanceTimersByTime(700));
};

test('FORM-004 a key that was meant for the product before approves nothing on a page that has just come', async () => {
  answers.Review = { reviewProduct: { __typename: 'Product', uuid: 'p-1', status: 'PUBLISHED' } };
  await open();
  await screen.findByRole('heading', { name: 'Teak kast' });
  await key('a');
  expect(decisions()).toEqual([]);
  await lookAtIt();
  await key('a');
  expect(decisions()).toMatchObject([{ decision: 'APPROVE', seen: 'then', slug: 'teak-kast' }]);
});

test('FORM-004 a refused rejection closes its dialog and shows the reason on the page; the choices stay', async () => {
  const message = 'This product was changed while you were reviewing it.';
  answers.Review = {
    reviewProduct: { __typename: 'FailedToUpdateError', errorCode: 'changed_since_seen', message },
  };
  await open();
  await lookAtIt();
  await key('r');
  fireEvent.click(await screen.findByRole('radio', { name: 'This product is not safe to use.' }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Reject this listing' })));
  await screen.findByText(message);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(decisions()).toHaveLength(1);
  await key('r');
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /not safe/ });
  expect(chosen.checked).toBe(true);
});

test('FORM-004 a review of one’s own product is left to a colleague', async () => {
  session$.next({ token: 't', userId: 'u-1', email: '', name: '', isStaff: true, sellerId: 's-1' });
  await open();
  await lookAtIt();
  await screen.findByText('This is your own listing. A colleague has to review it.');
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await key('a');
  await key('r');
  expect(decisions()).toEqual([]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('L8 a product that was taken offline shows why and the appeal, and is not approved or rejected meanwhile', async () => {
  const removal = {
    ...{ at: '2026-03-01T12:00:00Z', reason: 'COUNTERFEIT', explanation: 'This is a copy.', remover: 'Sam' },
    ...{ reportUuid: 'r-1', isUnderAppeal: true },
  };
  const removed = { ...product, removal };
  answers.ReviewSheet = { reviewSheet: { ...sheet, product: removed, approvalProblem: 'UNDER_APPEAL' } };
  await open();
  await lookAtIt();
  const notice = screen.getByText('This is a copy.').closest('[data-kind="warning"]') ?? document.body;
  expect(notice.textContent).toContain('Counterfeit');
  expect(notice.textContent).toContain('Sam');
  screen.getByText('There is an open appeal against this.');
  expect(screen.getByRole('link', { name: 'View report' }).getAttribute('href')).toBe('/staff/reports/r-1');
  for (const name of ['Approve', 'Reject'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  await key('a');
  await key('r');
  expect(decisions()).toEqual([]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('reasons that could not be loaded are asked for again', async () => {
  answers.ReviewReasons = undefined;
  await open();
  await lookAtIt();
  await key('c');
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers.ReviewReasons = { reviewReasons: reasons };
  await act(async () => void fireEvent.click(again));
  await screen.findByText('What should the seller change?');
});

test('an address under which there is nothing is not a problem of the server', async () => {
  answers.ReviewSheet = {
    reviewSheet: { __typename: 'ObjectDoesNotExistError', errorCode: 'object_does_not_exist', message: '' },
  };
  await open();
  await screen.findByText('Nothing here');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
