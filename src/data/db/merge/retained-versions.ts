import type { ListingDraft, OtherVersion } from '#domain/product/draft.ts';
import { documentBytesLimit } from '#domain/sync/protocol.ts';
import { shortHash } from './short-hash.ts';
import type { Leftover } from './version.ts';

/** Other versions per draft. More than a person would go through become rejected edits. */
const versionLimit = 20;
/** The longest stored value, in characters of JSON (domain limit 24,000). */
const valueLimit = 24_000;
/** Bytes that stay free below the server's limit for a document. */
const spareBytes = 4_096;

/**
 * A losing value in the form stored in the draft; null when it is too long. The same value always has the same id.
 */
export function retainedVersion(field: string, value: unknown, savedAt: number): OtherVersion | null {
  const text = JSON.stringify(value);
  if (text === undefined || text.length > valueLimit) return null;
  return { id: `${field}:${shortHash(text)}`, field, value: text, savedAt };
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** Reduces the draft to its limits by moving the oldest other versions to the leftovers. */
export function fitDraft(draft: ListingDraft): { draft: ListingDraft; leftovers: Leftover[] } {
  const retained = [...draft.otherVersions];
  const leftovers: Leftover[] = [];
  let size = bytesOf(draft);
  while (retained.length > 0 && (retained.length > versionLimit || size > documentBytesLimit - spareBytes)) {
    const oldest = retained.reduce((a, b) => (b.savedAt < a.savedAt ? b : a));
    retained.splice(retained.indexOf(oldest), 1);
    size -= bytesOf(oldest);
    leftovers.push({
      code: 'other_version',
      content: { [oldest.field]: JSON.parse(oldest.value) as unknown },
    });
  }
  return {
    draft: retained.length === draft.otherVersions.length ? draft : { ...draft, otherVersions: retained },
    leftovers,
  };
}
