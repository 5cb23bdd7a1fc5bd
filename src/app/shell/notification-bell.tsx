import { Plural, Trans } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNotifications, useUnreadCount } from '#src/data/notifications/use-notifications.ts';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import { IconLink } from './icon-link.tsx';

/** Link to the notifications with the unread count. A rising count is announced to screen readers once. */
export function NotificationBell() {
  const count = useUnreadCount();
  const { ready } = useNotifications();
  const isRising = useRising(ready ? count : null);
  return (
    <>
      <IconLink to="/account/meldingen" icon={Bell} count={count}>
        {count === 0 ? <Trans>Notifications</Trans> : <UnreadNotifications count={count} />}
      </IconLink>
      <span role="status" aria-live="polite">
        {isRising && (
          <VisuallyHidden>
            <UnreadNotifications count={count} />
          </VisuallyHidden>
        )}
      </span>
    </>
  );
}

function UnreadNotifications({ count }: { readonly count: number }) {
  return <Plural value={count} one="# unread notification" other="# unread notifications" />;
}

/** Milliseconds for which the text for screen readers stays. */
const readingTime = 5_000;

/**
 * True for `readingTime` after the count has risen. `count` is null until it is known; the first count is not a rise.
 */
function useRising(count: number | null): boolean {
  const [isRising, setRising] = useState(false);
  const before = useRef<number | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = count;
    if (last === null || count === null || count <= last) return setRising(false);
    setRising(true);
    const timer = setTimeout(() => setRising(false), readingTime);
    return () => clearTimeout(timer);
  }, [count]);
  return isRising;
}
