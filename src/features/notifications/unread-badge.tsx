import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useUnreadCount } from '#src/data/notifications/use-notifications.ts';
import { Badge } from '#src/ui/kit/badge.tsx';

/** How many notifications are unread; nothing while there are none. */
export function UnreadBadge() {
  // Follows a change of language; the copy itself comes from the macro.
  useLingui();
  const count = useUnreadCount();
  return <Badge count={count} label={plural(count, { one: '# unread', other: '# unread' })} />;
}
