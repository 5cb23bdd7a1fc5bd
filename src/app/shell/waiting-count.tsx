import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSyncSummary } from '#src/data/db/use-live.ts';
import { Badge } from '#src/ui/kit/badge.tsx';

/** The number of changes on this device that wait to be sent to the account; nothing if there are none. */
export function WaitingCount({ className }: { readonly className: string | undefined }) {
  const { t } = useLingui();
  const { waiting } = useSyncSummary();
  if (waiting === 0) return null;
  return (
    <span className={className}>
      <Badge
        count={waiting}
        label={t`${plural(waiting, { one: '# unsent change', other: '# unsent changes' })}`}
      />
    </span>
  );
}
