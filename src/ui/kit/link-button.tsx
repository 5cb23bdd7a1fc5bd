import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'>, ButtonLook {
  readonly icon?: LucideIcon;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

function ButtonAnchor({ kind, size, wide, icon, className, children, ...props }: AnchorProps) {
  return (
    <a {...props} className={cx(buttonClass({ kind, size, wide }), className)}>
      {icon !== undefined && <Icon icon={icon} />}
      {children}
    </a>
  );
}

/** A link to another screen that looks like a button; takes `to`, `params` and `search` like the router's Link. */
export const LinkButton = createLink(ButtonAnchor);
