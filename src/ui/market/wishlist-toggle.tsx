import { Heart as HeartShape } from 'lucide-react';
import { cx } from '#src/ui/kit/class-names.ts';
import styles from './wishlist-toggle.module.css';

export interface WishlistToggleProps {
  readonly isSaved: boolean;
  readonly onToggle: () => void;
  /** The accessible name: the action and the product, for example "Save: oak table". */
  readonly label: string;
  /** 'photo' is shown on a photo, 'page' beside buttons. */
  readonly look?: 'photo' | 'page';
}

/** The wishlist button: a heart with a touch target of 44 px, filled when saved. */
export function WishlistToggle({ isSaved, onToggle, label, look = 'photo' }: WishlistToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={label}
      className={cx(styles.button, look === 'page' && styles.onPage)}
      onClick={onToggle}
    >
      <HeartShape aria-hidden size={24} strokeWidth={1.6} />
    </button>
  );
}
