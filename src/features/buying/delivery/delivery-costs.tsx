import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { patient } from '#src/platform/update/patient.ts';
import { Button } from '#src/ui/kit/button.tsx';
import type { DeliveryPickerProps } from './delivery-picker.tsx';

const DeliveryDialog = lazy(
  patient(() => import('./delivery-dialog.tsx').then(({ DeliveryDialog: dialog }) => ({ default: dialog }))),
);

/** Opens the delivery cost dialog (DELIV-005). */
export function DeliveryCosts(picker: DeliveryPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <Button
        size="small"
        onPress={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Trans>Delivery cost to my address</Trans>
      </Button>
      <Suspense fallback={null}>
        {wasOpened && <DeliveryDialog {...picker} isOpen={isOpen} onOpenChange={setOpen} />}
      </Suspense>
    </>
  );
}
