import { type ListingDraft, listingDraftSchema } from '#domain/product/draft.ts';
import { rowSchema } from '../mirror.ts';

/** Listing drafts (PWA-029). A person has tens of them at most: sorted in memory, no index. */
export const draftsSchema = rowSchema<ListingDraft>('drafts', 0, listingDraftSchema);
