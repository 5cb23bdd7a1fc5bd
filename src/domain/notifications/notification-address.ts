/**
 * Where a push leads when the address of its page must not be in it: the list of notifications, which opens that page by
 * what the device knows of the notification.
 */
export function notificationAddress(id: string): string {
  return `/account/meldingen?melding=${encodeURIComponent(id)}`;
}
