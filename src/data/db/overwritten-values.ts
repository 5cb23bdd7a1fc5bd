import type { ListingDraft, OtherVersion } from '#domain/product/draft.ts';
import { sameContent } from './same-content.ts';

export interface DraftEdit {
  readonly value: unknown;
  /** What was stored when the edit began: another value there later is another device's or tab's. */
  readonly base: unknown;
}

/**
 * The stored values that the edits of a draft overwrite without having known them: they are kept as other versions
 * (readings PWA-033).
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
