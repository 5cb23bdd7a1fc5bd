import { useLingui } from '@lingui/react/macro';
import { eurosOf, percentOf } from '#domain/money/cents.ts';
import { defaultTerms } from '#domain/money/default-terms.ts';
import { buyerPriceAt, payoutAt, type SaleTerms } from '#domain/money/payout-at.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { useDraftValue } from './draft-form-context.ts';
import { DraftNumberField } from './text-fields.tsx';

/** The terms of a person who is no seller yet. */
export const standardTerms: SaleTerms = {
  margin: 0,
  marginIncluded: percentOf(defaultTerms.marginIncluded),
  transactionFee: eurosOf(defaultTerms.feeCents),
};

/** The asking price and, beside it, what the seller receives of it; below it the buyer's price if that is another. */
export function PriceSection({ terms }: { readonly terms: SaleTerms | null }) {
  const { t } = useLingui();
  const asked = useDraftValue('price');
  const receives = payoutAt(asked, terms);
  const paid = buyerPriceAt(asked, terms);
  const amount = receives === null ? '' : formatEuro(receives);
  const price = paid === null ? '' : formatEuro(paid);
  const share = terms?.marginIncluded ?? 0;
  const rule = share > 0 ? t`In whole euros. It includes our service fee of ${share}%.` : t`In whole euros.`;
  return (
    <DraftNumberField
      field="price"
      label={t`Asking price`}
      prefix="€"
      suffix={receives === null ? undefined : t`you receive ${amount}`}
      description={paid === null || paid === asked ? rule : `${rule} ${t`Buyers pay ${price}.`}`}
    />
  );
}
