import type { ReactNode } from 'react';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';

/** Link from an empty list to products for sale. */
export function BrowseLink({ children }: { readonly children: ReactNode }) {
  return (
    <PathLink href="/net-binnen" className={buttonClass({ kind: 'primary' })}>
      {children}
    </PathLink>
  );
}
