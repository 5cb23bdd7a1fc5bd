import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from '../act/act.module.css';
import { DeskDetail, type DeskDetailPageProps, Facts, Moment, State } from '../act/detail.tsx';
import { grantedOrNull } from '../act/granted.ts';
import { useDeskQuery } from '../act/use-desk-query.ts';
import { DecideDialog } from './decide-dialog.tsx';
import type { DeskWithdrawal } from './desk-withdrawal.ts';
import { withdrawalStateLabels } from './withdrawal-labels.ts';
import { StaffWithdrawalDocument } from './withdrawals.gen.ts';

/** One withdrawal with the statements of both sides, and the decision. */
export function WithdrawalPage({ userId, id, notFound }: DeskDetailPageProps) {
  const { t } = useLingui();
  const query = useDeskQuery(userId, ['withdrawal', id], async (options) =>
    grantedOrNull((await request(StaffWithdrawalDocument, { uuid: id }, options)).staffWithdrawal),
  );
  usePageTitle(t`Withdrawal`);
  return (
    <DeskDetail query={query} notFound={notFound}>
      {(purchase) => <Detail purchase={purchase} />}
    </DeskDetail>
  );
}

function Detail({ purchase }: { readonly purchase: DeskWithdrawal }) {
  const { t } = useLingui();
  const [isDeciding, setDeciding] = useState(false);
  const { withdrawal } = purchase;
  if (withdrawal === null) return null;
  const { state, possible, due, refund, outcome } = withdrawal;
  return (
    <>
      <div className={styles.head}>
        <h1>{purchase.title}</h1>
        <State isAlert={state === 'WITH_STAFF'}>{t(withdrawalStateLabels[state])}</State>
        {possible.includes('decide') && (
          <Button size="small" kind="primary" onPress={() => setDeciding(true)}>
            <Trans>Decide</Trans>
          </Button>
        )}
      </div>
      <Facts
        facts={[
          {
            label: <Trans>Order</Trans>,
            value: (
              <PathLink href={`/staff/orders?q=${purchase.orderNumber}`}>{purchase.orderNumber}</PathLink>
            ),
          },
          { label: <Trans>Seller</Trans>, value: purchase.sellerName },
          { label: <Trans>Declared on</Trans>, value: <Moment at={withdrawal.declared} /> },
          { label: <Trans>Declared by</Trans>, value: withdrawal.name },
          { label: <Trans>Reason</Trans>, value: withdrawal.reason },
          ...(due === null ? [] : [{ label: <Trans>Deadline</Trans>, value: <Moment at={due} /> }]),
          ...(outcome === null
            ? [{ label: <Trans>Can be refunded</Trans>, value: formatEuro(purchase.refundable) }]
            : []),
          { label: <Trans>Sent back</Trans>, value: <Moment at={withdrawal.sentBack} /> },
          { label: <Trans>Tracking number of the return</Trans>, value: withdrawal.tracking },
          { label: <Trans>The seller’s objection</Trans>, value: withdrawal.objection },
          { label: <Trans>Our decision</Trans>, value: withdrawal.decision },
          { label: <Trans>Refunded</Trans>, value: refund === null ? null : formatEuro(refund) },
        ]}
      />
      {isDeciding && (
        <DecideDialog purchase={purchase} uuid={withdrawal.uuid} onClose={() => setDeciding(false)} />
      )}
    </>
  );
}
