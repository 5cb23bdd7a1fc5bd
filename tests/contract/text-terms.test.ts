import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';
import { locales } from '#domain/constants/locales.ts';

const catalogs = await getCatalogs(getConfig());

async function textsIn(locale: string): Promise<readonly string[]> {
  const messages = await Promise.all(catalogs.map((catalog) => catalog.read(locale)));
  return messages
    .flatMap((one) => Object.entries(one ?? {}))
    .map(([id, { message, translation }]) => translation || (message ?? id));
}

test.each(locales)('the catalogues have texts in %s', async (locale) => {
  expect((await textsIn(locale)).length).toBeGreaterThan(4_000);
});

// Words between which the texts once wavered, so that one thing had two names.
test.each([
  ['nl', /\bmelding \{number\}/, 'a numbered report is a “misbruikmelding”'],
  ['nl', /trackingnummer|volgcode/i, 'a parcel has a “track-and-tracenummer”'],
  ['nl', /[Ee]r ging iets mis/, 'an error says “Er is iets misgegaan”'],
  ['en', /search requests?/i, 'a wanted item is a “wanted request”'],
  ['fr', /recherches? enregistrées?/i, 'a wanted item is a “demande”'],
  ['fr', /réglages?/i, 'what can be set is a “paramètre”'],
  ['fr', /réclamations? sur/, 'a complaint is “concernant” something'],
  ['fr', /\barticles?\b/, 'what is sold is a “produit”'],
  ['en', /track and trace/, 'a parcel has a “tracking number” and a “tracking link”'],
] as const)('in %s no text has %s: %s', async (locale, other, _choice) => {
  expect((await textsIn(locale)).filter((text) => other.test(text))).toEqual([]);
});
