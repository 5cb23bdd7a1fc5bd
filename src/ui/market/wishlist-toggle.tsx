import { Heart as HeartShape } from 'lucide-react';
import { cx } from '#src/ui/kit/class-names.ts';
import styles from './market.module.css';

export interface WishlistToggleProps {
  readonly isSaved: boolean;
  readonly onToggle: () => void;
  /** What it does to what: "Save: oak table". */
  readonly label: string;
  /** 'photo' lies on a photograph, 'page' stands beside buttons. */
  readonly look?: 'photo' | 'page';
}

/** The favourite's heart, 44 px and filled when saved. */
export function WishlistToggle({ isSaved, onToggle, label, look = 'photo' }: WishlistToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={label}
      className={cx(styles.heart, look === 'page' && styles.heartPage)}
      onClick={onToggle}
    >
      <HeartShape aria-hidden size={24} strokeWidth={1.6} />
    </button>
  );
}
