import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { isReleaseOverdue } from '#domain/payouts/payout-alarms.ts';
import { request } from '#src/data/graphql/client.ts';
import { formatDate, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import actStyles from '../act/act.module.css';
import { Moment, State } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { useDeskList } from '../act/use-desk-query.ts';
import styles from '../desk.module.css';
import { DeskList } from '../list/desk-list.tsx';
import { chosenOf, deskPageSize, useDeskSearch } from '../list/use-desk-search.ts';
import { payoutStatusLabels } from './payout-labels.ts';
import { StaffPayoutsDocument, type StaffPayoutsQueryVariables } from './payouts.gen.ts';
import { type ReleasablePayout, ReleaseDialog } from './release-dialog.tsx';
import { YearsDialog } from './years-dialog.tsx';

/** Payouts to sellers; the planned ones are released together. */
export function PayoutsPage({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Payouts`);
  const [isReleasing, setReleasing] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const search = useDeskSearch(['status']);
  const asked: StaffPayoutsQueryVariables = {
    searchString: search.query,
    status: chosenOf(payoutStatusLabels, search.filters.status),
    offset: (search.page - 1) * deskPageSize,
  };
  const answer = useDeskList(userId, ['payouts', asked], async (options) => {
    const { items, totalCount } = granted((await request(StaffPayoutsDocument, asked, options)).staffPayouts);
    return { items: items.map((item) => ({ ...item, uuid: item.payout.uuid })), totalCount };
  });
  const waiting = (answer.rows ?? []).filter(({ payout }) => payout.status === 'PLANNED');
  const count = waiting.length;
  return (
    <div className={styles.page}>
      <div className={actStyles.head}>
        <h1>
          <Trans>Payouts</Trans>
        </h1>
        <PathLink href="/staff/reconciliation">
          <Trans>Daily comparison</Trans>
        </PathLink>
        <Button size="small" onPress={() => setExporting(true)}>
          <Trans>Figures for the tax authority</Trans>
        </Button>
      </div>
      <DeskList
        label={t`List of payouts`}
        search={search}
        searchLabel={t`Seller, payout number or ID`}
        filters={[
          {
            name: 'status',
            label: t`Status`,
            options: Object.entries(payoutStatusLabels).map(([value, label]) => ({ value, label: t(label) })),
          },
        ]}
        answer={answer}
        name={{ label: t`Payout`, of: ({ payout }) => payout.number }}
        hrefOf={({ uuid }) => `/staff/payouts/${uuid}`}
        columns={[
          { id: 'seller', label: t`Seller`, cell: (row) => <PayoutSeller {...row} /> },
          { id: 'amount', label: t`Amount`, isNumber: true, cell: ({ payout }) => formatEuro(payout.amount) },
          {
            id: 'status',
            label: t`Status`,
            cell: ({ payout: { status } }) => (
              <State isAlert={status === 'PLANNED' || status === 'FAILED' || status === 'RETURNED'}>
                {t(payoutStatusLabels[status])}
              </State>
            ),
          },
          {
            id: 'due',
            label: t`Release by`,
            cell: ({ releaseDue }) => <ReleaseDue day={releaseDue} />,
          },
          {
            id: 'lines',
            label: t`Products`,
            isNumber: true,
            isSecondary: true,
            cell: ({ lines }) => lines,
          },
          {
            id: 'at',
            label: t`Planned`,
            isSecondary: true,
            cell: ({ payout }) => <Moment at={payout.created} />,
          },
        ]}
        actions={
          count > 0 && (
            <Button kind="primary" size="small" onPress={() => setReleasing(true)}>
              <Plural value={count} one="Release # payout" other="Release # payouts" />
            </Button>
          )
        }
        empty={{ icon: Banknote, title: <Trans>No payouts yet</Trans> }}
      />
      {isExporting && <YearsDialog onClose={() => setExporting(false)} />}
      {isReleasing && count > 0 && (
        <ReleaseDialog
          payouts={waiting.map(({ payout: { uuid, number, amount }, sellerName, isSellerSuspended }) => ({
            ...{ uuid, number, amount, sellerName, isSellerSuspended },
          }))}
          onClose={() => setReleasing(false)}
        />
      )}
    </div>
  );
}

type PayoutSellerProps = Pick<ReleasablePayout, 'sellerName' | 'isSellerSuspended'>;

function PayoutSeller({ sellerName, isSellerSuspended }: PayoutSellerProps) {
  if (!isSellerSuspended) return sellerName;
  return (
    <>
      {sellerName}{' '}
      <State isAlert>
        <Trans>Suspended</Trans>
      </State>
    </>
  );
}

function ReleaseDue({ day }: { readonly day: string | null }) {
  const locale = useLocale();
  if (day === null) return null;
  const date = formatDate(day, locale);
  return isReleaseOverdue(day, new Date()) ? (
    <State isAlert>
      <Trans>{date} (overdue)</Trans>
    </State>
  ) : (
    date
  );
}
