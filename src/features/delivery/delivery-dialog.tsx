import { Trans } from '@lingui/react/macro';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { DeliveryPicker, type DeliveryPickerProps } from './delivery-picker.tsx';

export interface DeliveryDialogProps extends DeliveryPickerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** What it costs to bring a piece to an address, over the page (DELIV-005). */
export function DeliveryDialog({ isOpen, onOpenChange, ...picker }: DeliveryDialogProps) {
  return (
    <Dialog title={<Trans>Delivery costs</Trans>} isOpen={isOpen} onOpenChange={onOpenChange}>
      <DeliveryPicker {...picker} />
    </Dialog>
  );
}
