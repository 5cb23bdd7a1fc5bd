import { expect, test } from 'vitest';
import { minimalMessage } from '../minimal-message.ts';
import { pushMessage } from './push-payload.ts';

const bidId = '7d2f5d0e-8f5b-4c0b-9a43-5d0b1f0c2a11';
const content = {
  ...{
    title: 'Nieuw bod op Kast van teak',
    body: 'Je hebt vijf dagen om te antwoorden.',
    lang: 'nl' as const,
  },
  ...{ path: `/account/biedingen/${bidId}`, tag: 'bid:1', unread: 3, createdAt: 1_760_000_000_000 },
};
const shop = 'https://hervonden.test';

test('PWA-040 the payload has the form of declarative web push', () => {
  expect(pushMessage(content, shop)).toEqual({
    web_push: 8030,
    notification: {
      ...{ title: content.title, body: content.body, tag: 'bid:1', lang: 'nl' },
      ...{ navigate: `${shop}/account/biedingen/${bidId}`, timestamp: content.createdAt, app_badge: '3' },
    },
    app_badge: '3',
  });
});

test.each([
  'Kast € 1.450,00 wegens verhuizing',
  'Kast 1450 euro',
  'Lamp voor EUR 12',
  'Stoel €50,-',
  'Mail jan.de-boer@example.nl voor meer',
  'Bel 06-12345678',
  'Bel +31 (0)6 1234 5678',
  'Appelez le +32 475 12 34 56',
  'Ophalen Biltstraat 12',
  'Ophalen 3572 BJ Utrecht',
  'À retirer rue de la Loi 16',
  'Kast 450,- ophalen',
  'Bank 450,--',
  'Prijs: 1450,00',
  'Prijs 1450',
  '$200 chair',
  '200£ lamp',
  'Dorpsstr. 4 Gent',
  'Kerkstraat12',
  'Ophalen Meir 12 Antwerpen',
  'Ophalen Meir 12, 2000 Antwerpen',
])('PWA-040 a payload holds no amount, address, e-mail address or phone number: %s', (title) => {
  const { notification } = pushMessage({ ...content, title, body: `${title}.` }, shop);
  expect(`${notification.title} | ${notification.body}`).not.toMatch(/\d|@|€/);
});

test.each([
  'Wegner CH24 Wishbone uit 1950',
  'Tafel 220 x 100 x 75 cm',
  'String-kast 1960, 3 planken',
  'Set van 6 stoelen, jaren 70',
  'Louis Poulsen PH 5',
  'Thonet 14 Stoel',
  'Plank van 1,85 m',
  'Banquette une place années 60',
  'Eames DSW, 4 stoelen',
])('PWA-040 what products are called stays: %s', (title) => {
  expect(pushMessage({ ...content, title }, shop).notification.title).toBe(title);
});

test('PWA-040 a title of nothing else becomes the name of the shop', () => {
  expect(pushMessage({ ...content, title: 'jan@example.nl' }, shop).notification.title).toBe('Hervonden');
});

test.each([
  '//evil.test/x',
  'https://evil.test/',
  'javascript:alert(1)',
  '',
  '/\\evil.test',
  `/${'a'.repeat(400)}`,
])('PWA-040 a path out of the shop leads home: %s', (path) => {
  expect(pushMessage({ ...content, path }, shop).notification.navigate).toBe(`${shop}/`);
});

test.each([
  '/products/kast-1450-euro-06-12345678',
  '/verkoper/jan-de-boer',
  '/account/items/kast-1450',
  '/account/items?q=jan@example.nl',
])('PWA-040 the notification opens a page whose address contains text: %s', (path) => {
  const message = pushMessage({ ...content, path, tag: `product:${bidId}` }, shop);
  expect(message.notification.navigate).toBe(`${shop}/account/meldingen?melding=product%3A${bidId}`);
});

test('PWA-040 the largest payload fits into every push service, and the minimal one is much smaller', () => {
  const letter = '漢';
  const largest = pushMessage(
    {
      ...{ ...content, title: letter.repeat(500), body: letter.repeat(1000), tag: 't'.repeat(500) },
      path: `/${'p'.repeat(299)}`,
    },
    shop,
  );
  const bytes = Buffer.byteLength(JSON.stringify(largest));
  expect(bytes).toBeLessThan(3993);
  expect(Buffer.byteLength(JSON.stringify(minimalMessage(largest)))).toBeLessThan(1100);
  expect(largest.notification.title.endsWith('…')).toBe(true);
});
