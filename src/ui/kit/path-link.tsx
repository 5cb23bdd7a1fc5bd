import { Link, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';

export interface PathLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** An address of this app, with its query when it has one: '/meubels/stoelen?colors=rood'. */
  readonly href: string;
  /** When it counts as where one is: on that very page, unless `exact: false` takes the pages below it too. */
  readonly activeOptions?: NonNullable<LinkProps['activeOptions']>;
}

const exact = { exact: true };

/** A link within the app whose address is made as text (src/paths) instead of from a route and its parameters. */
export function PathLink({ href, ...props }: PathLinkProps) {
  return <Link to="/" href={href} activeOptions={exact} {...props} />;
}
