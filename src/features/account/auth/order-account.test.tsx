import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showCheckout } from '#tests/setup/show-checkout.tsx';
import { OrderAccount } from './order-account.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

const cartUuid = '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01';
const email = 'noor@hervonden.test';
let answer: object;

beforeEach(() => {
  answer = { __typename: 'CreatedUser', success: true };
  request.mockReset();
  request.mockImplementation(async ({ name }: { name: string }) =>
    name === 'CreateOrderAccount'
      ? { createOrderAccount: answer }
      : { resendEmailVerification: { __typename: 'Requested', success: true } },
  );
});
afterEach(cleanup);

const show = async () => {
  showCheckout(<OrderAccount {...{ cartUuid, email }} signIn={(label) => <a href="/in">{label}</a>} />);
  return await screen.findByLabelText<HTMLInputElement>('Password');
};
const choose = async (password: string) => {
  fireEvent.change(await show(), { target: { value: password } });
  // The list of common passwords arrives after the field.
  await act(() => vi.dynamicImportSettled());
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
};

describe('an account for a buyer without one', () => {
  test('AUTH-003 AUTH-014 asks for a password alone, and leads to the inbox', async () => {
    await choose('herfst-in-leiden-7');
    expect(await screen.findByText(/^We emailed a link to noor@hervonden.test/)).toBeDefined();
    expect(request.mock.calls[0]?.[1]).toEqual({ cartUuid, password: 'herfst-in-leiden-7' });
    fireEvent.click(screen.getByRole('button', { name: 'Send email again' }));
    expect(await screen.findByText('Sent again. Use the latest link.')).toBeDefined();
    expect(request.mock.calls[1]?.[1]).toEqual({ email });
  });

  test('tells password managers which address the password belongs to', async () => {
    const field = await show();
    expect(field.autocomplete).toBe('new-password');
    const hidden = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    expect([hidden?.value, hidden?.hidden]).toEqual([email, true]);
  });

  test.each([
    ['', 'Choose a password.'],
    ['kort1', /^Choose a password of at least 8 characters/],
    ['Welkom123', /^Choose a password of at least 8 characters/],
  ])(
    'AUTH-023 AUTH-024 explains at the field what is missing from "%s", and sends nothing',
    async (password, text) => {
      await choose(password);
      expect(await screen.findByText(text)).toBeDefined();
      expect(document.activeElement).toBe(screen.getByLabelText('Password'));
      expect(request).not.toHaveBeenCalled();
    },
  );

  test('AUTH-036 an address that has an account leads to sign-in', async () => {
    answer = { __typename: 'FailedToCreateError', errorCode: 'user_already_exists', message: 'exists' };
    await choose('herfst-in-leiden-7');
    expect(await screen.findByText(/^There is already an account for/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  test('any other refusal keeps the password in the field', async () => {
    answer = {
      __typename: 'TooManyRequestsError',
      errorCode: 'too_many_requests',
      message: 'Wait a minute.',
    };
    await choose('herfst-in-leiden-7');
    expect(await screen.findByText('Wait a minute.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('herfst-in-leiden-7');
  });
});
