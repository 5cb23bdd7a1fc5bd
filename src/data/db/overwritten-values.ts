import type { ListingDraft, OtherVersion } from '#domain/product/draft.ts';
import { sameContent } from './same-content.ts';

export interface DraftEdit {
  readonly value: unknown;
  /** The value stored when the edit began. If another value is stored later, another device or tab wrote it. */
  readonly base: unknown;
}

/**
 * The stored values that the edits of a draft overwrite without having seen them; they become other versions
 * (PWA-033, docs/readings.md).
 */
export function overwrittenValues(
  stored: ListingDraft,
  edits: Iterable<readonly [field: string, edit: DraftEdit]>,
  newId: () => string,
): OtherVersion[] {
  const values = stored as unknown as Readonly<Record<string, unknown>>;
  return [...edits]
    .filter(([field, { value, base }]) => {
      const found = values[field];
      return !sameContent(found, base) && !sameContent(found, value);
    })
    .map(([field]) => ({
      id: newId(),
      field,
      value: JSON.stringify(values[field]),
      savedAt: stored.editedAt,
    }));
}
