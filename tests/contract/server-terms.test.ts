import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';
import { locales } from '#domain/constants/locales.ts';

const catalog = (await getCatalogs(getConfig())).find(({ path }) => path.endsWith('server'));

async function textsIn(locale: string): Promise<readonly string[]> {
  const messages = Object.entries((await catalog?.read(locale)) ?? {});
  return messages.map(([id, { message, translation }]) => translation || (message ?? id));
}

test.each(locales)('the catalogue of the server has texts in %s', async (locale) => {
  expect((await textsIn(locale)).length).toBeGreaterThan(500);
});

test.each([
  ['nl', /[‘‹„]/, 'quotes are “…”'],
  ['nl', /\d\.\d\d uur/, 'a time has a colon, as the formatted times have'],
  ['fr', /réclamations? concernant/, 'a complaint is “sur” something'],
  ['en', /\btracking\b/, 'the number of a parcel is its “track and trace number”'],
] as const)('in %s no text of the server has %s: %s', async (locale, other, _choice) => {
  expect((await textsIn(locale)).filter((text) => other.test(text))).toEqual([]);
});
