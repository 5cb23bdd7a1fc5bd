import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { cx } from './class-names.ts';
import styles from './overlay.module.css';

export interface TooltipProps {
  /** The text shown on hover and focus. It must not be the only place of essential information. */
  readonly text: ReactNode;
  /** A button of this kit. */
  readonly children: ReactElement;
  readonly placement?: 'top' | 'bottom';
}

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
