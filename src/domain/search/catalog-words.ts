const openings: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  Ø: 'o',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
};

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/**
 * Splits a text into words: lower case, accents folded, split at everything but a-z and 0-9. Has to match the SQL
 * function catalog_words().
 */
export function wordsOf(text: string): string[] {
  const folded = isPlain(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .replace(/[ßøØæÆœŒ]/g, (sign) => openings[sign] ?? sign);
  return folded
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/**
 * Returns the value of a brand in filters, facets and URLs: its words joined by hyphens; '' for no or an unknown
 * brand.
 */
export function brandSlug(brand: string | null): string {
  const slug = wordsOf(brand ?? '').join('-');
  return slug === 'unknown' ? '' : slug;
}
