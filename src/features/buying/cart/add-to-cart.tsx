import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { useRef } from 'react';
import { canAddToCart } from '#domain/cart/cart-rules.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { useRetainedFocus } from '#src/ui/kit/use-retained-focus.ts';
import styles from './add-to-cart.module.css';
import { showAdded } from './added-toast.ts';
import { changeOf } from './cart-query.ts';
import { addToCart } from './change-cart.ts';
import { linesOf, useCart } from './use-cart.ts';

export interface AddToCartProps {
  readonly product: { readonly uuid: string; readonly slug: string; readonly inventory: number };
  /** The quantity: 1 to the stock. */
  readonly quantity: number;
  /** 'small' in the bar at the bottom of a phone. */
  readonly size?: 'large' | 'small';
}

/**
 * Adds the product to the cart. Disabled when it is sold out (PROD-053) or offline, which it says; a link to the cart
 * when the product is already in it (PROD-054).
 */
export function AddToCart({ product, quantity, size = 'large' }: AddToCartProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const isOffline = useIsOffline();
  const { cart, id } = useCart();
  const isInCart = linesOf(cart).some((line) => line.product.uuid === product.uuid);
  const adding = useMutation({
    ...changeOf(id),
    mutationFn: () => addToCart(client, product.uuid, quantity),
    onSuccess: (outcome) => {
      if (!outcome.ok) {
        toast(outcome.message, { kind: 'error' });
        return;
      }
      showAdded(t`Added to your cart.`);
    },
    onError: () =>
      toast(t({ id: 'generic.error_try_again', message: 'Something went wrong. Try again.' }), {
        kind: 'error',
      }),
  });
  // The link replaces the button, so it gets the focus after a press.
  const link = useRef<HTMLAnchorElement>(null);
  useRetainedFocus(link, isInCart && adding.status !== 'idle' ? 0 : 1);
  if (isInCart && product.inventory > 0) {
    return (
      <LinkButton ref={link} size={size} wide={size === 'large'} icon={ShoppingBag} to="/winkelwagen">
        <Trans>View in cart</Trans>
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        kind="primary"
        size={size}
        wide={size === 'large'}
        icon={ShoppingBag}
        isDisabled={!canAddToCart({ inventory: product.inventory, isInCart }) || isOffline}
        isPending={adding.isPending}
        onPress={() => adding.mutate()}
      >
        {product.inventory > 0 ? <Trans>Add to cart</Trans> : <Trans>Sold</Trans>}
      </Button>
      {isOffline && product.inventory > 0 && (
        <p className={styles.why}>
          <Trans>You are offline. You can buy this once you are back online.</Trans>
        </p>
      )}
    </>
  );
}
