import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useUnreadCount } from '#src/data/notifications/use-notifications.ts';
import { Badge } from '#src/ui/kit/badge.tsx';

/** The number of unread notifications; renders nothing if there are none. */
export function UnreadBadge() {
  // Re-renders on a change of language; the texts come from the macro.
  useLingui();
  const count = useUnreadCount();
  return <Badge count={count} label={plural(count, { one: '# unread', other: '# unread' })} />;
}
