import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { patient } from '#src/platform/update/patient.ts';
import { Button } from '#src/ui/kit/button.tsx';
import type { BidProduct } from './bid-dialog.tsx';

const BidDialog = lazy(
  patient(() => import('./bid-dialog.tsx').then(({ BidDialog: component }) => ({ default: component }))),
);

interface BidButtonProps {
  readonly product: BidProduct;
  /** Whether the reader may bid now; a dialog that is already open stays open until it is closed. */
  readonly isOffered: boolean;
  /** Shown once a bid is placed. */
  readonly afterBid?: ReactNode;
  /** 'small' in the bar at the bottom of a phone. */
  readonly size?: 'large' | 'small';
}

/** Opens the bid dialog (PROD-046); renders nothing for a seller who accepts no bids (BID-027, docs/readings.md). */
export function BidButton({ product, isOffered, afterBid, size = 'large' }: BidButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const isPossible = isOffered && product.minimumBidPrice !== null && product.inventory > 0;
  if (!isPossible && !isOpen) return null;
  return (
    <>
      {isPossible && (
        <Button
          size={size}
          wide={size === 'large'}
          onPress={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          {size === 'small' ? <Trans context="button">Bid</Trans> : <Trans>Make a bid</Trans>}
        </Button>
      )}
      <Suspense fallback={null}>
        {wasOpened && (
          <BidDialog product={product} isOpen={isOpen} onOpenChange={setOpen} afterBid={afterBid} />
        )}
      </Suspense>
    </>
  );
}
