/** The key of local storage with the drafts of complaints. */
export const complaintDraftsKey = 'complaint-drafts';

/** Removes drafts of complaints at sign-out. A file of its own, so that signing out does not load their code. */
export function forgetAllComplaintDrafts(): void {
  try {
    localStorage.removeItem(complaintDraftsKey);
  } catch {
    // Without access to localStorage nothing was stored.
  }
}
