import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { cx } from './class-names.ts';
import styles from './overlay.module.css';

export interface TooltipProps {
  /** The words that appear on hover and on focus. Never the only place of something that matters. */
  readonly text: ReactNode;
  /** A button of this kit. */
  readonly children: ReactElement;
  readonly placement?: 'top' | 'bottom';
}

/** A hint beside a control. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={400}>
      {children}
      <AriaTooltip placement={placement} offset={6} className={cx(styles.tooltip)}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
