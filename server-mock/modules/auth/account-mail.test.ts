import { describe, expect, test } from 'vitest';
import { i18nOf } from '../../i18n.ts';
import { type Locale, locales } from '../../messages.ts';
import { renderEmail } from '../../outside/mail/render-email.ts';
import { type AccountEmail, accountEmailMessages } from './account-email-messages.ts';
import { accountMail } from './account-mail.ts';

const kinds = Object.keys(accountEmailMessages) as AccountEmail[];
const url = 'https://hervonden.test/account?magicLinkToken=abc&redirectUrl=%2Ffavorieten';
const facts = { name: '<b>Robin</b> & "Noor"', url, what: 'Safari, iOS' };
const subjectOf = (kind: AccountEmail, locale: Locale) =>
  i18nOf(locale)._(accountEmailMessages[kind].subject);

test('there are fifteen account emails', () => {
  expect(kinds).toHaveLength(15);
});

describe.each(locales)('in %s', (locale) => {
  test.each(kinds)('%s has the same content as text and as HTML, with one link', (kind) => {
    const { subject, text, html } = renderEmail(accountMail(kind, facts, locale));
    expect(subject.length).toBeGreaterThan(5);
    expect(text).toContain(url);
    expect(`${text}${html}`).not.toContain('{what}');
    const page = html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
    for (const message of accountEmailMessages[kind].below) {
      const part = i18nOf(locale)._(message, { what: facts.what });
      expect(text).toContain(part);
      expect(page).toContain(part);
    }
    const addresses = new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address));
    expect([...addresses]).toEqual([url.replaceAll('&', '&amp;')]);
  });

  test('what people typed is text, and nothing is loaded or run', () => {
    for (const kind of kinds) {
      const { html } = renderEmail(accountMail(kind, facts, locale));
      expect(html).toContain('&lt;b&gt;Robin&lt;/b&gt; &amp; &quot;Noor&quot;');
      expect(html).not.toMatch(/<(img|script|link|style|iframe|form)|url\(|@import|src=|<b>/i);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    }
  });
});

test('every email differs between the languages', () => {
  for (const kind of kinds) {
    expect(new Set(locales.map((locale) => subjectOf(kind, locale))).size, kind).toBe(3);
    expect(
      new Set(locales.map((locale) => renderEmail(accountMail(kind, facts, locale)).text)).size,
      kind,
    ).toBe(3);
  }
});
