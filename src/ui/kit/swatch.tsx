import styles from './list.module.css';

/** A dot in a colour of the catalogue; the word beside it says which. */
export function Swatch({ color }: { readonly color: string }) {
  return <span aria-hidden className={styles.swatch} style={{ background: color }} />;
}
