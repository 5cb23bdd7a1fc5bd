import type { Locale } from '#domain/catalog/entry.ts';
import type { ListingDraft } from '#domain/product/draft.ts';
import { versionText } from './version-text.ts';

const apart = new Set(['id', 'createdAt', 'editedAt', 'photos', 'otherVersions', 'attributes']);

/** All filled-in values, one line per field, for the clipboard. */
export function draftText(draft: ListingDraft, locale: Locale, labelOf: (field: string) => string): string {
  return Object.entries(draft)
    .filter(([field]) => !apart.has(field))
    .flatMap(([field, value]) => {
      const text = versionText(field, value, locale, Number.POSITIVE_INFINITY);
      return text === null ? [] : [`${labelOf(field)}: ${text}`];
    })
    .join('\n');
}
