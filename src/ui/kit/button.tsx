import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

interface PressableProps
  extends Omit<ComponentPropsWithRef<'button'>, 'onClick' | 'disabled' | 'aria-disabled' | 'slot' | 'style'> {
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Its action is in progress: it keeps the focus, but cannot be pressed or submit a form. */
  readonly isPending?: boolean | undefined;
}

export interface ButtonProps extends PressableProps, ButtonLook {
  readonly children: ReactNode;
  readonly icon?: LucideIcon;
}

/** A button with text. While `isPending`, the text stays and the button cannot be pressed. */
export function Button({ children, icon, kind, size, wide, className, ...props }: ButtonProps) {
  return (
    <Pressable {...props} className={cx(buttonClass({ kind, size, wide }), className)}>
      {props.isPending === true ? <Spinner size={18} /> : icon !== undefined && <Icon icon={icon} />}
      {children}
    </Pressable>
  );
}

export interface IconButtonProps extends Omit<PressableProps, 'children' | 'aria-label'> {
  readonly icon: LucideIcon;
  /** The accessible name, because an icon alone is not self-explanatory. */
  readonly label: string;
  readonly size?: number;
  readonly outlined?: boolean;
}

/** A button with only an icon, with a touch target of 44 px. */
export function IconButton({ icon, label, size = 22, outlined, className, ...props }: IconButtonProps) {
  return (
    <Pressable
      {...props}
      aria-label={label}
      className={cx(styles.iconButton, outlined === true && styles.outlined, className)}
    >
      <Icon icon={icon} size={size} />
    </Pressable>
  );
}

/**
 * A native button. Its clicks do not propagate to a row or tile around it. Safari gives the focus to a clicked button only
 * if it has a tab index, and a dialog returns the focus to where it was.
 */
function Pressable(all: PressableProps) {
  const { onPress, onKeyDown, isDisabled, isPending = false, type = 'button', ...props } = all;
  return (
    <button
      tabIndex={0}
      {...props}
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={(event) => {
        event.stopPropagation();
        if (!isPending) onPress?.();
      }}
      onKeyDown={(event) => {
        // Otherwise a held Enter key would press it again and again, and then what its dialog focuses.
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
        onKeyDown?.(event);
      }}
    />
  );
}
