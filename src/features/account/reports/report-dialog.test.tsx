import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '#tests/setup/show-page.tsx';
import { ReportDialog } from './report-dialog.tsx';

let answer: object | 'no network';
let sent: Record<string, unknown>[];
let isClosed: boolean;

beforeEach(() => {
  [sent, isClosed] = [[], false];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).variables);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return Response.json({ data: { report: answer, reportWithoutAccount: answer } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(isVisitor: boolean) {
  const close = () => {
    isClosed = true;
  };
  await showPage(<ReportDialog kind="SELLER" uuid="s" isVisitor={isVisitor} onClose={close} />);
  const [reason] = await screen.findAllByRole('radio');
  if (reason !== undefined) fireEvent.click(reason);
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'textarea, input' }), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
const commandIds = () => sent.map(({ commandId }) => commandId);

test('a report without an answer may have arrived: it is repeated as the same command, an edited one as another', async () => {
  await open(false);
  write('Explain what you noticed', 'Sells copies as originals.');
  answer = 'no network';
  for (const count of [1, 2]) {
    send();
    await waitFor(() => expect(sent).toHaveLength(count));
    expect(await screen.findByText(/^We don’t know whether this was sent/)).toBeDefined();
  }
  answer = { __typename: 'Reported' };
  write('Explain what you noticed', 'Sells copies as originals, again.');
  send();
  await waitFor(() => expect(isClosed).toBe(true));
  const [first, second, third] = commandIds();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a refusal shows the reason; with another address it is another command', async () => {
  await open(true);
  write('Explain what you noticed', 'Sells copies as originals.');
  write('Your email address', 'noor@hervonden.test');
  answer = { __typename: 'ValidationError', errorCode: 'already_reported', message: 'Already reported.' };
  send();
  expect(await screen.findByText('Already reported.')).toBeDefined();
  expect(isClosed).toBe(false);
  answer = { __typename: 'VisitorReported' };
  write('Your email address', ' robin@hervonden.test ');
  send();
  await waitFor(() => expect(isClosed).toBe(true));
  expect(sent[1]).toMatchObject({ email: 'robin@hervonden.test' });
  const [first, second] = commandIds();
  expect(second).not.toBe(first);
});
