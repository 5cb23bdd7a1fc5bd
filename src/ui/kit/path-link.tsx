import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import { isAtOrBelow } from './shared-element.tsx';

export interface PathLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** A URL of this app as the router writes it, including its query string: '/meubels/stoelen?colors=rood'. */
  readonly href: string;
  /** When the link counts as active: only on exactly that page, or with `exact: false` also on pages below it. */
  readonly activeOptions?: NonNullable<LinkProps['activeOptions']>;
}

const exact = { exact: true };

/** A link within the app whose URL is built as text (src/paths) instead of from a route and its parameters. */
export const PathLink: (props: PathLinkProps) => React.ReactNode = import.meta.env.SSR
  ? ServerPathLink
  : RouterPathLink;

function RouterPathLink({ href, ...props }: PathLinkProps) {
  return <Link to="/" href={href} activeOptions={exact} {...props} />;
}

/**
 * A plain link, unless the router has to decide whether it is active. The router of each page would match its routes with
 * each of 50 to 150 addresses, and return the same addresses.
 */
function ServerPathLink({ activeOptions, ...props }: PathLinkProps) {
  const mayBeActive = useLocation({ select: ({ href }) => isAtOrBelow(pathOf(href), pathOf(props.href)) });
  if (mayBeActive) return <RouterPathLink {...props} {...(activeOptions && { activeOptions })} />;
  return <a {...props} />;
}

function pathOf(href: string): string {
  return href.split(/[?#]/, 1)[0] ?? '';
}
