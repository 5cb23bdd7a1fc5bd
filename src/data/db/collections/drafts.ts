import { type ListingDraft, listingDraftSchema } from '#domain/product/draft.ts';
import { rowSchema } from '../mirror.ts';

/** Listing drafts (PWA-029). A person has tens of them at most, so they are sorted in memory and need no index. */
export const draftsSchema = rowSchema<ListingDraft>('drafts', 0, listingDraftSchema);
