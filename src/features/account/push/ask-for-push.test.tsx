import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { endPushBrowser, type PushBrowserWish, startPushBrowser } from '#tests/setup/push-browser.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { AskForPush, type PushReason } from './ask-for-push.tsx';

const day = 24 * 60 * 60 * 1000;
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  endPushBrowser();
});

async function show(wish: PushBrowserWish = {}, reason: PushReason = 'bid') {
  const browser = startPushBrowser(wish);
  await showPage(<AskForPush reason={reason} />);
  return browser;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('button', { name: 'Turn on notifications' });
/** Nothing is rendered after the push state has been read. */
async function staysSilent(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });
  expect(document.body.textContent).toBe('');
}
/** The prompt is closed; only screen readers get the text about where to turn notifications on. */
async function isClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryAllByRole('button')).toEqual([]));
  expect(document.body.textContent).toBe('You can turn notifications on in your account at any time.');
}

test.each([
  ['bid', 'Know right away when the seller replies'],
  ['message', 'Know right away when there is a reply'],
  ['published', 'Know right away when someone is interested'],
  ['review', 'Know right away when your listing is live'],
  ['sold', 'Get updates about your sale right away'],
  ['bought', 'Get updates about your order right away'],
] as const)(
  'PWA-040 after a %s the question explains its purpose, and does not open the browser’s prompt by itself',
  async (reason, title) => {
    const { asked } = await show({}, reason);
    await question();
    screen.getByText(title);
    expect(asked).toEqual([]);
  },
);

test('PWA-040 a yes comes before the browser’s own question, subscribes, and takes the quiet hours that are ticked', async () => {
  const browser = await show();
  await question();
  press('Turn on notifications');
  await screen.findByText('Notifications are on');
  expect(browser.asked.slice(0, 3)).toEqual(['browser', 'PushSubscriptionStatus', 'SavePushSubscription']);
  expect(browser.isSubscribed()).toBe(true);
  await waitFor(() => expect(browser.quietHours()).toEqual({ from: 22, to: 8 }));
});

test('PWA-040 without quiet hours none are saved', async () => {
  const browser = await show();
  await question();
  fireEvent.click(screen.getByRole('checkbox', { name: /^No notifications between 22:00 and 8:00/ }));
  press('Turn on notifications');
  await screen.findByText('Notifications are on');
  expect(browser.asked).not.toContain('SaveNotificationSettings');
});

test('PWA-040 “Not now” hides the question for thirty days, on every occasion', async () => {
  await show();
  await question();
  press('Not now');
  await isClosed();
  const noted = Date.now();
  const clock = vi.spyOn(Date, 'now');
  for (const [later, isAsked] of [
    [29 * day, false],
    [31 * day, true],
  ] as const) {
    cleanup();
    clock.mockReturnValue(noted + later);
    await showPage(<AskForPush reason="message" />);
    if (isAsked) await question();
    else await staysSilent();
  }
});

test('PWA-040 the browser’s question closed without an answer is a “Not now”', async () => {
  const { asked } = await show({ answer: 'default' });
  await question();
  press('Turn on notifications');
  await isClosed();
  expect(asked).toEqual(['browser']);
  cleanup();
  await showPage(<AskForPush reason="bid" />);
  await staysSilent();
});

test('PWA-040 a refused browser prompt shows how to undo it', async () => {
  await show({ answer: 'denied' });
  await question();
  press('Turn on notifications');
  await screen.findByText('Notifications are blocked in this browser');
  screen.getByText(/^Open the site settings/);
  expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
  press('Close');
  await isClosed();
});

test('PWA-040 without a connection it shows a message, and can be retried', async () => {
  await show({ isOnline: false });
  await question();
  press('Turn on notifications');
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain('Check your connection and try again.');
  await question();
});

test('PWA-040 on an iPhone adding the app to the home screen comes first', async () => {
  await show({ hasPush: false, userAgent: iPhone });
  await screen.findByText('Add Hervonden to your home screen first');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tap Share.',
    'Choose “Add to Home Screen”.',
    'Open Hervonden from your home screen.',
  ]);
  press('Close');
  await isClosed();
});

test.each([
  ['notifications are on', { permission: 'granted', isSubscribed: true }],
  ['the browser shows none', { hasPush: false }],
] as const)('PWA-040 nothing is asked where %s', async (_case, wish) => {
  await show(wish);
  await staysSilent();
});
