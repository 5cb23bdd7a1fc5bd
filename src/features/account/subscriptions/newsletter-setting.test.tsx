import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '#tests/setup/show-page.tsx';
import { NewsletterSetting } from './newsletter-setting.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

let isSubscribed: boolean;
let refusal: object | null;

beforeEach(() => {
  isSubscribed = true;
  refusal = null;
  request.mockImplementation(async ({ name }: { name: string }, variables: { isWanted?: boolean }) => {
    if (name === 'Newsletter') return { newsletter: { __typename: 'Newsletter', isSubscribed } };
    if (refusal !== null) return { setNewsletter: refusal };
    isSubscribed = variables.isWanted === true;
    return { setNewsletter: { __typename: 'Newsletter', isSubscribed } };
  });
});
afterEach(cleanup);

const box = async () =>
  await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Email me new finds and tips/ });

test('AUTH-025 the newsletter of the sign-up is shown, and can be ended and started again', async () => {
  await showPage(<NewsletterSetting userId="u" />);
  expect((await box()).checked).toBe(true);
  fireEvent.click(await box());
  await waitFor(() => expect(isSubscribed).toBe(false));
  await waitFor(async () => expect((await box()).disabled).toBe(false));
  expect((await box()).checked).toBe(false);
  fireEvent.click(await box());
  await waitFor(() => expect(isSubscribed).toBe(true));
});

test('a refusal is shown, and the box stays as the server has it', async () => {
  refusal = { __typename: 'TooManyRequestsError', errorCode: 'too_many_requests', message: 'Later.' };
  await showPage(<NewsletterSetting userId="u" />);
  fireEvent.click(await box());
  expect((await screen.findByRole('alert')).textContent).toContain('Later.');
  expect((await box()).checked).toBe(true);
});
