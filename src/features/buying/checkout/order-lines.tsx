import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import { titleIn } from '#src/ui/market/card-title.ts';
import { useDeliveryTexts } from '#src/ui/market/delivery-texts.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
import { QuantityLeft } from '#src/ui/market/quantity-left.tsx';
import { ReservedTime } from '#src/ui/market/reserved-lines.tsx';
import styles from './checkout.module.css';
import type { CheckoutCart } from './checkout-query.ts';

export interface OrderLinesProps {
  readonly cart: CheckoutCart;
  readonly readOnly: boolean;
}

/** The products of a cart with their delivery methods, read-only, before or after the payment. */
export function OrderLines({ cart, readOnly }: OrderLinesProps) {
  const locale = useLocale();
  const deliveryTexts = useDeliveryTexts();
  return (
    <ul className={styles.lines}>
      {cart.deliveries.flatMap(({ uuid, lines, deliveryMethod }) =>
        lines.map((line) => {
          const { product, quantity, price, isAvailable, reservedUntil, remaining } = line;
          const sum = price * (remaining ?? quantity);
          const title = titleIn(product, locale);
          const texts = deliveryMethod === null ? null : deliveryTexts(deliveryMethod, sum);
          return (
            <li key={uuid} className={styles.line} data-gone={!isAvailable || undefined}>
              <Picture
                image={product.featuredImage}
                alt=""
                widths={[144, 256]}
                sizes="64px"
                ratio={3 / 4}
                className={styles.photo ?? ''}
              />
              <span className={styles.text}>
                <strong>{quantity > 1 ? `${quantity} × ${title}` : title}</strong>
                {isAvailable && reservedUntil !== null && !readOnly && (
                  <span className={styles.wrong}>
                    <ReservedTime line={line} />{' '}
                    <Link to="/winkelwagen">
                      <Trans>Remove it from your cart</Trans>
                      <VisuallyHidden>: {title}</VisuallyHidden>
                    </Link>
                  </span>
                )}
                {remaining !== null && (
                  <span className={styles.wrong}>
                    <QuantityLeft remaining={remaining} />{' '}
                    <Link to="/winkelwagen">
                      <Trans>Change the quantity in your cart</Trans>
                      <VisuallyHidden>: {title}</VisuallyHidden>
                    </Link>
                  </span>
                )}
                {isAvailable ? (
                  <span className={styles.soft}>
                    {texts === null ? (
                      <Trans>No delivery chosen yet</Trans>
                    ) : (
                      `${texts.title}, ${texts.price}`
                    )}
                  </span>
                ) : (
                  <span className={styles.wrong}>
                    <Trans>No longer for sale</Trans>{' '}
                    {!readOnly && (
                      <Link to="/winkelwagen">
                        <Trans>Remove it from your cart</Trans>
                        <VisuallyHidden>: {title}</VisuallyHidden>
                      </Link>
                    )}
                  </span>
                )}
              </span>
              <span className={styles.price}>{isAvailable ? formatEuro(sum) : '–'}</span>
            </li>
          );
        }),
      )}
    </ul>
  );
}
