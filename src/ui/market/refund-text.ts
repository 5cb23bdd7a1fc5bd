import { useLingui } from '@lingui/react/macro';
import { formatEuro } from '#src/i18n/format.ts';

/** What of a full refund goes back to where, in euros. */
export interface RefundParts {
  readonly money: number;
  /** Null where the reader does not see it. */
  readonly giftCard: number | null;
}

/** Returns a function that says, to the buyer, where a full refund goes. Without a gift card it names no amounts. */
export function useRefundText(): (refund: RefundParts) => string {
  const { t } = useLingui();
  return (refund) => {
    if (refund.giftCard === null || refund.giftCard === 0)
      return t`You get your money back the same way you paid.`;
    const [money, giftCard] = [formatEuro(refund.money), formatEuro(refund.giftCard)];
    return refund.money === 0
      ? t`You get ${giftCard} back on your gift card.`
      : t`You get ${money} back the same way you paid, and ${giftCard} on your gift card.`;
  };
}
