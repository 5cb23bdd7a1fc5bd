import { useEffect, useEffectEvent } from 'react';
import { useNotifications } from '#src/data/notifications/use-notifications.ts';

/** How long to wait for the notification of a push to reach this device, in milliseconds. */
const patience = 10_000;

export interface NotifiedPageProps {
  readonly id: string;
  /** Opens the page that the notification leads to. */
  readonly onFound: (path: string) => void;
  /** The notification was deleted, or cannot be synced without a network. */
  readonly onMissing: () => void;
}

/**
 * Opens the page of a notification. A push contains only the notification's id, because the URL of the page can
 * contain text written by a seller. Looks the notification up on the device and waits if it is not synced yet. Use
 * the id as React key.
 */
export function NotifiedPage({ id, onFound, onMissing }: NotifiedPageProps) {
  const { notifications } = useNotifications();
  const path = notifications.find((one) => one.id === id)?.path;
  const found = useEffectEvent(onFound);
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    if (path !== undefined) {
      found(path);
      return;
    }
    const timer = setTimeout(() => missing(), patience);
    return () => clearTimeout(timer);
  }, [path]);
  return null;
}
