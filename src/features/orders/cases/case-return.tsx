import { Trans } from '@lingui/react/macro';
import { isReturning } from '#domain/cases/case-life-cycle.ts';
import { ReturnPlace } from '#src/ui/market/return-place.tsx';
import { useCaseKey } from './case-key.ts';
import type { CaseDetailFragment } from './cases.gen.ts';
import styles from './cases.module.css';

interface CaseReturnProps {
  readonly found: CaseDetailFragment;
  /** On the page of the order, to which it would link. */
  readonly isOnOrder?: boolean;
}

/** Where the product goes back to and who pays for that, while it is being returned. */
export function CaseReturn({ found, isOnOrder = false }: CaseReturnProps) {
  const isGuest = useCaseKey() !== null;
  const { state, role, terms, orderUuid, returnAddress } = found;
  if (!isReturning(state)) return null;
  return (
    <div className={styles.part}>
      <ReturnPlace
        place={returnAddress ?? null}
        role={role}
        messagesHref={isGuest || isOnOrder ? null : `/account/bestellingen/${orderUuid}`}
      />
      {state === 'RETURN_PENDING' && (
        <p>
          <Payer isSeller={role === 'seller'} paidBy={terms?.returnPaidBy ?? null} />
        </p>
      )}
    </div>
  );
}

function Payer({ isSeller, paidBy }: { readonly isSeller: boolean; readonly paidBy: string | null }) {
  if (paidBy === 'SELLER')
    return isSeller ? (
      <Trans>You arrange and pay for the return. Agree with the buyer on how it happens.</Trans>
    ) : (
      <Trans>The seller arranges and pays for the return. Agree with the seller on how it happens.</Trans>
    );
  return isSeller ? (
    <Trans>The buyer arranges and pays for the return.</Trans>
  ) : (
    <Trans>You arrange and pay for the return. Keep the tracking number: you need to enter it here.</Trans>
  );
}
