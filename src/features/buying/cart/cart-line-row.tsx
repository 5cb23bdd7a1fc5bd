import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { placeNameIn } from '#domain/address/place-names.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { IconButton } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { titleIn } from '#src/ui/market/card-title.ts';
import { Picture } from '#src/ui/market/picture.tsx';
import { QuantityLeft } from '#src/ui/market/quantity-left.tsx';
import { ReservedTime } from '#src/ui/market/reserved-lines.tsx';
import styles from './cart.module.css';
import { changeOf } from './cart-query.ts';
import { addToCart, type CartOutcome } from './change-cart.ts';
import { removalShownFor, removeFromCart, setCartQuantity, showCartAsIs } from './change-lines.ts';
import type { linesOf } from './use-cart.ts';

export interface CartLineRowProps {
  readonly cartUuid: string;
  readonly line: ReturnType<typeof linesOf>[number];
  readonly isOffline: boolean;
  /** The cart belongs to a bid: neither quantity nor product can change (CART-004, docs/readings.md). */
  readonly isLocked: boolean;
}

/** A product in the cart, with its quantity, its price and the button that removes it. */
export function CartLineRow({ cartUuid, line, isOffline, isLocked }: CartLineRowProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { product, quantity, isAvailable } = line;
  const title = titleIn(product, useLocale());
  const onError = () =>
    toast(t({ id: 'generic.error_try_again', message: 'Something went wrong. Try again.' }), {
      kind: 'error',
    });
  const counting = useMutation({
    // Changes run one after the other, so that the last one wins; the select keeps the focus meanwhile.
    ...changeOf(cartUuid),
    mutationFn: (wanted: number) => setCartQuantity(client, cartUuid, product.uuid, wanted),
    onSuccess: showRefusal,
    onError,
  });
  const { isRemoved, removing } = useRemoval({ cartUuid, line, title, onError });
  const isBusy = counting.isPending || removing.isPending;
  if (isRemoved) {
    return (
      <li className={styles.removed}>
        <Trans>{title} has been removed from your cart.</Trans>
      </li>
    );
  }
  return (
    <li className={styles.line} data-gone={!isAvailable || undefined} aria-busy={isBusy}>
      <Picture
        image={product.featuredImage}
        alt=""
        widths={[144, 256]}
        sizes="96px"
        ratio={3 / 4}
        className={styles.photo ?? ''}
      />
      <div className={styles.text}>
        <Link to="/products/$slug" params={{ slug: product.slug }} className={styles.name}>
          {title}
        </Link>
        <LineState line={line} />
        {isAvailable && !isLocked && (product.inventory > 1 || line.remaining !== null) && (
          <QuantitySelect
            quantity={counting.isPending ? counting.variables : quantity}
            stock={product.inventory}
            isDisabled={isOffline}
            onChange={(wanted) => counting.mutate(wanted)}
          />
        )}
      </div>
      <LinePrice line={line} />
      {!isLocked && (
        <IconButton
          icon={Trash2}
          label={t`Remove ${title} from your cart`}
          isDisabled={isOffline}
          isPending={isBusy}
          onPress={() => removing.mutate()}
        />
      )}
    </li>
  );
}

function showRefusal(outcome: CartOutcome): void {
  if (!outcome.ok) toast(outcome.message, { kind: 'error' });
}

interface RemovalParts extends Pick<CartLineRowProps, 'cartUuid' | 'line'> {
  readonly title: string;
  readonly onError: () => void;
}

/** The removal of the line, which a toast offers to undo while the product is available. */
function useRemoval({ cartUuid, line, title, onError }: RemovalParts) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { product, quantity, isAvailable } = line;
  const [isRemoved, setRemoved] = useState(false);
  useShowCartAfterRemoval(isRemoved, cartUuid);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const removing = useMutation({
    ...changeOf(cartUuid),
    mutationFn: () => removeFromCart(cartUuid, product.uuid),
    onSuccess: (outcome) => {
      showRefusal(outcome);
      setRemoved(outcome.ok);
      if (outcome.ok && !isHere.current) void showCartAsIs(client, cartUuid);
      if (!outcome.ok || !isAvailable) return;
      toast(t`${title} has been removed from your cart.`, {
        action: { label: t`Undo`, run: () => restoring.mutate() },
      });
    },
    onError,
  });
  const restoring = useMutation({
    ...changeOf(cartUuid),
    mutationFn: () => addToCart(client, product.uuid, quantity),
    onSuccess: (outcome) => {
      showRefusal(outcome);
      setRemoved(false);
    },
    onError,
  });
  return { isRemoved, removing };
}

/** Refetches the cart once the note about the removed line has been shown. */
function useShowCartAfterRemoval(isRemoved: boolean, cartUuid: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isRemoved) return;
    let isShown = false;
    const show = () => {
      isShown = true;
      void showCartAsIs(client, cartUuid);
    };
    const timer = setTimeout(show, removalShownFor);
    return () => {
      clearTimeout(timer);
      // The page was closed earlier: update the count in the header now, without waiting for the line to disappear.
      if (!isShown) show();
    };
  }, [isRemoved, client, cartUuid]);
}

/** The price of the copies that can be bought, and what they would cost without the agreed price. */
function LinePrice({ line }: Pick<CartLineRowProps, 'line'>) {
  const { product, price, isAvailable } = line;
  const full = product.price ?? 0;
  const quantity = line.remaining ?? line.quantity;
  return (
    <span className={styles.price}>
      {isAvailable ? formatEuro(price * quantity) : '–'}
      {isAvailable && price < full && (
        <span className={styles.agreed}>
          <Trans>agreed, instead of {formatEuro(full * quantity)}</Trans>
        </span>
      )}
    </span>
  );
}

/** Where the product is, and whether it can be bought now. */
function LineState({ line }: Pick<CartLineRowProps, 'line'>) {
  const { product, isAvailable, reservedUntil, remaining } = line;
  const locale = useLocale();
  if (!isAvailable) {
    return (
      <strong className={styles.gone}>
        <Trans>No longer for sale</Trans>
      </strong>
    );
  }
  return (
    <>
      <span className={styles.soft}>{placeNameIn(product.city, locale)}</span>
      {remaining !== null && (
        <strong className={styles.gone}>
          <QuantityLeft remaining={remaining} /> <Trans>Choose a lower quantity.</Trans>
        </strong>
      )}
      {reservedUntil !== null && (
        <strong className={styles.gone}>
          <ReservedTime line={line} />
        </strong>
      )}
    </>
  );
}

interface QuantitySelectProps {
  readonly quantity: number;
  readonly stock: number;
  readonly isDisabled: boolean;
  readonly onChange: (quantity: number) => void;
}

/**
 * From 1 to the stock (PROD-043), as a native select, because the stock can be as high as a thousand. A quantity above
 * the stock is shown as what it is, but cannot be chosen again.
 */
function QuantitySelect({ quantity, stock, isDisabled, onChange }: QuantitySelectProps) {
  return (
    <label className={styles.quantity}>
      <span>
        <Trans>Quantity</Trans>
      </span>
      <select
        value={quantity}
        disabled={isDisabled}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {Array.from({ length: stock }, (_, at) => at + 1).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
        {quantity > stock && (
          <option value={quantity} disabled>
            {quantity}
          </option>
        )}
      </select>
    </label>
  );
}
