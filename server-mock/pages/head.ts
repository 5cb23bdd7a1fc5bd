import type { Locale } from '../messages.ts';
import type { Entry, PageFacts } from './built-app.ts';
import { escapeHtml, scriptJson } from './escape.ts';

export interface HeadOptions {
  readonly facts: PageFacts;
  readonly locale: Locale;
  /** The public base URL of the server, without a trailing slash. */
  readonly origin: string;
  readonly isHome: boolean;
  readonly inLocale: Entry['inLocale'];
  readonly windowTitle: Entry['windowTitle'];
}

const shopName = 'Hervonden';
const previewImage = '/icons/icon-512.png';
const ogLocales: Readonly<Record<Locale, string>> = { nl: 'nl_NL', en: 'en_GB', fr: 'fr_BE' };
const languages = Object.keys(ogLocales) as Locale[];

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** Builds the metadata for crawlers and link previews (U24). A page without a canonical path is marked as noindex. */
export function headOf(options: HeadOptions): string {
  const { facts, locale, origin, inLocale } = options;
  const title = facts.title === null ? shopName : options.windowTitle(facts.title);
  const path = facts.canonicalPath ?? null;
  const isIndexed = path !== null && facts.isIndexed !== false;
  const image = `${origin}${facts.image ?? previewImage}`;
  const address = path === null ? null : `${origin}${inLocale(path, locale)}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(facts.description === undefined ? [] : [meta('description', facts.description)]),
    ...(isIndexed ? [] : [meta('robots', 'noindex, follow')]),
    ...(address === null ? [] : [`<link rel="canonical" href="${escapeHtml(address)}">`]),
    ...(isIndexed && path !== null ? alternates(path, origin, inLocale) : []),
    property('og:site_name', shopName),
    property('og:type', 'website'),
    property('og:title', facts.title ?? shopName),
    ...(facts.description === undefined ? [] : [property('og:description', facts.description)]),
    ...(address === null ? [] : [property('og:url', address)]),
    property('og:image', image),
    property('og:locale', ogLocales[locale]),
    meta('twitter:card', facts.image === undefined ? 'summary' : 'summary_large_image'),
    ...structuredData(options),
  ].join('\n    ');
}

/** Every language has its own URL; the one without a language, in Dutch, is also the default for other languages. */
function alternates(path: string, origin: string, inLocale: Entry['inLocale']): readonly string[] {
  const link = (hreflang: string, locale: Locale) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(`${origin}${inLocale(path, locale)}`)}">`;
  return [...languages.map((locale) => link(locale, locale)), link('x-default', 'nl')];
}

/** Builds schema.org data, one script element per item; paths become absolute URLs. */
function structuredData({ facts, origin, isHome, locale }: HeadOptions): readonly string[] {
  const nodes = [...(isHome ? shopNodes(origin, locale) : []), ...(facts.structuredData ?? [])];
  return nodes.map((node) => {
    const whole = { '@context': 'https://schema.org', ...absolute(node, origin) };
    return `<script type="application/ld+json">${scriptJson(whole)}</script>`;
  });
}

const addressFields: ReadonlySet<string> = new Set(['@id', 'url', 'item', 'image', 'logo', 'contentUrl']);

function absolute(value: object, origin: string): object {
  const make = (field: string | null, part: unknown): unknown => {
    if (Array.isArray(part)) return part.map((one) => make(field, one));
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, make(name, inner)]));
    const isPath =
      typeof part === 'string' && part.startsWith('/') && field !== null && addressFields.has(field);
    return isPath ? `${origin}${part}` : part;
  };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, make(name, part)]));
}

function shopNodes(origin: string, locale: Locale): readonly object[] {
  const organization = { '@type': 'Organization', '@id': `${origin}/#shop`, name: shopName };
  return [
    { ...organization, url: `${origin}/`, logo: `${origin}${previewImage}`, areaServed: ['NL', 'BE'] },
    {
      '@type': 'WebSite',
      name: shopName,
      url: `${origin}/`,
      inLanguage: locale,
      publisher: { '@id': organization['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/zoeken/{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
