import { Trans } from '@lingui/react/macro';
import { photoLimit } from '#domain/product/draft.ts';
import styles from './photo-grid.module.css';

/** What to photograph, shown until there is a photo. */
export function PhotoAdvice() {
  return (
    <p className={styles.counts}>
      <Trans>
        2 to {photoLimit} photos. The first one is the main photo: from the front, in daylight, the whole
        product in view. Skip what does not apply.
      </Trans>
    </p>
  );
}
