import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { request } from '#src/data/graphql/client.ts';
import { formatDate, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from '../act/act.module.css';
import { DeskDetail, Moment, Part, State } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { useDeskQuery } from '../act/use-desk-query.ts';
import { mismatchLabels, paymentMismatchLabels, payoutStatusLabels } from './payout-labels.ts';
import { StaffReconciliationsDocument, type StaffReconciliationsQuery } from './payouts.gen.ts';

type Answer = Extract<StaffReconciliationsQuery['staffReconciliations'], { readonly items: unknown }>;
type Report = Answer['items'][number];
type Delayed = Answer['delayed'][number];

/** Delayed payouts, the comparison of each day's payouts with the provider's list, and whether the ledger balances. */
export function ReconciliationPage({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Payout alerts`);
  const query = useDeskQuery(userId, ['reconciliations'], async (options) =>
    granted((await request(StaffReconciliationsDocument, {}, options)).staffReconciliations),
  );
  return (
    <DeskDetail query={query}>
      {({ items, delayed }) => (
        <>
          <h1>
            <Trans>Payout alerts</Trans>
          </h1>
          {delayed.length > 0 && (
            <Part title={<Trans>Delayed payouts</Trans>}>
              <ul className={styles.rows}>
                {delayed.map((payout) => (
                  <DelayedRow key={payout.payout.uuid} payout={payout} />
                ))}
              </ul>
            </Part>
          )}
          <h2>
            <Trans>Daily comparison</Trans>
          </h2>
          {items.length === 0 && (
            <p>
              <Trans>The first comparison follows tomorrow morning.</Trans>
            </p>
          )}
          <ul className={styles.rows}>
            {items.map((report) => (
              <ReportRow key={report.day} report={report} />
            ))}
          </ul>
        </>
      )}
    </DeskDetail>
  );
}

function DelayedRow({ payout: { payout, sellerName } }: { readonly payout: Delayed }) {
  const { t } = useLingui();
  const { uuid, number: payoutNumber, amount, status, sent, created } = payout;
  return (
    <li className={styles.row}>
      <span className={styles.stacked}>
        <PathLink href={`/staff/payouts/${uuid}`}>
          <Trans>Payout {payoutNumber}</Trans>
        </PathLink>
        <span>
          {sellerName} · {formatEuro(amount)}
        </span>
        <span className={styles.soft}>
          <Moment at={sent ?? created} />
        </span>
      </span>
      <State isAlert>{t(payoutStatusLabels[status])}</State>
    </li>
  );
}

function ReportRow({ report }: { readonly report: Report }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { day, compared, mismatches, ledgerProblems } = report;
  const problems = mismatches.length + ledgerProblems.length;
  return (
    <li className={styles.row}>
      <span className={styles.stacked}>
        <strong>{formatDate(day, locale)}</strong>
        <span className={styles.soft}>
          {compared === null ? (
            <Trans>Not compared yet: no list from the provider</Trans>
          ) : (
            <Plural value={compared} one="# payout compared" other="# payouts compared" />
          )}
        </span>
        {mismatches.map(({ kind, isPayment, reference, ours, theirs, ourStatus, theirStatus }) => {
          const [known, listed] =
            ourStatus === null || theirStatus === null
              ? [formatEuro(ours), formatEuro(theirs)]
              : [t(payoutStatusLabels[ourStatus]), t(payoutStatusLabels[theirStatus])];
          return (
            <span key={`${kind} ${reference}`}>
              <PathLink href={isPayment ? `/staff/payments?q=${reference}` : `/staff/payouts/${reference}`}>
                {t((isPayment ? paymentMismatchLabels : mismatchLabels)[kind])}
              </PathLink>{' '}
              <Trans>
                {known} in our records, {listed} at the provider
              </Trans>
            </span>
          );
        })}
        {ledgerProblems.map(({ kind, subject, expected, found }) => {
          const [right, wrong] = [formatEuro(expected), formatEuro(found)];
          const account = [kind, subject].filter(Boolean).join(' ');
          return (
            <span key={account}>
              <Trans>
                The ledger does not balance ({account}): {wrong} instead of {right}
              </Trans>
            </span>
          );
        })}
      </span>
      <State isAlert={problems > 0}>
        {problems > 0 ? (
          <Plural value={problems} one="# difference" other="# differences" />
        ) : (
          <Trans>No differences</Trans>
        )}
      </State>
    </li>
  );
}
