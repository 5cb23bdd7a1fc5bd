import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { AuthPanel } from '#src/features/account/auth/auth-panel.tsx';
import type { AuthScreen } from '#src/features/account/auth/auth-screen.ts';
import { type Session, session$ } from '#src/platform/session/session.ts';

/** Records every request; one without an `answer` fails. */
export const fetched = vi.fn<typeof fetch>();
export const onSignedIn = vi.fn<() => void>();

/** Call once per test file: each test has a new server, and nobody is signed in. */
export function setUpPanel(): void {
  // Loaded on demand in the app; loaded in advance here, so that no test waits for it.
  beforeAll(async () => {
    await import('#src/features/account/auth/screens/other-screens.tsx');
  }, 60_000);
  beforeEach(() => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    vi.stubGlobal('fetch', fetched);
    fetched.mockReset();
    onSignedIn.mockReset();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    session$.next(null);
  });
}

/** The answer to a login. */
export const koper = {
  __typename: 'User',
  uuid: 'u1',
  email: 'koper@hervonden.test',
  name: 'Noor Jansen',
  isStaff: false,
  authToken: 'token',
  seller: { __typename: 'Seller', uuid: 's1' },
};
export const refusal = (errorCode: string, more: object = {}) => ({
  __typename: 'FailedToGetError',
  errorCode,
  message: `server: ${errorCode}`,
  ...more,
});

/** Sets the next answer of the server, for any operation. */
export const answer = (field: string, value: object) =>
  fetched.mockResolvedValueOnce(Response.json({ data: { [field]: value } }));

export const sent = (): { readonly operationName: string; readonly variables: Record<string, unknown> } =>
  JSON.parse(String(fetched.mock.calls.at(-1)?.[1]?.body));

function Panel({ first, session }: { readonly first: AuthScreen; readonly session: Session | null }) {
  const [shown, setShown] = useState(first);
  return (
    <AuthPanel
      screen={shown}
      onScreen={setShown}
      onSignedIn={onSignedIn}
      returnTo="/account/favorieten"
      session={session}
    />
  );
}

/** Renders the panel at a screen and waits for its heading. */
export async function show(first: AuthScreen, heading: string, session: Session | null = null) {
  render(
    <I18nProvider i18n={i18n}>
      <Panel first={first} session={session} />
    </I18nProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: heading });
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const submit = (name: string) => act(async () => press(name));
export const shownText = (text: string) => screen.findByText(text);
