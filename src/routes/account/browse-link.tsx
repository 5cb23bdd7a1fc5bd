import type { ReactNode } from 'react';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';

/** Out of an empty list to what can be bought. */
export function BrowseLink({ children }: { readonly children: ReactNode }) {
  return (
    <PathLink href="/net-binnen" className={buttonClass({ kind: 'primary' })}>
      {children}
    </PathLink>
  );
}
