import type { ReactNode } from 'react';
import { BoardPicker, type BoardPickerProps } from './board-picker.tsx';
import styles from './boards.module.css';

/** The wishlist button of a tile with the boards below it. */
export function TileActions({ heart, ...piece }: BoardPickerProps & { readonly heart: ReactNode }) {
  return (
    <span className={styles.tileActions}>
      {heart}
      <BoardPicker {...piece} />
    </span>
  );
}
