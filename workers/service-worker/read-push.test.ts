import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownPush } from './read-push.ts';

const origin = 'https://hervonden.test';
const notification = {
  ...{ title: 'Nieuw bod op Kast', body: 'Je hebt vijf dagen.', tag: 'bid:1', lang: 'nl' },
  ...{ navigate: `${origin}/account/biedingen/1?x=1#y`, timestamp: 1_760_000_000_000, app_badge: '3' },
};
const read = (message: unknown, language = 'nl-NL') =>
  shownPush(typeof message === 'string' ? message : JSON.stringify(message), language, origin);

test('PWA-040 a declarative message is shown as it is, and leads to its page', () => {
  expect(read({ web_push: 8030, notification, app_badge: '3' })).toEqual({
    ...{ title: notification.title, body: notification.body, tag: 'bid:1', lang: 'nl', badge: 3 },
    ...{ path: '/account/biedingen/1?x=1#y', timestamp: notification.timestamp },
  });
  expect(read({ notification }).badge).toBe(3);
});

test('PWA-040 what cannot be read is shown in the language of the device and leads to the list', () => {
  for (const [language, body] of [
    ['nl-BE', 'Er is nieuws voor je.'],
    ['fr', 'Il y a du nouveau pour vous.'],
    ['en-GB', 'There is news for you.'],
    ['de', 'Er is nieuws voor je.'],
  ] as const)
    expect(read('not json', language)).toMatchObject({
      ...{ title: 'Hervonden', body, tag: 'Hervonden', path: '/account/meldingen', badge: null },
    });
  expect(read({ notification: { body: 'without a title' } }).body).toBe('Er is nieuws voor je.');
});

test('PWA-040 a push never leads out of the app', () => {
  for (const navigate of ['https://evil.test/', '//evil.test/x', 'javascript:alert(1)', 7, null, 'https://['])
    expect(read({ notification: { ...notification, navigate } }).path).toBe('/account/meldingen');
});

test('PWA-040 anything at all becomes a notification with a title and a tag', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.object().map((value) => JSON.stringify({ notification: value })),
      ),
      (text) => {
        const shown = shownPush(text, 'nl', origin);
        expect(shown.title).not.toBe('');
        expect(shown.tag).not.toBe('');
        expect(shown.path.startsWith('/')).toBe(true);
      },
    ),
  );
});
