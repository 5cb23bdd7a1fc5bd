import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UnsavedProductEdits } from '#src/data/product-edits/use-unsaved-product-edits.ts';
import { Button } from '#src/ui/kit/button.tsx';
import styles from './sync.module.css';

export interface UnsavedProductsProps extends UnsavedProductEdits {
  /** Renders a link to the form of the product, with the given text. */
  readonly linkTo: (uuid: string, label: string) => ReactNode;
}

/**
 * Changes to existing listings. Nothing sends these by itself: only their seller can save them, or discard them, which is
 * all that is left for a listing that was rejected or removed.
 */
export function UnsavedProducts({ edits, discard, linkTo }: UnsavedProductsProps) {
  const { t } = useLingui();
  if (edits.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>
        <Trans>Listings with unsaved changes</Trans>
      </h2>
      <p>
        <Trans>Open and save them, because signing out removes the changes.</Trans>
      </p>
      <ul className={styles.rows}>
        {edits.map(({ uuid, title }) => (
          <li key={uuid} className={styles.row}>
            {linkTo(uuid, title === '' ? t`Listing without a title` : title)}
            <Button kind="quiet" size="small" onPress={() => discard(uuid)}>
              <Trans>Discard changes</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
