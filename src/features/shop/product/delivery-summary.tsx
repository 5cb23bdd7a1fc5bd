import { Trans } from '@lingui/react/macro';
import { Eye, MapPin, Package, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { placeNameIn } from '#domain/address/place-names.ts';
import { type DeliveryMethodOffer, deliveryMethodOffers } from '#domain/delivery/delivery-methods.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useInsuranceText } from '#src/ui/market/insurance-text.ts';
import styles from './buy-box.module.css';
import { Line } from './line.tsx';
import type { Product } from './product-query.ts';

export interface DeliverySummaryProps
  extends Readonly<Pick<Product, 'weightCategory' | 'city' | 'viewIn' | 'price'>> {
  readonly acceptPickup: boolean;
  /** Renders the link to the exact costs. */
  readonly costs?: ReactNode;
}

/** The delivery methods and their price ranges, before an address is known (PROD-045). Renders list items. */
export function DeliverySummary(props: DeliverySummaryProps) {
  const { weightCategory, viewIn, price, acceptPickup, costs } = props;
  const locale = useLocale();
  const city = placeNameIn(props.city, locale);
  const place = placeNameIn(viewIn ?? '', locale);
  return (
    <>
      {viewIn !== null && (
        <Line icon={Eye} text={<Trans>View in {place}</Trans>}>
          <Trans>See it first, by appointment with the seller</Trans>
        </Line>
      )}
      {deliveryMethodOffers({ weightCategory, acceptPickup }).map((method) => (
        <MethodLine key={method.kind} method={method} city={city} price={price} />
      ))}
      <li className={styles.small}>
        <Trans>
          The exact delivery cost depends on your address. We do not deliver to the Wadden Islands.
        </Trans>
        {costs !== undefined && <div className={styles.costs}>{costs}</div>}
      </li>
    </>
  );
}

interface MethodLineProps extends Pick<DeliverySummaryProps, 'city' | 'price'> {
  readonly method: DeliveryMethodOffer;
}

function MethodLine({ method, city, price }: MethodLineProps) {
  const insuranceText = useInsuranceText();
  if (method.kind === 'pickup')
    return (
      <Line icon={MapPin} text={<Trans>Collection in {city}</Trans>}>
        <Trans>free, at a time that suits you both</Trans>
      </Line>
    );
  const from = formatEuro(method.price.from);
  const to = formatEuro(method.price.to);
  const insured = insuranceText(method.insuredUpTo, price);
  if (method.kind === 'parcel')
    return (
      <Line
        icon={Package}
        text={
          <Trans>
            Parcel post: {from} to {to}
          </Trans>
        }
      >
        <Trans>depending on size and weight, {insured}</Trans>
      </Line>
    );
  return (
    <Line
      icon={Truck}
      text={
        <Trans>
          To your door by courier: {from} to {to}
        </Trans>
      }
    >
      <Trans>depending on weight and distance, {insured}</Trans>
    </Line>
  );
}
