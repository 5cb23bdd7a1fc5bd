import { localKeys } from '#domain/storage/local-keys.ts';

/** Removes drafts of complaints at sign-out. A file of its own, so that signing out does not load their code. */
export function forgetAllComplaintDrafts(): void {
  try {
    localStorage.removeItem(localKeys.complaintDrafts);
  } catch {
    // Without access to localStorage nothing was stored.
  }
}
