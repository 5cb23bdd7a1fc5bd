import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
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
}

/**
 * What keeps a button from being pressed or sent while it waits; it keeps the focus. Not React Aria's own `isPending`: that
 * announces the button by its id, which leads nowhere once the button has gone with what it did.
 */
const waiting = {
  onPress: noop,
  onClick: noop,
  type: 'button',
  'aria-disabled': true,
  'data-pending': true,
} as const;

function noop(): void {}

/** One action, said in words. While `isPending`, the words stay and it cannot be pressed again. */
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
  /** What it does; an icon alone says nothing to many. */
  readonly label: string;
  readonly size?: number;
  readonly outlined?: boolean;
  readonly className?: string;
}

/** An action that is drawn, with a target of 44 px. */
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
