import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { type Session, session$ } from '#src/platform/session/session.ts';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { YourData } from './your-data.tsx';

const wiped: unknown[] = [];
vi.mock('#src/data/db/current-database.ts', () => ({
  signOutAndWipe: async (options: unknown) => {
    wiped.push(options);
    session$.next(null);
  },
}));

const { endPush } = vi.hoisted(() => ({ endPush: vi.fn(async () => undefined) }));
vi.mock('#src/data/push/end-push.ts', () => ({ endPush }));

const noor: Session = {
  ...{ token: 'stub', userId: 'u1', email: 'noor@hervonden.test', name: 'Noor Jansen' },
  ...{ isStaff: false, sellerId: null },
};
const fetched = vi.fn<typeof fetch>();
const onDeleted = vi.fn<() => void>();

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  wiped.length = 0;
  session$.next(noor);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  onDeleted.mockReset();
  online$.next(true);
  session$.next(null);
});

const answer = (deleteAccount: object) =>
  fetched.mockImplementation(async () => Response.json({ data: { deleteAccount } }));
const show = () => showPage(<YourData onDeleted={onDeleted} />);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

async function confirmWith(password: string): Promise<void> {
  await show();
  await press('Delete my account');
  const field = screen.getByLabelText('Your password');
  await act(async () => fireEvent.change(field, { target: { value: password } }));
  await press('Delete permanently');
}

describe('ending the account', () => {
  test('a wrong password leaves the question open with a message and the typed text; nothing is wiped', async () => {
    answer({
      __typename: 'ValidationError',
      errorCode: 'validation_error',
      message: 'Check what you filled in.',
      fields: [{ field: 'password', code: 'wrong_password' }],
    });
    await confirmWith('not-mine-1');
    expect(await screen.findByText('This password is incorrect.')).toBeDefined();
    expect(screen.getByRole('alertdialog')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('not-mine-1');
    expect([wiped, session$.value, onDeleted.mock.calls.length]).toEqual([[], noor, 0]);
  });

  test('any other refusal shows its own message, and a lost answer states that nothing was deleted', async () => {
    answer({ __typename: 'FailedToDeleteError', errorCode: 'staff_account', message: 'Ask a colleague.' });
    await confirmWith('hervonden-demo1');
    expect(await screen.findByText('Ask a colleague.')).toBeDefined();
    fetched.mockRejectedValue(new TypeError('failed'));
    await press('Delete permanently');
    expect(await screen.findByText(/Your account was not deleted/)).toBeDefined();
    expect(wiped).toEqual([]);
  });

  test.each([
    ['seller_has_open_money', 'You still have money to receive.', 'View payouts', '/account/uitbetalingen'],
    [
      'buyer_has_open_purchases',
      'You still have an order under way.',
      'View orders',
      '/account/bestellingen',
    ],
  ])('%s gets its message with a link to the page about it', async (errorCode, message, name, path) => {
    answer({ __typename: 'FailedToDeleteError', errorCode, message });
    await confirmWith('hervonden-demo1');
    expect(await screen.findByText(new RegExp(message))).toBeDefined();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name });
    expect(new URL(link.href).pathname).toBe(path);
    expect(wiped).toEqual([]);
  });

  test('the right one signs out, takes everything off this device, drafts too, and leads on', async () => {
    answer({ __typename: 'DeletedAccount', deleted: true });
    await confirmWith('hervonden-demo1');
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
    expect(wiped).toEqual([{ keep: 'nothing' }]);
    expect(endPush).toHaveBeenCalledOnce();
    const [, init] = fetched.mock.calls[0] ?? [];
    expect(String(init?.body)).toContain('hervonden-demo1');
  });

  test('without a network neither can be requested, and the page shows a message', async () => {
    online$.next(false);
    await show();
    for (const name of ['Download my data', 'Delete my account'])
      expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('You are offline. You can do this once you are back online.')).toBeDefined();
  });
});

describe('taking the data along', () => {
  test('the file is handed to the browser under its name, asked for with the own token', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    fetched.mockImplementation(async () => new Response(new Blob(['zip'])));
    await show();
    await press('Download my data');
    await waitFor(() => expect(saved).toEqual(['hervonden-data.zip']));
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(String(address)).toContain('/api/v2/users/me/export/');
    expect(new Headers(init?.headers).get('authorization')).toBe('Token stub');
  });

  test('too often in a day, and a server that does not answer, end in a sentence', async () => {
    fetched.mockImplementation(async () => new Response('', { status: 429 }));
    await show();
    await press('Download my data');
    await waitFor(() => expect(toastStore.read().at(-1)?.text).toContain('several times today'));
    fetched.mockRejectedValue(new TypeError('failed'));
    await press('Download my data');
    await waitFor(() => expect(toastStore.read().at(-1)?.text).toContain('could not be downloaded'));
  });
});
