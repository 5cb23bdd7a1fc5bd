import type { ReactNode } from 'react';
import { BoardPicker, type BoardPickerProps } from './board-picker.tsx';
import styles from './boards.module.css';

/** The wishlist button of a tile with the boards below it. */
export function TileActions({
  wishlistButton,
  ...product
}: BoardPickerProps & { readonly wishlistButton: ReactNode }) {
  return (
    <span className={styles.tileActions}>
      {wishlistButton}
      <BoardPicker {...product} />
    </span>
  );
}
