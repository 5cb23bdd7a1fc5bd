import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import boxStyles from './buy-box.module.css';
import styles from './product.module.css';

/** Placeholders for photo, facts and text, in their final sizes. */
export function ProductSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton width="200px" />
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <Skeleton ratio="4 / 3" className={styles.stage ?? ''} />
          <div className={styles.thumbsPlaceholder}>
            <Skeleton width="30%" height="100%" />
          </div>
        </div>
        <div className={boxStyles.box}>
          <Skeleton width="40%" />
          <Skeleton width="90%" height="42px" />
          <Skeleton width="50%" height="42px" />
          <Skeleton height="52px" />
          <Skeleton height="200px" />
        </div>
        <TextPlaceholder />
      </div>
    </div>
  );
}

/** In place of the texts. */
export function TextPlaceholder() {
  return (
    <div className={styles.textPlaceholder}>
      <Skeleton width="60%" height="28px" />
    </div>
  );
}
