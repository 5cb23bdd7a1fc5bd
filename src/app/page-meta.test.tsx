import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.ts';
import type { PageFacts } from '#src/ui/kit/page-head.tsx';
import { PageMeta } from './page-meta.tsx';

const origin = 'https://hervonden.test';
const metaOf = (facts: PageFacts, locale: Locale = 'nl', isHome = false) =>
  renderToStaticMarkup(<PageMeta facts={facts} locale={locale} origin={origin} isHome={isHome} />);

const chair: PageFacts = {
  title: '<b>Chair</b>',
  description: 'A "chair"',
  canonicalPath: '/stoel',
  structuredData: [{ '@type': 'Thing', name: '</script>', url: '/stoel' }],
};

test('U24 the head has title, description, canonical URL, languages, preview and structured data', () => {
  const html = metaOf(chair);
  expect(html).toContain('<title>&lt;b&gt;Chair&lt;/b&gt; · Hervonden</title>');
  expect(html).toContain('<meta name="description" content="A &quot;chair&quot;"/>');
  expect(html).toContain(`<link rel="canonical" href="${origin}/stoel"/>`);
  expect(html).toContain(`hrefLang="fr" href="${origin}/stoel?taal=fr"`);
  expect(html).toContain(`hrefLang="x-default" href="${origin}/stoel"`);
  expect(html).toContain(`<meta property="og:url" content="${origin}/stoel"/>`);
  expect(html).toContain(`"url":"${origin}/stoel"`);
  expect(html).toContain('"name":"\\u003c/script>"');
  expect(html).not.toContain('noindex');
});

test('I18N-001 a page in another language names its own URL', () => {
  expect(metaOf(chair, 'fr')).toContain(`<link rel="canonical" href="${origin}/stoel?taal=fr"/>`);
  expect(metaOf(chair, 'fr')).toContain('content="fr_BE"');
});

test('ROUTE-044 a page without a canonical URL, or that is not indexed, stays out of search engines', () => {
  for (const facts of [{ title: null }, { ...chair, isIndexed: false }]) {
    const html = metaOf(facts);
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html).not.toContain('hrefLang');
  }
});

test('U24 the home page describes the shop and its search', () => {
  expect(metaOf({ ...chair, canonicalPath: '/' }, 'nl', true)).toContain(
    `"urlTemplate":"${origin}/zoeken/{search_term_string}"`,
  );
  expect(metaOf(chair)).not.toContain('SearchAction');
});
