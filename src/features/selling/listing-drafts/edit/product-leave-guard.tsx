import { Trans } from '@lingui/react/macro';
import { LeaveGuard } from '#src/ui/kit/leave-guard.tsx';
import type { SavingProduct } from './use-save-product.ts';

export interface ProductLeaveGuardProps {
  readonly isAtStake: () => boolean;
  readonly saving: SavingProduct;
  readonly isOffline: boolean;
  /** Saving submits the product for review again (FORM-007). */
  readonly isSubmitting: boolean;
  readonly onDrop: () => void;
}

/** Asks a person who leaves the form of a product with changes (FORM-026). */
export function ProductLeaveGuard({ saving, isSubmitting, ...guard }: ProductLeaveGuardProps) {
  return (
    <LeaveGuard
      {...guard}
      isSaving={saving.isSaving}
      onSave={() => saving.save()}
      title={isSubmitting ? <Trans>Submit your changes?</Trans> : <Trans>Save your changes?</Trans>}
      labels={{
        drop: isSubmitting ? <Trans>Don’t submit</Trans> : <Trans>Don’t save</Trans>,
        save: isSubmitting ? <Trans>Submit again</Trans> : <Trans>Save</Trans>,
      }}
    >
      {guard.isOffline ? (
        <Trans>You are offline. You can save once you are back online; you won’t lose your changes.</Trans>
      ) : isSubmitting ? (
        <Trans>Your changes to this listing have not been submitted yet.</Trans>
      ) : (
        <Trans>Your changes to this listing have not been saved yet.</Trans>
      )}
    </LeaveGuard>
  );
}
