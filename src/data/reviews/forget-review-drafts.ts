import { localKeys } from '#domain/storage/local-keys.ts';

/** Removes review drafts at sign-out. A file of its own, so that signing out does not load the code of the drafts. */
export function forgetAllReviewDrafts(): void {
  try {
    localStorage.removeItem(localKeys.reviewDrafts);
  } catch {
    // Without access to localStorage nothing was stored.
  }
}
