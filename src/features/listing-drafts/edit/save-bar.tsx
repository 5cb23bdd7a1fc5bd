import { Trans } from '@lingui/react/macro';
import type { ProductStatus } from '#domain/listing/product-status.ts';
import { Button } from '#src/ui/kit/button.tsx';
import styles from '../form/draft-form.module.css';

export interface SaveBarProps {
  readonly status: ProductStatus;
  readonly isChanged: boolean;
  readonly isOffline: boolean;
  readonly isSaving: boolean;
  readonly onSave: (publish: boolean) => void;
}

/** Saving, and what else the state of the ad allows: placing a draft, offering again what is gone (FORM-010). */
export function SaveBar({ status, isChanged, isOffline, isSaving, onSave }: SaveBarProps) {
  const isGone = status === 'ARCHIVED' || status === 'EXPIRED';
  const reason = isOffline ? { 'aria-describedby': 'save-reason' } : {};
  return (
    <div className={styles.bar}>
      {isOffline && (
        <p className={styles.barReason} id="save-reason">
          <Trans>Saving needs a network. What you changed is kept here until then.</Trans>
        </p>
      )}
      <div className={styles.barButtons}>
        <Button
          kind={isGone || status === 'DRAFT' ? 'secondary' : 'primary'}
          wide
          isPending={isSaving}
          isDisabled={isOffline || !isChanged}
          onPress={() => onSave(false)}
          {...reason}
        >
          <Trans>Save</Trans>
        </Button>
        {(isGone || status === 'DRAFT') && (
          <Button
            kind="primary"
            wide
            isPending={isSaving}
            isDisabled={isOffline}
            onPress={() => onSave(true)}
            {...reason}
          >
            {isGone ? <Trans>Offer it again</Trans> : <Trans>Place listing</Trans>}
          </Button>
        )}
      </div>
    </div>
  );
}
