import styles from './list.module.css';

/** A dot in a colour of the catalogue; the text beside it names the colour. */
export function Swatch({ color }: { readonly color: string }) {
  return <span aria-hidden className={styles.swatch} style={{ background: color }} />;
}
