import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { downloadFile } from '#src/data/download-file.ts';
import { request } from '#src/data/graphql/client.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import styles from '../act/act.module.css';
import { DeskDetail, type DeskDetailPageProps, Facts, Moment, Part, State } from '../act/detail.tsx';
import { grantedOrNull } from '../act/granted.ts';
import { useDeskQuery } from '../act/use-desk-query.ts';
import { payoutProblemLabels, payoutStatusLabels } from './payout-labels.ts';
import { StaffPayoutDocument, type StaffPayoutQuery } from './payouts.gen.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { RetryDialog } from './retry-dialog.tsx';
import { type FileOutcome, outcomeLabels, SettleDialog } from './settle-dialog.tsx';

type Detail = Extract<StaffPayoutQuery['staffPayout'], { readonly iban: string }>;
type Doing = FileOutcome | 'release' | 'retry';

/** One payout: its account, its lines and its actions. */
export function PayoutPage({ userId, id, notFound }: DeskDetailPageProps) {
  const { t } = useLingui();
  const query = useDeskQuery(userId, ['payout', id], async (options) =>
    grantedOrNull((await request(StaffPayoutDocument, { uuid: id }, options)).staffPayout),
  );
  const payoutNumber = query.data?.payout.number ?? '';
  usePageTitle(t`Payout ${payoutNumber}`);
  return (
    <DeskDetail query={query} notFound={notFound}>
      {(detail) => <PayoutDetail detail={detail} />}
    </DeskDetail>
  );
}

function PayoutDetail({ detail }: { readonly detail: Detail }) {
  const { t } = useLingui();
  const [doing, setDoing] = useState<Doing | null>(null);
  const { payout } = detail;
  const { uuid, number: payoutNumber, amount, status } = payout;
  const isBad = status === 'FAILED' || status === 'RETURNED';
  const close = () => setDoing(null);
  return (
    <>
      <div className={styles.head}>
        <h1>
          <Trans>Payout {payoutNumber}</Trans>
        </h1>
        <State isAlert={isBad || status === 'PLANNED'}>{t(payoutStatusLabels[status])}</State>
      </div>
      <PayoutFacts detail={detail} />
      <PayoutActs detail={detail} onChoose={setDoing} />
      <Part title={<Trans>Products</Trans>}>
        <ul className={styles.rows}>
          {payout.items.map(({ orderNumber: number, ...item }) => (
            <li key={item.uuid} className={styles.row}>
              <span className={styles.stacked}>
                <span>{item.title}</span>
                <PathLink href={`/staff/orders/${item.orderUuid}`}>
                  <Trans>Order {number}</Trans>
                </PathLink>
              </span>
              <span>{formatEuro(item.amount)}</span>
            </li>
          ))}
        </ul>
      </Part>
      {doing === 'release' && <ReleaseDialog payouts={[{ ...detail, ...detail.payout }]} onClose={close} />}
      {doing === 'retry' && <RetryDialog uuid={uuid} seller={detail.sellerName} onClose={close} />}
      {doing !== null && doing !== 'release' && doing !== 'retry' && (
        <SettleDialog uuid={uuid} amount={amount} outcome={doing} onClose={close} />
      )}
    </>
  );
}

function PayoutFacts({ detail }: { readonly detail: Detail }) {
  const { t } = useLingui();
  const { payout, sellerName, sellerUuid } = detail;
  return (
    <Facts
      facts={[
        { label: <Trans>Amount</Trans>, value: formatEuro(payout.amount) },
        {
          label: <Trans>Seller</Trans>,
          value: <PathLink href={`/verkoper/${sellerUuid}`}>{sellerName}</PathLink>,
        },
        { label: <Trans>Account holder</Trans>, value: detail.accountHolder },
        { label: <Trans>Account number (IBAN)</Trans>, value: detail.iban },
        {
          label: <Trans>What went wrong</Trans>,
          value: payout.problem === null ? null : t(payoutProblemLabels[payout.problem]),
        },
        { label: <Trans>Planned</Trans>, value: <Moment at={payout.created} /> },
        { label: <Trans>Released by</Trans>, value: detail.releasedBy },
        {
          label: <Trans>Sent</Trans>,
          value: payout.sent === null ? null : <Moment at={payout.sent} />,
        },
        {
          label: <Trans context="payout">Paid</Trans>,
          value: payout.paid === null ? null : <Moment at={payout.paid} />,
        },
        {
          label: <Trans>Ended</Trans>,
          value: payout.ended === null ? null : <Moment at={payout.ended} />,
        },
        { label: <Trans>Provider’s number</Trans>, value: detail.providerId },
        { label: <Trans>Invoice</Trans>, value: payout.invoiceNumber },
      ]}
    />
  );
}

const outcomesOf: Readonly<Partial<Record<Detail['payout']['status'], readonly FileOutcome[]>>> = {
  RELEASED: ['UPLOADED', 'FAILED'],
  SENT: ['PAID', 'FAILED', 'RETURNED'],
  PAID: ['RETURNED'],
};

function PayoutActs({
  detail: { payout, isFile },
  onChoose,
}: {
  readonly detail: Detail;
  readonly onChoose: (doing: Doing) => void;
}) {
  const { t } = useLingui();
  const { status } = payout;
  const save = async () => {
    try {
      await downloadFile('/api/v2/staff/payouts/transfers.xml', 'hervonden-transfers.xml');
    } catch (error) {
      logger.warn('transfers_file_failed', { error: errorText(error) });
      toast(t`The file could not be downloaded. Check your connection and try again.`, { kind: 'error' });
    }
  };
  const outcomes = isFile ? (outcomesOf[status] ?? []) : [];
  return (
    <div className={styles.links}>
      {status === 'PLANNED' && (
        <Button kind="primary" onPress={() => onChoose('release')}>
          <Trans>Release payout</Trans>
        </Button>
      )}
      {(status === 'FAILED' || status === 'RETURNED') && (
        <Button kind="primary" onPress={() => onChoose('retry')}>
          <Trans>Plan again</Trans>
        </Button>
      )}
      {outcomes.map((outcome) => (
        <Button key={outcome} onPress={() => onChoose(outcome)}>
          {t(outcomeLabels[outcome])}
        </Button>
      ))}
      {isFile && status === 'RELEASED' && (
        <Button onPress={() => void save()}>
          <Trans>Download SEPA file</Trans>
        </Button>
      )}
    </div>
  );
}
