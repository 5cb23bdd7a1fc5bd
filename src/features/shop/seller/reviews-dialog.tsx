import { Trans } from '@lingui/react/macro';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { ReviewList, type ReviewListProps } from './review-list.tsx';

export interface ReviewsDialogProps {
  readonly seller: { readonly uuid: string; readonly name: string };
  readonly report?: ReviewListProps['report'];
  readonly onClose: () => void;
}

/** The dialog with the reviews of a seller (PROD-041). */
export function ReviewsDialog({ seller, report, onClose }: ReviewsDialogProps) {
  return (
    <Dialog
      title={<Trans>Reviews of {seller.name}</Trans>}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ReviewList uuid={seller.uuid} report={report} />
    </Dialog>
  );
}
