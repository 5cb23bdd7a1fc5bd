import styles from './button.module.css';
import { cx } from './class-names.ts';

export interface ButtonLook {
  /** One primary action per screen; 'secondary' unless given. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as what holds it. */
  readonly wide?: boolean | undefined;
}

/** The class of everything that looks like a button, links included. */
export function buttonClass({ kind = 'secondary', size = 'medium', wide = false }: ButtonLook): string {
  return cx(styles.button, styles[kind], size !== 'medium' && styles[size], wide && styles.wide);
}

/** The class of a link that is drawn as an icon. */
export const iconButtonClass: string = cx(styles.iconButton);
