import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/kit/button.tsx';
import styles from './staff.module.css';

/** An error message in place, announced at once to screen readers. */
export function Problem({ text, onRetry }: { readonly text: string; readonly onRetry?: () => void }) {
  return (
    <div className={styles.problem}>
      <p role="alert">{text}</p>
      {onRetry !== undefined && (
        <Button size="small" onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
