import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale } from '#src/i18n/use-locale.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { titleIn } from '#src/ui/market/card-title.ts';
import { removeFromCart, showCartAsIs } from './change-lines.ts';
import type { linesOf } from './use-cart.ts';

export interface SoldOutProps {
  readonly cartUuid: string;
  /** Products of the cart that can no longer be bought. */
  readonly lines: ReturnType<typeof linesOf>;
  /** The lines cannot be removed: the cart belongs to a bid, or there is no network. */
  readonly isLocked: boolean;
}

/**
 * Shown when products were sold, perhaps to this buyer: removes them from the cart with a notice (CART-025) and a
 * dialog (CART-026).
 */
export function SoldOut({ cartUuid, lines, isLocked }: SoldOutProps) {
  const client = useQueryClient();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(true);
  // One with stock left was taken off the shop by its seller or by staff.
  const isSold = lines.every(({ product }) => product.inventory === 0);
  const titles = lines.map(({ product }) => titleIn(product, locale)).join(', ');
  useEffect(() => {
    if (isLocked) return;
    Promise.all(lines.map(({ product }) => removeFromCart(cartUuid, product.uuid)))
      .then(() => showCartAsIs(client, cartUuid))
      // The line costs nothing in the cart and is found again on the next visit.
      .catch((error: unknown) => logger.warn('sold_line_not_removed', { error: errorText(error) }));
  }, [isLocked, lines, cartUuid, client]);
  return (
    <>
      <Banner kind="warning">
        {isLocked ? (
          <Trans>No longer for sale: {titles}</Trans>
        ) : (
          <Trans>No longer for sale and removed from your cart: {titles}</Trans>
        )}
      </Banner>
      <Dialog
        title={
          isSold ? (
            <Trans>Sorry, this product has already been sold</Trans>
          ) : (
            <Trans>Sorry, this product is no longer for sale</Trans>
          )
        }
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={
          <LinkButton kind="primary" to="/$" params={{ _splat: 'net-binnen' }}>
            <Trans>Continue shopping</Trans>
          </LinkButton>
        }
      >
        <p>{titles}</p>
      </Dialog>
    </>
  );
}
