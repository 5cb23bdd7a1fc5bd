import styles from './button.module.css';
import { cx } from './class-names.ts';

export interface ButtonLook {
  /** At most one primary action per screen. Defaults to 'secondary'. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as the container. */
  readonly wide?: boolean | undefined;
}

const kindClasses = {
  primary: styles.primary,
  secondary: styles.secondary,
  quiet: styles.quiet,
  danger: styles.danger,
};
const sizeClasses = { small: styles.small, medium: undefined, large: styles.large };

/** The class for everything that looks like a button, including links. */
export function buttonClass({ kind = 'secondary', size = 'medium', wide = false }: ButtonLook): string {
  return cx(styles.button, kindClasses[kind], sizeClasses[size], wide && styles.wide);
}

/** The class for a link that is rendered as an icon. */
export const iconButtonClass: string = cx(styles.iconButton);
