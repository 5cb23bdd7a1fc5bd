/**
 * Returns the URL for a push that must not name its own page: the list of notifications, which opens the page of the
 * notification with this id (src/routes/account/notifications.tsx).
 */
export function notificationAddress(id: string): string {
  return `/account/meldingen?melding=${encodeURIComponent(id)}`;
}
