import { Trans, useLingui } from '@lingui/react/macro';
import { Inbox } from 'lucide-react';
import { useRef, useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import actStyles from '../act/act.module.css';
import { ActDialog } from '../act/act-dialog.tsx';
import { ActProblem } from '../act/act-problem.tsx';
import { DeskWait, Moment, Part, State } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { useAct } from '../act/use-act.ts';
import { useDeskList, useDeskQuery } from '../act/use-desk-query.ts';
import styles from '../desk.module.css';
import { DeskList } from '../list/desk-list.tsx';
import { deskPageSize, useDeskSearch } from '../list/use-desk-search.ts';
import {
  RetryJobsDocument,
  StaffJobsDocument,
  type StaffJobsQueryVariables,
  StaffNewsletterDocument,
} from './outbox.gen.ts';

const states = ['FAILED', 'WAITING', 'DONE'] as const;
const kinds = ['EVENT', 'DEADLINE'] as const;

/** Background jobs of the server, including emails; failed ones can be retried. */
export function OutboxPage({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Jobs and newsletter`);
  const [isRetrying, setRetrying] = useState(false);
  const search = useDeskSearch(['state', 'kind']);
  const asked: StaffJobsQueryVariables = {
    searchString: search.query,
    state: states.find((state) => state === search.filters.state) ?? null,
    kind: kinds.find((kind) => kind === search.filters.kind) ?? null,
    offset: (search.page - 1) * deskPageSize,
  };
  const answer = useDeskList(userId, ['jobs', asked], async (options) =>
    granted((await request(StaffJobsDocument, asked, options)).staffJobs),
  );
  const { failed = 0, waiting, done } = answer.data ?? {};
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Jobs and newsletter</Trans>
      </h1>
      <DeskList
        label={t`Jobs`}
        search={search}
        searchLabel={t`Name or error`}
        filters={[
          {
            name: 'state',
            label: t`Status`,
            options: [
              { value: 'FAILED', label: t`Failed`, ...countOf(failed) },
              { value: 'WAITING', label: t`Waiting`, ...countOf(waiting) },
              { value: 'DONE', label: t`Done`, ...countOf(done) },
            ],
          },
          {
            name: 'kind',
            label: t`Kind`,
            options: [
              { value: 'EVENT', label: t`Events and emails` },
              { value: 'DEADLINE', label: t`Deadlines` },
            ],
          },
        ]}
        answer={answer}
        enterDoes={<Trans>Retry the job</Trans>}
        name={{ label: t`Name`, of: ({ name }) => <code>{name}</code> }}
        hrefOf={() => null}
        columns={[
          {
            id: 'kind',
            label: t`Kind`,
            isSecondary: true,
            cell: ({ kind }) => (kind === 'EVENT' ? <Trans>Event</Trans> : <Trans>Deadline</Trans>),
          },
          { id: 'attempts', label: t`Attempts`, isNumber: true, cell: ({ attempts }) => attempts },
          { id: 'error', label: t`Error`, cell: ({ error }) => error },
          { id: 'due', label: t`Next attempt`, cell: ({ due, done: at }) => <Moment at={at ?? due} /> },
          {
            id: 'retry',
            label: t`Retry`,
            cell: ({ uuid, error, done: at }) =>
              error !== null && at === null ? <RetryOne uuid={uuid} /> : null,
          },
          { id: 'subject', label: t`Topic`, isSecondary: true, cell: ({ subject }) => subject },
        ]}
        empty={{ icon: Inbox, title: <Trans>Nothing to do</Trans> }}
        actions={
          failed > 0 ? (
            <Button size="small" onPress={() => setRetrying(true)}>
              <Trans>Retry all failed jobs</Trans>
            </Button>
          ) : null
        }
      />
      <p>
        <PathLink href="/staff/mails">
          <Trans>Emails stored on this server</Trans>
        </PathLink>
      </p>
      <Subscribers userId={userId} />
      {isRetrying && <RetryAll count={failed} onClose={() => setRetrying(false)} />}
    </div>
  );
}

const countOf = (count: number | undefined) => (count === undefined ? {} : { count });

function RetryOne({ uuid }: { readonly uuid: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const retrying = useAct(
    async (job: { readonly uuid: string }, commandId) =>
      granted((await request(RetryJobsDocument, { ...job, commandId })).retryJobs),
    {
      // The button disappears together with the error, so the focus moves to the row.
      done: () => place.current?.closest<HTMLElement>('[data-desk-row]')?.focus(),
    },
  );
  return (
    <span ref={place}>
      <Button size="small" isPending={retrying.isPending} onPress={() => retrying.mutate({ uuid })}>
        <Trans>Try again</Trans>
      </Button>
      <ActProblem error={retrying.error} />
    </span>
  );
}

function RetryAll({ count, onClose }: { readonly count: number; readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <ActDialog
      title={<Trans>Retry all failed jobs</Trans>}
      label={<Trans>Retry {count}</Trans>}
      done={t`The jobs are being retried.`}
      intent="all"
      act={async (_all, commandId) => granted((await request(RetryJobsDocument, { commandId })).retryJobs)}
      onClose={onClose}
    >
      <p>
        <Trans>Unsent emails are sent now. What already succeeded is not done again.</Trans>
      </p>
    </ActDialog>
  );
}

function Subscribers({ userId }: { readonly userId: string }) {
  const locale = useLocale();
  const query = useDeskQuery(userId, ['newsletter'], async (options) =>
    granted((await request(StaffNewsletterDocument, {}, options)).staffNewsletter),
  );
  const number = (value: number) => formatNumber(value, locale);
  return (
    <Part title={<Trans>Newsletter and wanted requests</Trans>}>
      {query.data === undefined ? (
        <DeskWait query={query} height="4lh" />
      ) : query.data.subscribers.length === 0 ? (
        <p className={styles.soft}>
          <Trans>Nobody has subscribed yet.</Trans>
        </p>
      ) : (
        <ul className={actStyles.rows}>
          {query.data.subscribers.map(({ kind, locale: language, ...counts }) => {
            const [running, unconfirmed, ended] = [counts.running, counts.unconfirmed, counts.ended].map(
              number,
            );
            return (
              <li key={`${kind} ${language}`} className={actStyles.row}>
                <span>
                  {kind === 'NEWSLETTER' ? <Trans>Newsletter</Trans> : <Trans>New products by email</Trans>}{' '}
                  <State>{language.toUpperCase()}</State>
                </span>
                <span className={styles.soft}>
                  <Trans>
                    {running} active, {unconfirmed} not confirmed, {ended} ended
                  </Trans>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}
