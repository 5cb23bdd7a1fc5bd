import { Trans } from '@lingui/react/macro';
import { Suspense, useState, useTransition } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import type { ReportDialogProps } from '#src/features/account/reports/report-dialog.tsx';
import { session$ } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { useValue } from '#src/ui/kit/use-value.ts';
import { accountPart } from './account-part.ts';

// Few people report anything, so the form and its messages are loaded on demand.
const ReportDialog = accountPart(() =>
  import('#src/features/account/reports/report-dialog.tsx').then((reports) => reports.ReportDialog),
);

interface ReportSlotProps extends Pick<ReportDialogProps, 'kind' | 'uuid'> {
  /** The owner; null where the page never shows the button to the owner. */
  readonly sellerUuid: string | null;
}

/** The button that reports a product, a seller or a review; hidden from its owner. */
export function ReportSlot({ sellerUuid, ...props }: ReportSlotProps) {
  const session = useValue(session$, null);
  const [isOpen, setOpen] = useState(false);
  const [isPending, startLoading] = useTransition();
  const isOffline = useIsOffline();
  if (session !== null && sellerUuid !== null && session.sellerId === sellerUuid) return null;
  return (
    <>
      {/* Identical for visitors and accounts: a button replaced once the session is known would lose an early press. */}
      <Button
        kind="quiet"
        size="small"
        isPending={isPending}
        isDisabled={isOffline}
        onPress={() => startLoading(() => setOpen(true))}
      >
        <Trans context="button">Report</Trans>
      </Button>
      {isOffline && <Trans>You are offline</Trans>}
      <Suspense fallback={null}>
        {isOpen && <ReportDialog {...props} isVisitor={session === null} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
