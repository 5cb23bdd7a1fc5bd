import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { ActDialog } from './act-dialog.tsx';
import { ActRefused } from './granted.ts';

afterEach(cleanup);

const act = vi.fn<(intent: string, commandId: string) => Promise<unknown>>();
const onClose = vi.fn();
afterEach(() => {
  act.mockReset();
  onClose.mockReset();
});

const dialog = (intent: string | null) => (
  <ActDialog title="Refund" label="Refund €40" intent={intent} act={act} done="Done" onClose={onClose}>
    <p>The buyer gets the money back.</p>
  </ActDialog>
);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Refund €40' }));

test('after a lost answer it shows that the result is unknown, and a retry has the same id', async () => {
  act.mockRejectedValueOnce(new NetworkError('cut'));
  act.mockResolvedValueOnce(null);
  await showPage(dialog('refund'));
  press();
  await screen.findByText('We don’t know whether this worked. Try again: it counts only once.');
  expect(screen.queryByText('Nothing was changed.')).toBeNull();
  press();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const [first, second] = act.mock.calls.map(([, commandId]) => commandId);
  expect(first).toBe(second);
});

test('a refusal shows that nothing was changed, with the server’s message', async () => {
  act.mockRejectedValueOnce(new ActRefused('This order is closed.'));
  await showPage(dialog('refund'));
  press();
  await screen.findByText('This order is closed.');
  expect(screen.getByText('Nothing was changed.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('nothing is done while something is missing', async () => {
  await showPage(dialog(null));
  expect(screen.getByRole('button', { name: 'Refund €40' }).hasAttribute('disabled')).toBe(true);
});

const withText = (keepsText: boolean) => (
  <ActDialog
    {...{ title: 'Refund', label: 'Refund €40', intent: 'refund', done: 'Done' }}
    {...{ act, onClose, keepsText }}
  >
    <textarea aria-label="Reasons" />
    <input aria-label="Code" autoComplete="one-time-code" />
  </ActDialog>
);
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const pressEscape = () => fireEvent.keyDown(screen.getByRole('textbox', { name: 'Code' }), { key: 'Escape' });

test('typed text is not lost without a question; a code, or text that stays, closes at once', async () => {
  await showPage(withText(false));
  type('Code', '123456');
  pressEscape();
  expect(onClose).toHaveBeenCalledTimes(1);
  type('Reasons', 'They sell copies.');
  pressEscape();
  await screen.findByRole('alertdialog', { name: 'Discard your text?' });
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reasons' }).value).toBe(
    'They sell copies.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard text' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  cleanup();
  onClose.mockReset();
  await showPage(withText(true));
  type('Reasons', 'They sell copies.');
  pressEscape();
  expect(onClose).toHaveBeenCalledTimes(1);
});
