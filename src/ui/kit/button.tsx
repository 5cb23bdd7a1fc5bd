import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style'>, ButtonLook {
  readonly children: ReactNode;
  readonly icon?: LucideIcon;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * The props of a pending button: it cannot be pressed or submitted, but keeps the focus. React Aria's own `isPending`
 * is not used because it announces the button by its id, which no longer exists if the button disappears with its
 * action.
 */
const waiting = {
  onPress: noop,
  onClick: noop,
  type: 'button',
  'aria-disabled': true,
  'data-pending': true,
} as const;

function noop(): void {}

/** A button with text. While `isPending`, the text stays and the button cannot be pressed. */
export function Button(all: ButtonProps) {
  const { children, icon, kind, size, wide, className, isPending = false, ...props } = all;
  return (
    <AriaButton
      {...props}
      {...(isPending && waiting)}
      className={cx(buttonClass({ kind, size, wide }), className)}
    >
      {isPending ? <Spinner size={18} /> : icon !== undefined && <Icon icon={icon} />}
      {children}
    </AriaButton>
  );
}

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'className' | 'children' | 'aria-label' | 'style'> {
  readonly icon: LucideIcon;
  /** The accessible name, because an icon alone is not self-explanatory. */
  readonly label: string;
  readonly size?: number;
  readonly outlined?: boolean;
  readonly className?: string;
}

/** A button with only an icon, with a touch target of 44 px. */
export function IconButton(all: IconButtonProps) {
  const { icon, label, size = 22, outlined, className, isPending = false, ...props } = all;
  return (
    <AriaButton
      {...props}
      {...(isPending && waiting)}
      aria-label={label}
      className={cx(styles.iconButton, outlined === true && styles.outlined, className)}
    >
      <Icon icon={icon} size={size} />
    </AriaButton>
  );
}
