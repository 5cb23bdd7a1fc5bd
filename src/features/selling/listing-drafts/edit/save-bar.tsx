import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import type { ProductStatus } from '#domain/product/product-status.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { RootMark } from '#src/ui/kit/root-mark.tsx';
import styles from '../form/docked-bar.module.css';
import { useDockedBar } from '../form/use-docked-bar.ts';

export interface SaveBarProps {
  readonly status: ProductStatus;
  readonly isChanged: boolean;
  readonly isOffline: boolean;
  readonly isSaving: boolean;
  readonly onSave: (publish: boolean) => void;
}

/**
 * Saving, and what else the status of the product allows: publishing a draft, or offering the product again
 * (FORM-010). Saving a product with requested changes submits it for review, so its button says that (FORM-007).
 */
export function SaveBar({ status, isChanged, isOffline, isSaving, onSave }: SaveBarProps) {
  const isGone = status === 'ARCHIVED' || status === 'EXPIRED';
  const isAsked = status === 'CHANGES_REQUESTED';
  const bar = useRef<HTMLDivElement>(null);
  useDockedBar(bar);
  const reason = isOffline || isAsked ? { 'aria-describedby': 'save-reason' } : {};
  return (
    <div ref={bar} className={styles.bar}>
      <RootMark name="form-bar" />
      {(isOffline || isAsked) && (
        <p className={styles.reason} id="save-reason">
          {isOffline ? (
            <Trans>
              You are offline. You can save once you are back online; you won’t lose your changes.
            </Trans>
          ) : isChanged ? (
            <Trans>We will review your listing again and let you know.</Trans>
          ) : (
            <Trans>Make the changes we asked for, then submit your listing again.</Trans>
          )}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          kind={isGone || status === 'DRAFT' ? 'secondary' : 'primary'}
          wide
          isPending={isSaving}
          isDisabled={isOffline || !isChanged}
          onPress={() => onSave(false)}
          {...reason}
        >
          {isAsked ? <Trans>Submit again</Trans> : <Trans>Save</Trans>}
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
            {isGone ? <Trans>List again</Trans> : <Trans>Publish listing</Trans>}
          </Button>
        )}
      </div>
    </div>
  );
}
