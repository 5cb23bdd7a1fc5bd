import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '#tests/setup/show-page.tsx';
import { OwnReportPage } from './own-report-page.tsx';

const report = {
  ...{ __typename: 'OwnReport', uuid: 'report', number: 'M-000042', side: 'REPORTER', state: 'DECIDED' },
  ...{ kind: 'PRODUCT', title: 'Teak chair', reason: 'COUNTERFEIT', words: 'This is a copy.' },
  ...{ created: '2026-05-04T10:00:00.000Z', due: null as string | null, ground: null as string | null },
  ...{ decision: 'NO_VIOLATION' as string | null, explanation: 'The maker confirms that it is real.' },
  ...{ resolved: '2026-05-06T10:00:00.000Z' as string | null, standing: 'NO_VIOLATION' as string | null },
  ...{ appealUntil: '2026-11-06T23:00:00.000Z' as string | null, appeals: [] as object[] },
};

interface Call {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
let shown: object | null;
let answer: object | 'gateway timeout';
const sent: Call[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const call = JSON.parse(body) as Call;
    const isAppeal = call.query.includes('appealReport(');
    if (isAppeal) sent.push(call);
    if (isAppeal && answer === 'gateway timeout') return new Response(null, { status: 504 });
    const data = isAppeal ? { appealReport: answer } : { ownReport: shown };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(given: object, linkKey: string | null = null) {
  shown = given;
  const links = { notFound: 'No such report', backLink: 'Your reports' };
  await showPage(<OwnReportPage userId="me" uuid="report" linkKey={linkKey} {...links} />);
}

const why = { name: /Why do you disagree/ };
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send appeal' }));

test('L8 the reporter reads the decision with its reasons, and appeals with the key of the link', async () => {
  await show(report, 'key-of-the-link');
  expect(await screen.findByText('The maker confirms that it is real.')).toBeDefined();
  expect(screen.getByText(/November 6, 2026|6 November 2026/)).toBeDefined();
  send();
  expect(screen.getByText('Write at least 10 characters')).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', why), { target: { value: 'The label is a copy.' } });
  answer = { ...report, state: 'APPEALED', appealUntil: null };
  shown = answer;
  send();
  await waitFor(() => expect(screen.queryByRole('textbox', why)).toBeNull());
  expect(sent[0]?.variables).toMatchObject({ text: 'The label is a copy.', key: 'key-of-the-link' });
});

test('a refused appeal shows the reason and keeps the text', async () => {
  await show(report);
  fireEvent.change(await screen.findByRole('textbox', why), { target: { value: 'The label is a copy.' } });
  answer = {
    ...{
      __typename: 'ValidationError',
      errorCode: 'report_appeal_too_late',
      message: 'That time has passed.',
    },
  };
  send();
  expect(await screen.findByText('That time has passed.')).toBeDefined();
  expect(screen.getByDisplayValue('The label is a copy.')).toBeDefined();
});

test('an appeal without an answer may have arrived: it is repeated as the same command, an edited one as another', async () => {
  await show(report);
  const field = await screen.findByRole('textbox', why);
  fireEvent.change(field, { target: { value: 'The label is a copy.' } });
  answer = 'gateway timeout';
  for (const count of [1, 2]) {
    send();
    await waitFor(() => expect(sent).toHaveLength(count));
    expect(await screen.findByText(/^We don’t know whether this was sent/)).toBeDefined();
  }
  expect(screen.queryByText(/was not sent/)).toBeNull();
  fireEvent.change(field, { target: { value: 'The label is a copy, see the photo.' } });
  send();
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, second, third] = sent.map(({ variables }) => variables.commandId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('the person a decision is against reads it with its reasons, but not the text of the report', async () => {
  await show({
    ...{ ...report, side: 'AFFECTED', words: null, decision: 'REMOVED', standing: 'REMOVED', ground: 'LAW' },
    explanation: 'The maker says that it is a copy.',
  });
  expect(await screen.findByText('This is not allowed. We have taken it offline.')).toBeDefined();
  expect(screen.getByText(/The law/)).toBeDefined();
  expect(screen.queryByText('What you wrote')).toBeNull();
});
