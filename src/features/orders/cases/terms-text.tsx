import { Trans } from '@lingui/react/macro';
import { isReturnable } from '#domain/cases/case-terms.ts';
import { formatEuro } from '#src/i18n/format.ts';
import type { CaseDetailFragment, CaseTermsPartsFragment } from './cases.gen.ts';
import styles from './cases.module.css';

interface TermsTextProps {
  readonly terms: CaseTermsPartsFragment;
  readonly found: Pick<CaseDetailFragment, 'reason' | 'role'>;
}

/** The refund, and whether the product is returned for it, addressed to the reader. */
export function TermsText({ terms, found }: TermsTextProps) {
  const amount = formatEuro(terms.refund);
  const isSeller = found.role === 'seller';
  return (
    <div>
      <p className={styles.amount}>
        {terms.refund === 0 ? (
          <Trans>No refund</Trans>
        ) : isSeller ? (
          <Trans>{amount} back to the buyer</Trans>
        ) : (
          <Trans>{amount} back to you</Trans>
        )}
      </p>
      {terms.needsReturn ? (
        <p>
          <Trans>The product is returned first.</Trans>{' '}
          <ReturnPayer isSeller={isSeller} isPaidBySeller={terms.returnPaidBy === 'SELLER'} />
        </p>
      ) : (
        isReturnable(found.reason) && (
          <p>
            {isSeller ? <Trans>The buyer keeps the product.</Trans> : <Trans>You keep the product.</Trans>}
          </p>
        )
      )}
    </div>
  );
}

interface ReturnPayerProps {
  readonly isSeller: boolean;
  readonly isPaidBySeller: boolean;
}

function ReturnPayer({ isSeller, isPaidBySeller }: ReturnPayerProps) {
  if (isSeller)
    return isPaidBySeller ? (
      <Trans>You arrange and pay for the return.</Trans>
    ) : (
      <Trans>The buyer pays for the return.</Trans>
    );
  return isPaidBySeller ? (
    <Trans>The seller arranges and pays for the return.</Trans>
  ) : (
    <Trans>You pay for the return.</Trans>
  );
}
