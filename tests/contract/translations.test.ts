import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accountFolders } from '../../scripts/account-folders.ts';
import { checkTranslations, compare, contradictions } from '../../scripts/translations/check.ts';
import { scanProject } from './architecture/scan.ts';

test('I18N-001 every sentence exists in Dutch, English and French, and none is left over', async () => {
  expect(await checkTranslations()).toEqual([]);
});

test('the check finds a gap, a leftover and a lost placeholder', () => {
  const inCode = { a: { message: 'Saved' }, b: { message: '{count} photos' } };
  const translated = { b: { translation: "foto's" }, c: { message: 'Gone', translation: 'Weg' } };
  expect(compare('nl', inCode, translated)).toEqual([
    'nl: no translation for "Saved"',
    'nl: the placeholders of "foto\'s" differ from "{count} photos"',
    'nl: no code uses "Gone"',
  ]);
});

test('the check finds a sentence that two catalogues translate differently', () => {
  const shop = { a: { message: 'Number', translation: 'Aantal' }, b: { message: 'Yes', translation: 'Ja' } };
  const account = {
    a: { message: 'Number', translation: 'Nummer' },
    b: { message: 'Yes', translation: 'Ja' },
  };
  expect(contradictions('nl', [shop, account])).toEqual(['nl: "Number" is both "Aantal" and "Nummer"']);
});

test('PWA-023 locales holds a catalogue for nl, en and fr', () => {
  for (const locale of ['nl', 'en', 'fr']) {
    expect(readFileSync(`locales/${locale}/messages.po`, 'utf8')).toContain(`Language: ${locale}`);
  }
});

const staffSlots = 'src/routes/staff-slots.tsx';
const newsletterSlots = 'src/routes/newsletter-slots.tsx';
const reportSlot = 'src/routes/report-slot.tsx';
const pushSlots = 'src/routes/push-slots.tsx';
const startPickups = 'src/app/start-pickups.ts';
/** Staff tools and other slots are loaded together with their messages; the test below checks how. */
const waitsForWords = (path: string, target: string) =>
  (path === staffSlots && target.startsWith('src/features/staff/')) ||
  (path === newsletterSlots && target.startsWith('src/features/subscriptions/')) ||
  (path === reportSlot && target.startsWith('src/features/reports/')) ||
  (path === pushSlots && target.startsWith('src/features/push/')) ||
  (path === startPickups && target.startsWith('src/features/pickups/'));

test('the report dialog loads together with its messages, and only on request', () => {
  const text = readFileSync(reportSlot, 'utf8');
  expect(text.match(/import\('#src\/features\/reports\//g)).toHaveLength(1);
  expect(text).toMatch(
    /Promise\.all\(\[\s*import\('#src\/features\/reports\/[\w-]+\.tsx'\),\s*loadAccountMessages\(\)/,
  );
  expect(text).toContain('{isOpen && <ReportDialog ');
});

test('what staff see on the shop’s pages comes after its words, and only when it is asked for', () => {
  const text = readFileSync(staffSlots, 'utf8');
  const opened = text.match(/#src\/features\/staff\//g) ?? [];
  const waiting = text.match(/staffPart\(\(\) =>\s+import\('#src\/features\/staff\//g) ?? [];
  expect(opened.length).toBeGreaterThan(0);
  expect(waiting).toHaveLength(opened.length);
  expect(text).toMatch(/Promise\.all\(\[load\(\), loadAccountMessages\(\)\]\)/);
});

test('the modal of a subscription comes after its words, and only when it is asked for', () => {
  const text = readFileSync(newsletterSlots, 'utf8');
  expect(text.match(/#src\/features\/subscriptions\//g)).toHaveLength(1);
  expect(text).toMatch(
    /Promise\.all\(\[\s+import\('#src\/features\/subscriptions\/[\w-]+\.tsx'\),\s+loadAccountMessages\(\),/,
  );
});

test('a hand-over is kept for offline together with its words, and nothing of it is shown', () => {
  const text = readFileSync(startPickups, 'utf8');
  expect(text.match(/import\('#src\/features\/pickups\/[\w-]+\.tsx'\)/g)).toHaveLength(1);
  expect(text).toMatch(
    /Promise\.all\(\[import\('#src\/features\/pickups\/[\w-]+\.tsx'\), loadAccountMessages\(\)\]\)/,
  );
});

/** The checkout pages and the staff desk load the messages before they are shown. */
const loadsWordsFirst = (path: string) =>
  path === 'src/routes/staff.tsx' ||
  (/^src\/routes\/[^/]+\.tsx$/.test(path) &&
    readFileSync(path, 'utf8').includes('beforeLoad: tryAccountMessages'));

test('the question for notifications comes after its words, and only when it is asked for', () => {
  const text = readFileSync(pushSlots, 'utf8');
  expect(text.match(/import\('#src\/features\/push\//g)).toHaveLength(1);
  expect(text.replace(/^import type .*$/gm, '').match(/#src\/features\/push\//g)).toHaveLength(1);
  expect(text).toMatch(
    /Promise\.all\(\[\s+import\('#src\/features\/push\/[\w-]+\.tsx'\),\s+loadAccountMessages\(\),/,
  );
});

test('nothing outside of the account’s screens opens a room whose words come with the account', async () => {
  const files = new Map((await scanProject()).map((file) => [file.path, file]));
  const reached = new Set<string>();
  const visit = (path: string) => {
    // The account layout, the staff desk's route and the checkout pages load the messages before any of their screens
    // is shown.
    if (reached.has(path) || /^src\/routes\/(account|staff)\//.test(path) || loadsWordsFirst(path)) return;
    reached.add(path);
    for (const { target } of files.get(path)?.imports ?? [])
      if (target !== null && !waitsForWords(path, target)) visit(target);
  };
  // Slots belong to the routes that fill them, and are reached from there.
  const isEntry = (path: string) =>
    /^src\/(main|routes\/[^.]+)\.tsx?$/.test(path) && !path.endsWith('-slots.tsx');
  for (const path of files.keys()) if (isEntry(path)) visit(path);
  expect(reached).toContain('src/features/catalog/sort-bar.tsx');
  expect(loadsWordsFirst('src/routes/checkout.tsx')).toBe(true);
  const rooms = new RegExp(`^src/(${accountFolders.join('|')})/`);
  expect([...reached].filter((path) => rooms.test(path) && path.endsWith('.tsx'))).toEqual([]);
});
