import { Trans } from '@lingui/react/macro';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { DeliveryPicker, type DeliveryPickerProps } from './delivery-picker.tsx';

export interface DeliveryDialogProps extends DeliveryPickerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The delivery cost of a product to an address, in a dialog (DELIV-005). */
export function DeliveryDialog({ isOpen, onOpenChange, ...picker }: DeliveryDialogProps) {
  return (
    <Dialog title={<Trans>Delivery costs</Trans>} isOpen={isOpen} onOpenChange={onOpenChange}>
      <DeliveryPicker {...picker} />
    </Dialog>
  );
}
