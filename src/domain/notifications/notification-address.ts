/**
 * The URL in a push whose own page must not be named in it: the list of notifications, which opens the page of the one with
 * this id (src/routes/account/notifications.tsx).
 */
export function notificationAddress(id: string): string {
  return `/account/meldingen?melding=${encodeURIComponent(id)}`;
}
