import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useUnreadCount } from '#src/data/notifications/use-notifications.ts';
import { Badge } from '#src/ui/kit/badge.tsx';

/** The number of unread notifications; renders nothing if there are none. */
export function UnreadBadge() {
  const { t } = useLingui();
  const count = useUnreadCount();
  return <Badge count={count} label={t`${plural(count, { one: '# unread', other: '# unread' })}`} />;
}
