import { Trans } from '@lingui/react/macro';
import { cheapestDelivery } from '#domain/delivery/cheapest-delivery.ts';
import { centsOf, eurosOf } from '#domain/money/cents.ts';
import { formatEuro } from '#src/i18n/format.ts';
import type { ShownDelivery } from '#src/ui/market/delivery-texts.tsx';

export interface CheapestTextProps {
  readonly options: readonly Pick<ShownDelivery, 'type' | 'price'>[];
}

/** The delivery costs in a few words (DELIV-013..016); nothing when there is no delivery and no pickup. */
export function CheapestText({ options }: CheapestTextProps) {
  const { delivery, hasFreePickup } = cheapestDelivery(
    options.map(({ type, price }) => ({ type, price: centsOf(price) })),
  );
  const from = typeof delivery === 'number' ? formatEuro(eurosOf(delivery)) : '';
  return (
    <>
      {delivery === 'free' && <Trans>Free delivery</Trans>}
      {typeof delivery === 'number' && <Trans>Delivery from {from}</Trans>}
      {delivery !== null && hasFreePickup && ' · '}
      {hasFreePickup && <Trans>Free collection</Trans>}
    </>
  );
}
