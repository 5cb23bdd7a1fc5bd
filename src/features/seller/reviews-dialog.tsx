import { Trans } from '@lingui/react/macro';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { ReviewList } from './review-list.tsx';

export interface ReviewsDialogProps {
  readonly seller: { readonly uuid: string; readonly name: string };
  readonly onClose: () => void;
}

/** The window with what buyers say about a seller (PROD-041). */
export function ReviewsDialog({ seller, onClose }: ReviewsDialogProps) {
  return (
    <Dialog
      title={<Trans>Reviews of {seller.name}</Trans>}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ReviewList uuid={seller.uuid} />
    </Dialog>
  );
}
