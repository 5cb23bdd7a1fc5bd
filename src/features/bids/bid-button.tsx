import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { patient } from '#src/platform/update/patient.ts';
import { Button } from '#src/ui/kit/button.tsx';
import type { BidProduct } from './bid-dialog.tsx';

const BidDialog = lazy(
  patient(() => import('./bid-dialog.tsx').then(({ BidDialog: component }) => ({ default: component }))),
);

/** Opens the bid modal (PROD-046); nothing for a seller who takes no bids (readings BID-027). */
export function BidButton({ product }: { readonly product: BidProduct }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (product.minimumBidPrice === null || product.inventory <= 0) return null;
  return (
    <>
      <Button
        size="large"
        wide
        onPress={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Trans>Make a bid</Trans>
      </Button>
      <Suspense fallback={null}>
        {wasOpened && <BidDialog product={product} isOpen={isOpen} onOpenChange={setOpen} />}
      </Suspense>
    </>
  );
}
