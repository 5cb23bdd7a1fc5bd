import { useLingui } from '@lingui/react/macro';
import { titleOf } from '#domain/catalog/entry.ts';
import { deliveryTitle } from '#domain/delivery/delivery-type.ts';
import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useInsuranceText } from './insurance-text.ts';

/** A delivery method as given by the server. Amounts in euros. */
export interface ShownDelivery {
  readonly id: string;
  readonly type: DeliveryType;
  readonly price: number;
  readonly comparePrice: number | null;
  readonly insuredUpTo: number | null;
}

export interface DeliveryTexts {
  readonly title: string;
  readonly price: string;
  /** The price of the same delivery elsewhere; null if there is no comparison. */
  readonly instead: string | null;
  readonly explanation: string;
}

/** The name, price and explanation of a delivery method for goods worth `value` euros, in the reader's language. */
export function useDeliveryTexts(): (option: ShownDelivery, value: number) => DeliveryTexts {
  const { t } = useLingui();
  const locale = useLocale();
  const insuranceText = useInsuranceText();
  const explanations: Readonly<Record<DeliveryType, string>> = {
    pickup_transport: t`at a time that suits you both`,
    frl_transport: t`brought by a courier from the region`,
    noop_transport: t`arranged directly with the seller`,
    brenger_transport: t`to your door, at a time you agree on together`,
    free_transport: t`to your door, paid by the seller`,
    post_transport: t`sent within five days, with a tracking number`,
  };
  return ({ type, price, comparePrice, insuredUpTo }, value) => {
    const insured = insuranceText(insuredUpTo, value);
    return {
      title: titleOf(deliveryTitle(type), locale),
      price: price <= 0 ? t`free` : formatEuro(price),
      instead: comparePrice === null ? null : formatEuro(comparePrice),
      explanation: [explanations[type], insured].filter((part) => part !== '').join(', '),
    };
  };
}
