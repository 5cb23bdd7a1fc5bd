import { useEffect, useEffectEvent } from 'react';
import { useNotifications } from '#src/data/notifications/use-notifications.ts';

/** Milliseconds in which a notification that a push tells of has to arrive on this device. */
const patience = 10_000;

export interface NotifiedPageProps {
  /** The id of the notification. */
  readonly id: string;
  /** Opens the page that the notification leads to. */
  readonly onFound: (path: string) => void;
  /** The notification was deleted, or does not arrive without a network. */
  readonly onMissing: () => void;
}

/**
 * Leads on to the page of a notification whose push names it by its id, because the address of that page holds a seller's
 * words. It is looked up on the device; one that is still on its way from the server is waited for. Give it the id as its key.
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
