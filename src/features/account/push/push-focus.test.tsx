import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PushState, readPushState } from '#src/data/push/push-state.ts';
import { type TurnOnOutcome, turnOnPush } from '#src/data/push/turn-on.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { AskForPush } from './ask-for-push.tsx';
import { PushSection } from './push-section.tsx';

const hours = vi.hoisted(() => ({ taken: true }));
vi.mock('#src/data/push/push-state.ts', () => ({ readPushState: vi.fn() }));
vi.mock('#src/data/push/turn-on.ts', () => ({ turnOnPush: vi.fn() }));
vi.mock('#src/data/push/turn-off.ts', () => ({ turnOffPush: async () => undefined }));
vi.mock('#src/data/notifications/take-quiet-hours.ts', () => ({
  takeSuggestedQuietHours: async () => hours.taken,
}));

const isAt = (state: PushState) => vi.mocked(readPushState).mockResolvedValue(state);
const turnsOut = (outcome: TurnOnOutcome) => vi.mocked(turnOnPush).mockResolvedValue(outcome);
const button = (name: string) => screen.findByRole('button', { name });
/** Presses like a keyboard user: the button has the focus first. */
async function press(name: string): Promise<void> {
  const found = await button(name);
  found.focus();
  fireEvent.click(found);
}

beforeEach(() => {
  hours.taken = true;
  localStorage.clear();
  isAt('askable');
  turnsOut('subscribed');
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test.each<[press: string, outcome: TurnOnOutcome, text: string]>([
  ['Turn on notifications', 'subscribed', 'Notifications are on'],
  ['Turn on notifications', 'denied', 'Notifications are blocked in this browser'],
  ['Not now', 'subscribed', 'You can turn notifications on in your account at any time.'],
])('PWA-040 U1 after “%s” (%s) the focus stays where the question was', async (name, outcome, text) => {
  turnsOut(outcome);
  await showPage(<AskForPush reason="bid" />);
  await press(name);
  const place = (await screen.findByText(text)).closest('[tabindex]');
  await waitFor(() => expect(document.activeElement).toBe(place));
});

test('PWA-040 quiet hours that could not be saved are reported as missing', async () => {
  hours.taken = false;
  await showPage(<AskForPush reason="bid" />);
  await press('Turn on notifications');
  expect((await screen.findByRole('alert')).textContent).toContain('Your quiet hours could not be saved');
  expect(screen.getByRole('link', { name: 'notification settings' }).getAttribute('href')).toBe(
    '/account/meldingen/instellingen',
  );
});

test('PWA-040 U1 in the settings the button that turns notifications on becomes the one that turns them off', async () => {
  await showPage(<PushSection />);
  await press('Turn on notifications');
  expect(await button('Turn off on this device')).toBe(document.activeElement);
  await press('Turn off on this device');
  expect(await button('Turn on notifications')).toBe(document.activeElement);
  turnsOut('denied');
  await press('Turn on notifications');
  const title = screen.getByRole('heading', { name: 'Push notifications on this device' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('PWA-040 a browser that does not report its permission can be asked again', async () => {
  vi.mocked(readPushState).mockRejectedValueOnce(new Error('no service worker'));
  await showPage(<PushSection />);
  await screen.findByText('We could not check whether notifications are on.');
  await press('Try again');
  expect(await button('Turn on notifications')).toBe(document.activeElement);
});

test('PWA-040 an installed app, which has no address bar, leads to the settings of the device', async () => {
  isAt('denied');
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  await showPage(<PushSection />);
  await screen.findByText(/Open the settings of your device/);
  vi.unstubAllGlobals();
});
