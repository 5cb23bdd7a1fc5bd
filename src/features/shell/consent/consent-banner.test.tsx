import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentCookieName } from '#domain/consent/cookie-consent.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { consent$, getCookieConsent, setCookieConsent } from '#src/platform/consent/consent.ts';
import { session$ } from '#src/platform/session/session.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { closeConsentPanel, openConsentPanel } from './consent-panel.ts';
import { followConsent } from './follow-consent.ts';

const fetched = vi.fn<typeof fetch>();

function forget() {
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test does
  document.cookie = `${consentCookieName}=; Path=/; Max-Age=0`;
  localStorage.clear();
  consent$.next(null);
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  forget();
  fetched.mockImplementation(async () =>
    Response.json({ data: { setCookieConsent: { __typename: 'CookieConsent' } } }),
  );
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  closeConsentPanel();
  forget();
  fetched.mockReset();
  vi.unstubAllGlobals();
  online$.next(true);
  session$.next(null);
});

const show = () =>
  render(
    <I18nProvider i18n={i18n}>
      <ConsentBanner />
    </I18nProvider>,
  );
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const tick = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('checkbox', { name })));
const sent = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).variables);

test('COOKIE-003 all is accepted by one button', async () => {
  show();
  await press('Accept all');
  expect(getCookieConsent()).toMatchObject({ marketingConsent: true, statisticsConsent: true });
  expect(getCookieConsent()?.deviceId).toMatch(/^[\da-f-]{36}$/);
});

test('COOKIE-004 the ticked selection is accepted; the initial one, with nothing ticked, is both off', async () => {
  show();
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false);
  await press('Accept selection');
  const none = { marketingConsent: false, statisticsConsent: false, deviceId: null };
  expect(getCookieConsent()).toEqual(none);
  await tick(/^Marketing/);
  await press('Accept selection');
  expect(getCookieConsent()).toEqual({ ...none, marketingConsent: true });
});

test('refusing is a button like the others, and stores both as off', async () => {
  show();
  const classNames = screen.getAllByRole('button').map((button) => button.className);
  expect(new Set(classNames).size).toBe(1);
  expect(classNames).toHaveLength(3);
  await press('Reject all');
  expect(getCookieConsent()).toMatchObject({ marketingConsent: false, statisticsConsent: false });
});

test('opening it by a button moves the focus into it and back', () => {
  const { unmount } = render(<button type="button">Settings</button>);
  const from = screen.getByRole('button', { name: 'Settings' });
  from.focus();
  openConsentPanel();
  const banner = show();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Cookies: your choice' }));
  banner.unmount();
  expect(document.activeElement).toBe(from);
  unmount();
});

test('COOKIE-005 the choice is sent once per choice and account, when there is a network', async () => {
  online$.next(false);
  const stop = followConsent();
  expect(fetched).not.toHaveBeenCalled();
  setCookieConsent({ marketingConsent: false, statisticsConsent: true });
  const deviceId = getCookieConsent()?.deviceId;
  expect(fetched).not.toHaveBeenCalled();
  act(() => online$.next(true));
  const granted = { marketingConsent: false, statisticsConsent: true, deviceId };
  await waitFor(() => expect(localStorage.getItem('consent-told')).toContain(String(deviceId)));
  expect(sent()).toEqual([granted]);

  // The same choice is not sent again; for another account it is.
  act(() => online$.next(false));
  act(() => online$.next(true));
  expect(fetched).toHaveBeenCalledTimes(1);
  const account = { token: 't', userId: 'u', email: 'e', name: 'n', isStaff: false, sellerId: null };
  act(() => session$.next(account));
  await waitFor(() => expect(localStorage.getItem('consent-told')).toContain(' u"'));
  expect(sent()).toEqual([granted, granted]);

  // Consent was withdrawn: the device removes its id, and the server receives the id of that device.
  setCookieConsent({ marketingConsent: false, statisticsConsent: false });
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[2]).toEqual({ ...granted, statisticsConsent: false });
  await waitFor(() => expect(localStorage.getItem('consent-told')).not.toContain(String(deviceId)));
  stop();
});

test('COOKIE-002 the question waits while a text field of the page has the focus', async () => {
  show();
  const banner = screen.getByRole('region', { name: 'Cookies: your choice' });
  const field = document.body.appendChild(document.createElement('textarea'));
  const button = document.body.appendChild(document.createElement('button'));
  act(() => field.focus());
  expect(banner.dataset.waits).toBe('true');
  act(() => button.focus());
  expect(banner.dataset.waits, 'the tap that left the field is not over').toBe('true');
  await waitFor(() => expect(banner.dataset.waits).toBeUndefined());
  act(() => field.focus());
  act(() => openConsentPanel());
  expect(banner.dataset.waits, 'somebody asked for it').toBeUndefined();
  field.remove();
  button.remove();
});
