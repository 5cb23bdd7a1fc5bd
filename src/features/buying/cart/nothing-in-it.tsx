import { Trans } from '@lingui/react/macro';
import { Armchair } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';

export interface NothingInItProps {
  /** Suggestions where to look: categories as photos (CART-023). */
  readonly tiles: ReactNode;
}

/** The empty state of the cart. */
export function NothingInIt({ tiles }: NothingInItProps) {
  return (
    <>
      <EmptyState
        icon={Armchair}
        title={<Trans>Your cart is empty</Trans>}
        action={
          <LinkButton kind="primary" to="/$" params={{ _splat: 'net-binnen' }}>
            <Trans>See new arrivals</Trans>
          </LinkButton>
        }
      >
        <Trans>Products you add stay in your cart, even when you come back later.</Trans>
      </EmptyState>
      {tiles}
    </>
  );
}
