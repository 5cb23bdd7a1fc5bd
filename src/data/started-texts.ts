/**
 * The number of messages, reviews and complaints that this person started on the device and has not sent. Signing out
 * removes them. Their code is loaded when it is asked, because the first screen needs none of it.
 */
export async function countStartedTexts(userId: string): Promise<number> {
  const [{ chatDraftsOf }, { reviewDraftsOf }, { complaintDraftsOf }] = await Promise.all([
    import('./chats/drafts.ts'),
    import('./reviews/review-drafts.ts'),
    import('./complaints/complaint-drafts.ts'),
  ]);
  return chatDraftsOf(userId).length + reviewDraftsOf(userId).length + complaintDraftsOf(userId).length;
}
