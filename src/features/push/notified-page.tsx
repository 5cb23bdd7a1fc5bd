import { useEffect, useEffectEvent } from 'react';
import { useNotifications } from '#src/data/notifications/use-notifications.ts';

/** Milliseconds in which the notification of a push has to reach this device. */
const patience = 10_000;

export interface NotifiedPageProps {
  /** The id of the notification. */
  readonly id: string;
  /** Opens the page that the notification leads to. */
  readonly onFound: (path: string) => void;
  /** The notification was deleted, or cannot be synced without a network. */
  readonly onMissing: () => void;
}

/**
 * Opens the page of a notification that a push names by its id, because the URL of that page contains what a seller wrote.
 * Looks the notification up on the device, and waits for one that is still to be synced. Use the id as its key.
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
