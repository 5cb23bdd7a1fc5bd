import { forgetDraftsOf } from '../chats/drafts.ts';
import { forgetMessagesOf } from '../chats/outbox.ts';
import { forgetAllComplaintDrafts } from '../complaints/forget-complaint-drafts.ts';
import { forgetProofsOf } from '../pickups/proofs.ts';
import { forgetAllReviewDrafts } from '../reviews/forget-review-drafts.ts';
import { forgetBrowserName } from './browser-name.ts';
import { forgetSyncedAt } from './synced-at.ts';
import type { Owner } from './types.ts';
import { forgetUnwrittenDraftsOf } from './unwritten-drafts.ts';
import { forgetUnwrittenOf } from './unwritten-favourites.ts';
import type { Keep } from './wipe.ts';

/**
 * Removes what the device stored about this owner outside the database, except what `keep` names. The text of drafts
 * that could not be written stays as unsent drafts do.
 */
export function forgetLocalData(databaseName: string, owner: Owner, keep: Keep): void {
  forgetSyncedAt(databaseName);
  forgetBrowserName(databaseName);
  if (keep === 'nothing') forgetUnwrittenDraftsOf(databaseName);
  if (keep === 'unsent') return;
  forgetUnwrittenOf(owner);
  if (owner.kind === 'visitor') return;
  forgetMessagesOf(owner.userId);
  forgetDraftsOf(owner.userId);
  forgetAllReviewDrafts();
  forgetAllComplaintDrafts();
  forgetProofsOf(owner.userId);
}
