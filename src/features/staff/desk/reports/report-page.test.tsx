import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '#tests/setup/show-page.tsx';
import { ReportPage } from './report-page.tsx';

const report = {
  ...{ __typename: 'StaffReport', uuid: 'report', kind: 'PRODUCT', subjectUuid: 'product', note: '' },
  ...{ reason: 'COUNTERFEIT', words: 'This is a copy.', created: '2026-05-04T10:00:00.000Z' },
  ...{ reporterUuid: 'anna', reporterName: 'Anna Bos', assigneeUuid: null, assigneeName: null },
  ...{ productTitle: 'Teak chair', productUuid: 'product', sellerUuid: 's', sellerName: 'Old & Good' },
  ...{ otherReports: 0, decision: null as string | null, resolved: null, messages: [], review: null },
  ...{ number: 'M-000001', state: 'OPEN', due: '2026-05-07T18:00:00.000Z', isOverdue: false, standing: null },
  ...{ reporterEmail: null, ground: null, explanation: '', mayDecide: true, appeals: [] },
};
const review = {
  ...{ __typename: 'ReportedReview', author: 'BUYER', isHidden: false, name: 'Bram', stars: 1 },
  ...{ feedback: 'An insult', feedbackPlatform: '', reply: null },
};

interface Call {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
let shown: object;
let answer: object;
const decided: Call[] = [];

beforeEach(() => {
  decided.length = 0;
  answer = { __typename: 'StaffReport' };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as Call;
    const isDecision = /resolveReport|decideReportAppeal/.test(sent.query);
    if (isDecision) decided.push(sent);
    const data = isDecision ? { resolveReport: answer, decideReportAppeal: answer } : { staffReport: shown };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openDialog(given: object) {
  shown = given;
  await showPage(<ReportPage userId="me" id="report" notFound="No such report" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Decide' }));
  return within(await screen.findByRole('alertdialog'));
}

const reasons = { name: /Reasons for both sides/ };

test('L8 a decision against somebody needs a ground and reasons, and shows who is notified', async () => {
  const dialog = await openDialog(report);
  const save = () => dialog.getByRole('button', { name: 'Save decision' });
  expect(save()).toHaveProperty('disabled', true);
  expect(dialog.getByText('Anna Bos is notified of the decision.')).toBeDefined();
  fireEvent.click(dialog.getByRole('radio', { name: 'Person warned' }));
  fireEvent.change(dialog.getByRole('textbox', reasons), { target: { value: 'The brand confirms it.' } });
  expect(save()).toHaveProperty('disabled', true);
  fireEvent.click(dialog.getByRole('radio', { name: 'The law' }));
  expect(
    dialog.getByText('Anna Bos is notified that this broke our rules and what we decided.'),
  ).toBeDefined();
  fireEvent.click(save());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(decided[0]?.variables).toMatchObject({
    ...{
      uuid: 'report',
      decision: 'WARNING',
      explanation: 'The brand confirms it.',
      note: '',
      ground: 'LAW',
    },
    commandId: expect.any(String),
  });
});

test('L8 a decision without a violation has reasons and no ground', async () => {
  const dialog = await openDialog({ ...report, reporterUuid: null, reporterName: null });
  fireEvent.click(dialog.getByRole('radio', { name: 'Person warned' }));
  fireEvent.click(dialog.getByRole('radio', { name: 'The law' }));
  fireEvent.click(dialog.getByRole('radio', { name: 'No violation' }));
  expect(dialog.queryByRole('radio', { name: 'The law' })).toBeNull();
  fireEvent.change(dialog.getByRole('textbox', reasons), { target: { value: 'This is an original.' } });
  expect(dialog.getByText(/no longer has an account/)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Save decision' }));
  await waitFor(() => expect(decided).toHaveLength(1));
  expect(decided[0]?.variables).not.toHaveProperty('ground');
});

test('after a refusal the dialog stays open with its input', async () => {
  answer = {
    ...{ __typename: 'ValidationError', errorCode: 'report_nobody_to_warn' },
    message: 'There is no account left to warn.',
  };
  const dialog = await openDialog(report);
  fireEvent.click(dialog.getByRole('radio', { name: 'No violation' }));
  fireEvent.change(dialog.getByRole('textbox', reasons), { target: { value: 'Stop this now.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save decision' }));
  expect(await dialog.findByText('There is no account left to warn.')).toBeDefined();
  expect(dialog.getByDisplayValue('Stop this now.')).toBeDefined();
});

test('L8 an appeal is decided by another staff member, with the measure that applies afterwards', async () => {
  const appealed = {
    ...{ ...report, state: 'APPEALED', decision: 'NO_VIOLATION', standing: 'NO_VIOLATION' },
    explanation: 'Nothing is wrong.',
    appeals: [
      {
        ...{ side: 'REPORTER', text: 'Look at the label.', created: '2026-05-06T10:00:00.000Z' },
        ...{ outcome: null, decision: null, explanation: '', resolved: null },
      },
    ],
  };
  shown = { ...appealed, mayDecide: false };
  await showPage(<ReportPage userId="me" id="report" notFound="No such report" />);
  expect(await screen.findByText('Look at the label.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Decide on the appeal' })).toHaveProperty('disabled', true);
  cleanup();
  shown = appealed;
  await showPage(<ReportPage userId="me" id="report" notFound="No such report" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Decide on the appeal' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('radio', { name: 'The decision is reversed' }));
  fireEvent.click(dialog.getByRole('radio', { name: 'Removed' }));
  fireEvent.click(dialog.getByRole('radio', { name: 'Our terms and conditions' }));
  fireEvent.change(dialog.getByRole('textbox', reasons), { target: { value: 'The label is a copy.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save decision' }));
  await waitFor(() => expect(decided).toHaveLength(1));
  expect(decided[0]?.variables).toMatchObject({ outcome: 'REVERSED', measure: 'REMOVED', ground: 'RULES' });
});

test('the page shows a reported review, and that the decision hides it', async () => {
  const dialog = await openDialog({ ...report, kind: 'REVIEW', reason: 'ABUSE', review });
  expect(screen.getByText('An insult')).toBeDefined();
  expect(dialog.getByText(/hides the review/)).toBeDefined();
});

test('the product leads to its page at the desk, where it can be taken offline', async () => {
  shown = report;
  await showPage(<ReportPage userId="me" id="report" notFound="No such report" />);
  const link = await screen.findByRole('link', { name: 'Teak chair' });
  expect(link.getAttribute('href')).toBe('/staff/products/product');
});
