import { BRAND_NAME } from '#src/i18n/brand.ts';
import { type Locale, locales } from '#src/i18n/locale.ts';
import { inLocale } from '#src/paths/locale-address.ts';
import { type PageFacts, windowTitle } from '#src/ui/kit/page-head.tsx';

interface PageMetaProps {
  readonly facts: PageFacts;
  readonly locale: Locale;
  /** The public base URL of the server, without a trailing slash. */
  readonly origin: string;
  readonly isHome: boolean;
}

const previewImage = '/icons/icon-512.png';
const ogLocales: Readonly<Record<Locale, string>> = { nl: 'nl_NL', en: 'en_GB', fr: 'fr_BE' };

/** The metadata of a page for crawlers and link previews (U24). A page without a canonical path is noindex. */
export function PageMeta({ facts, locale, origin, isHome }: PageMetaProps) {
  const { title, description, canonicalPath, image } = facts;
  const isIndexed = canonicalPath !== undefined && facts.isIndexed !== false;
  const url = canonicalPath === undefined ? undefined : `${origin}${inLocale(canonicalPath, locale)}`;
  return (
    <>
      <title>{title === null ? BRAND_NAME : windowTitle(title)}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      {isIndexed ? null : <meta name="robots" content="noindex, follow" />}
      {url === undefined ? null : <link rel="canonical" href={url} />}
      {isIndexed ? <Alternates path={canonicalPath} origin={origin} /> : null}
      <meta property="og:site_name" content={BRAND_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title ?? BRAND_NAME} />
      {description === undefined ? null : <meta property="og:description" content={description} />}
      {url === undefined ? null : <meta property="og:url" content={url} />}
      <meta property="og:image" content={`${origin}${image ?? previewImage}`} />
      <meta property="og:locale" content={ogLocales[locale]} />
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
      <StructuredData
        nodes={[...(isHome ? shopNodes(origin, locale) : []), ...(facts.structuredData ?? [])]}
        origin={origin}
      />
    </>
  );
}

/** Every language has its own URL; the one without a language, in Dutch, is also the default for other languages. */
function Alternates({ path, origin }: { readonly path: string; readonly origin: string }) {
  const versions = [
    ...locales.map((locale) => ({ hrefLang: locale, locale })),
    { hrefLang: 'x-default', locale: 'nl' },
  ] as const;
  return versions.map(({ hrefLang, locale }) => (
    <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={`${origin}${inLocale(path, locale)}`} />
  ));
}

interface StructuredDataProps {
  readonly nodes: readonly object[];
  readonly origin: string;
}

/** schema.org data, one script element per node; paths become absolute URLs. */
function StructuredData({ nodes, origin }: StructuredDataProps) {
  return nodes.map((node) => {
    const json = scriptJson({ '@context': 'https://schema.org', ...absolute(node, origin) });
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD is data, escaped for a script element.
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}

/** Serialises JSON for a script element, so that it can neither end the element nor begin a comment. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
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
  const organization = { '@type': 'Organization', '@id': `${origin}/#shop`, name: BRAND_NAME };
  return [
    { ...organization, url: `${origin}/`, logo: `${origin}${previewImage}`, areaServed: ['NL', 'BE'] },
    {
      '@type': 'WebSite',
      name: BRAND_NAME,
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
