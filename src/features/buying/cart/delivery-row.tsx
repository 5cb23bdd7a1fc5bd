import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { placeNameIn } from '#domain/address/place-names.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import { titleIn } from '#src/ui/market/card-title.ts';
import { useDeliveryTexts } from '#src/ui/market/delivery-texts.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
import { QuantityLeft } from '#src/ui/market/quantity-left.tsx';
import { ReservedTime } from '#src/ui/market/reserved-lines.tsx';
import styles from './cart-delivery.module.css';
import { type CartDelivery, selectMethod } from './cart-delivery-query.ts';
import { changeOf } from './cart-query.ts';

export interface DeliveryRowProps {
  readonly cart: CartDelivery;
  readonly delivery: CartDelivery['deliveries'][number];
  readonly isOffline: boolean;
  /** Called with the message of a refusal, null for a failure without a message, or undefined on success. */
  readonly onSettled: (problem: string | null | undefined) => void;
}

/** One product with its possible delivery methods (CART-031). */
export function DeliveryRow({ cart, delivery, isOffline, onSettled }: DeliveryRowProps) {
  const client = useQueryClient();
  const deliveryTexts = useDeliveryTexts();
  const locale = useLocale();
  const choosing = useMutation({
    // Choices are sent one after the other, so that the last one wins.
    ...changeOf(cart.uuid),
    mutationFn: (deliveryMethodId: string) =>
      selectMethod(client, { cartUuid: cart.uuid, deliveryUuid: delivery.uuid, deliveryMethodId }),
    onSuccess: (outcome) => onSettled(outcome.ok ? undefined : outcome.message),
    onError: () => onSettled(null),
  });
  const [line] = delivery.lines;
  if (line === undefined) return null;
  const { product, quantity, price, isAvailable, reservedUntil, remaining } = line;
  const city = placeNameIn(product.city, locale);
  const title = titleIn(product, locale);
  return (
    <li className={styles.row} data-gone={!isAvailable || undefined}>
      <div className={styles.product}>
        <Picture
          image={product.featuredImage}
          alt=""
          widths={[144, 256]}
          sizes="72px"
          ratio={3 / 4}
          className={styles.photo ?? ''}
        />
        <span className={styles.text}>
          <strong>{quantity > 1 ? `${quantity} × ${title}` : title}</strong>
          <span className={styles.soft}>
            {isAvailable ? <Trans>from {city}</Trans> : <Trans>No longer for sale</Trans>}
            {remaining !== null && (
              <>
                {' · '}
                <QuantityLeft remaining={remaining} />
              </>
            )}
            {isAvailable && reservedUntil !== null && (
              <>
                {' · '}
                <ReservedTime line={line} />
              </>
            )}
          </span>
        </span>
      </div>
      {isAvailable && delivery.deliveryOptions.length > 0 && (
        <RadioGroup
          label={
            <>
              <Trans>Delivery method</Trans>
              <VisuallyHidden>: {title}</VisuallyHidden>
            </>
          }
          isDisabled={isOffline}
          value={choosing.isPending ? choosing.variables : (delivery.deliveryMethod?.id ?? null)}
          onChange={(id) => choosing.mutate(id)}
          options={delivery.deliveryOptions.map((option) => {
            const texts = deliveryTexts(option, price * (remaining ?? quantity));
            return {
              value: option.id,
              label: `${texts.title} · ${texts.price}`,
              description: texts.explanation,
            };
          })}
        />
      )}
      {isAvailable && delivery.deliveryOptions.length === 0 && (
        <p className={styles.soft}>
          {cart.shippingAddress === null ? (
            <Trans>Enter an address to see the delivery methods.</Trans>
          ) : (
            <Trans>
              This product cannot be delivered to this address. Choose another address, or remove the product
              from your cart.
            </Trans>
          )}
        </p>
      )}
      {remaining !== null && (
        <p>
          <Link to="/winkelwagen">
            <Trans>Change the quantity in your cart</Trans>
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Link>
        </p>
      )}
      {(!isAvailable || (cart.shippingAddress !== null && delivery.deliveryOptions.length === 0)) && (
        <p>
          <Link to="/winkelwagen">
            <Trans>Remove it from your cart</Trans>
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Link>
        </p>
      )}
    </li>
  );
}
