import { useLingui } from '@lingui/react/macro';
import { centsOf, eurosOf, percentOf, ppmOf } from '#domain/money/cents.ts';
import { defaultTerms } from '#domain/money/default-terms.ts';
import { payout } from '#domain/money/pricing.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { useDraftValue } from './draft-form-context.ts';
import { DraftNumberField } from './text-fields.tsx';

/** The seller's terms, as the server sends them. */
export interface PayoutTerms {
  /** Percentage contained in the buyer's price. */
  readonly marginIncluded: number;
  /** Euros per sale. */
  readonly transactionFee: number;
}

/** The terms of a person who is no seller yet. */
export const standardTerms: PayoutTerms = {
  marginIncluded: percentOf(defaultTerms.marginIncluded),
  transactionFee: eurosOf(defaultTerms.feeCents),
};

/** What the seller receives at this price, in euros (FORM-064); null while price or terms are unknown. */
function payoutOf(price: number | null, terms: PayoutTerms | null): number | null {
  if (price === null || price === 0 || terms === null) return null;
  return eurosOf(
    payout(centsOf(price), {
      marginIncluded: ppmOf(terms.marginIncluded),
      transactionFee: centsOf(terms.transactionFee),
    }),
  );
}

/** The asking price and, beside it, what the seller receives of it. */
export function PriceSection({ terms }: { terms: PayoutTerms | null }) {
  const { t } = useLingui();
  const receives = payoutOf(useDraftValue('price'), terms);
  const amount = receives === null ? '' : formatEuro(receives);
  const share = terms?.marginIncluded ?? 0;
  return (
    <DraftNumberField
      field="price"
      label={t`Asking price`}
      prefix="€"
      suffix={receives === null ? undefined : t`you receive ${amount}`}
      description={
        share > 0 ? t`In whole euros. It includes our service fee of ${share}%.` : t`In whole euros.`
      }
    />
  );
}
