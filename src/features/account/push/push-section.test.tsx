import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { endPushBrowser, type PushBrowserWish, startPushBrowser } from '#tests/setup/push-browser.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { PushSection } from './push-section.tsx';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

afterEach(() => {
  cleanup();
  endPushBrowser();
});

async function show(wish: PushBrowserWish) {
  const browser = startPushBrowser(wish);
  await showPage(<PushSection />);
  return { browser, status: (await screen.findByRole('status')).textContent };
}

test.each([
  ['on', { permission: 'granted', isSubscribed: true }, /^On\. /, 'Turn off on this device'],
  ['off', {}, /^Off\. /, 'Turn on notifications'],
  ['allowed but off', { permission: 'granted' }, /^Off\. /, 'Turn on notifications'],
  [
    'blocked',
    { permission: 'denied' },
    /^Notifications are blocked in this browser.*Open the site settings/,
    null,
  ],
  ['on an iPhone', { hasPush: false, userAgent: iPhone }, /only work in the installed app/, null],
  ['impossible', { hasPush: false }, /You still get them by email/, null],
] as const)(
  'PWA-040 %s shows its state, with the button that changes it',
  async (_case, wish, text, button) => {
    const { browser, status } = await show(wish);
    expect(status).toMatch(text);
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      button === null ? [] : [button],
    );
    expect(browser.asked).toEqual([]);
  },
);

test('PWA-040 turned on and off again on this device, at the server too', async () => {
  const { browser } = await show({});
  fireEvent.click(screen.getByRole('button', { name: 'Turn on notifications' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Turn off on this device' }));
  await screen.findByText(/^Off\. /);
  expect(browser.asked[0]).toBe('browser');
  expect(browser.asked).toContain('SavePushSubscription');
  expect(browser.asked.at(-1)).toBe('RemovePushSubscription');
  expect(browser.isSubscribed()).toBe(false);
});

test('PWA-040 a failure to turn it on shows the reason, and can be retried', async () => {
  await show({ isOnline: false });
  fireEvent.click(screen.getByRole('button', { name: 'Turn on notifications' }));
  await screen.findByText(/^Notifications could not be turned on/);
  screen.getByRole('button', { name: 'Turn on notifications' });
});
