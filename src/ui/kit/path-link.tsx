import { Link, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';

export interface PathLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** A URL of this app, including its query string: '/meubels/stoelen?colors=rood'. */
  readonly href: string;
  /** When the link counts as active: only on exactly that page, or with `exact: false` also on pages below it. */
  readonly activeOptions?: NonNullable<LinkProps['activeOptions']>;
}

const exact = { exact: true };

/** A link within the app whose URL is built as text (src/paths) instead of from a route and its parameters. */
export function PathLink({ href, ...props }: PathLinkProps) {
  return <Link to="/" href={href} activeOptions={exact} {...props} />;
}
