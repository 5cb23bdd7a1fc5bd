import { Trans, useLingui } from '@lingui/react/macro';
import { ScrollText } from 'lucide-react';
import { request } from '#src/data/graphql/client.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { saveTextFile } from '#src/ui/market/save-file.ts';
import actStyles from '../act/act.module.css';
import { ActProblem } from '../act/act-problem.tsx';
import { Moment } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { useAct } from '../act/use-act.ts';
import { useDeskList } from '../act/use-desk-query.ts';
import styles from '../desk.module.css';
import { DeskList } from '../list/desk-list.tsx';
import { type DeskSearchState, deskPageSize, useDeskSearch } from '../list/use-desk-search.ts';
import {
  ExportAuditLogDocument,
  StaffAuditLogDocument,
  type StaffAuditLogQueryVariables,
} from './audit.gen.ts';
import { auditLabel } from './audit-labels.ts';

type Filter = 'kind' | 'object' | 'from' | 'until';

/** Start and end of a day in the reader's time zone. */
function momentOf(day: string, time: string): string | null {
  const moment = new Date(`${day}T${time}`);
  return day === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The audit log of accounts and staff actions, with an export as CSV. */
export function AuditPage({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Audit log`);
  const search = useDeskSearch<Filter>(['kind', 'object', 'from', 'until']);
  const { kind, object, from, until } = search.filters;
  const filters: StaffAuditLogQueryVariables['filters'] = {
    ...{ person: search.query || null, kind: kind || null, object: object || null },
    ...{ from: momentOf(from, '00:00:00'), until: momentOf(until, '23:59:59.999') },
  };
  const asked = { filters, offset: (search.page - 1) * deskPageSize };
  const answer = useDeskList(userId, ['audit', asked], async (options) => {
    const { lines, totalCount } = granted((await request(StaffAuditLogDocument, asked, options)).auditLog);
    return { items: lines, totalCount };
  });
  const exporting = useAct(async (_intent: 'export') => {
    const { csv, ...counts } = granted((await request(ExportAuditLogDocument, { filters })).exportAuditLog);
    saveTextFile(`audit-${new Date().toISOString().slice(0, 10)}.csv`, csv, 'text/csv;charset=utf-8');
    return counts;
  });
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Audit log</Trans>
      </h1>
      <AuditFields search={search} />
      <DeskList
        label={t`Audit log`}
        search={search}
        searchLabel={t`Person: name, email address or ID`}
        answer={answer}
        enterDoes={null}
        name={{ label: t`Date`, of: ({ at }) => <Moment at={at} /> }}
        hrefOf={() => null}
        columns={[
          {
            id: 'kind',
            label: t`Action`,
            cell: ({ kind: act }) => (
              <PathLink href={search.href({ filters: { kind: act } })}>
                <AuditKind kind={act} />
              </PathLink>
            ),
          },
          {
            id: 'actor',
            label: t`By`,
            cell: ({ actorUuid, actorName }) => <Person uuid={actorUuid} name={actorName} />,
          },
          {
            id: 'user',
            label: t`Account`,
            cell: ({ userUuid, userName }) => <Person uuid={userUuid} name={userName} />,
          },
          {
            id: 'details',
            label: t({ message: 'Details', context: 'audit' }),
            isSecondary: true,
            cell: ({ details }) => (details === '{}' ? null : <code>{details}</code>),
          },
          {
            id: 'from',
            label: t`Device`,
            isSecondary: true,
            cell: ({ ip, device }) => `${ip} ${device}`.trim(),
          },
        ]}
        empty={{ icon: ScrollText, title: <Trans>Nothing yet</Trans> }}
        actions={
          <Button size="small" isPending={exporting.isPending} onPress={() => exporting.mutate('export')}>
            <Trans>Download as CSV</Trans>
          </Button>
        }
      />
      <CutNote counts={exporting.data} />
      <ActProblem error={exporting.error} />
    </div>
  );
}

interface Counts {
  readonly count: number;
  readonly totalCount: number;
}

/** A warning if the exported file does not contain all matching entries. */
function CutNote({ counts }: { readonly counts: Counts | undefined }) {
  const locale = useLocale();
  if (counts === undefined || counts.totalCount <= counts.count) return null;
  const count = formatNumber(counts.count, locale);
  const total = formatNumber(counts.totalCount, locale);
  return (
    <Banner kind="warning" announce>
      <Trans>
        The file contains the newest {count} of {total} entries. Choose a shorter period to download the
        others.
      </Trans>
    </Banner>
  );
}

/** What happened, in words; the code, which the filter and the download name, is its tooltip. */
function AuditKind({ kind }: { readonly kind: string }) {
  const { t } = useLingui();
  const label = auditLabel(kind);
  return label === null ? <code>{kind}</code> : <span title={kind}>{t(label)}</span>;
}

function Person({ uuid, name }: { readonly uuid: string | null; readonly name: string | null }) {
  if (uuid === null) return null;
  return <PathLink href={`/staff/users/${uuid}`}>{name || '–'}</PathLink>;
}

/** The filters besides the person; each choice is written to the URL at once. */
function AuditFields({ search }: { readonly search: DeskSearchState<Filter> }) {
  const { t } = useLingui();
  const field = (name: Filter) => ({
    value: search.filters[name],
    onChange: (value: string) => search.change({ filters: { [name]: value } }),
  });
  return (
    <div className={actStyles.facts}>
      <TextField
        label={t`Action`}
        description={t`For example sign_in, or staff_ for all staff actions`}
        {...field('kind')}
      />
      <TextField label={t`ID or code in the details`} {...field('object')} />
      <TextField label={t`From date`} type="date" {...field('from')} />
      <TextField label={t`Until date`} type="date" {...field('until')} />
    </div>
  );
}
