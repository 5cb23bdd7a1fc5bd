import { describe, expect, test } from 'vitest';
import { locales } from '../../messages.ts';
import { type AccountEmail, accountEmailTexts } from './account-email-texts.ts';
import { accountMail } from './account-mail.ts';

const kinds = Object.keys(accountEmailTexts.nl) as AccountEmail[];
const url = 'https://hervonden.test/account?magicLinkToken=abc&redirectUrl=%2Ffavorieten';
const facts = { name: '<b>Robin</b> & "Noor"', url, what: 'Safari, iOS' };

test('there are nine letters', () => {
  expect(kinds).toHaveLength(9);
});

describe.each(locales)('in %s', (locale) => {
  test.each(kinds)('%s says the same as text and as page, with one thing to do', (kind) => {
    const { subject, text, html } = accountMail(kind, facts, locale);
    expect(subject.length).toBeGreaterThan(5);
    expect(text).toContain(url);
    expect(`${text}${html}`).not.toContain('{what}');
    const page = html.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
    for (const part of accountEmailTexts[locale][kind].below) {
      expect(text).toContain(part.replace('{what}', facts.what));
      expect(page).toContain(part.replace('{what}', facts.what));
    }
    const addresses = new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address));
    expect([...addresses]).toEqual([url.replaceAll('&', '&amp;')]);
  });

  test('what people typed is text, and nothing is loaded or run', () => {
    for (const kind of kinds) {
      const { html } = accountMail(kind, facts, locale);
      expect(html).toContain('&lt;b&gt;Robin&lt;/b&gt; &amp; &quot;Noor&quot;');
      expect(html).not.toMatch(/<(img|script|link|style|iframe|form)|url\(|@import|src=|<b>/i);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
    }
  });
});

test('the languages differ in every letter', () => {
  for (const kind of kinds) {
    expect(new Set(locales.map((locale) => accountEmailTexts[locale][kind].subject)).size, kind).toBe(3);
    expect(new Set(locales.map((locale) => accountMail(kind, facts, locale).text)).size, kind).toBe(3);
  }
});
