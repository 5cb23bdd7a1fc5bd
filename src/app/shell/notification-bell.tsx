import { Plural, Trans } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNotifications, useUnreadCount } from '#src/data/notifications/use-notifications.ts';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import { IconLink } from './header-icons.tsx';

/** The way to the notifications, with how many are unread; a rising number is read aloud, once. */
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

export function UnreadNotifications({ count }: { readonly count: number }) {
  return <Plural value={count} one="# unread notification" other="# unread notifications" />;
}

/** Milliseconds that the text for screen readers stays. */
const readingTime = 5_000;

/** True for a while after the number has risen. `count` is null until it is known: the first number is no rise. */
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
