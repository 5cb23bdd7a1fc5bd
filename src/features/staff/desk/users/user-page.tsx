import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from '../act/act.module.css';
import { DeskDetail, type DeskDetailPageProps, Facts, Moment, Part, State } from '../act/detail.tsx';
import { grantedOrNull } from '../act/granted.ts';
import { useDeskQuery } from '../act/use-desk-query.ts';
import { EndSessionsDialog, ReinstateDialog, RoleDialog, SuspendDialog } from './user-acts.tsx';
import { accountStateLabels, roleLabels, suspensionReasonLabels } from './user-labels.ts';
import { StaffUserDocument, type UserDetailFragment } from './users.gen.ts';

/** One account: its data and the actions of staff. */
export function UserPage({ userId, id, notFound }: DeskDetailPageProps) {
  const { t } = useLingui();
  const query = useDeskQuery(userId, ['user', id], async (options) =>
    grantedOrNull((await request(StaffUserDocument, { uuid: id }, options)).staffUser),
  );
  usePageTitle(query.data?.user.name || t`User`);
  return (
    <DeskDetail query={query} notFound={notFound}>
      {(detail) => <UserDetail detail={detail} isOneself={id === userId} />}
    </DeskDetail>
  );
}

type Open =
  | 'suspend'
  | 'reinstate'
  | 'role'
  | 'sessions'
  | { readonly uuid: string; readonly device: string };

function UserDetail({
  detail,
  isOneself,
}: {
  readonly detail: UserDetailFragment;
  readonly isOneself: boolean;
}) {
  const [open, setOpen] = useState<Open | null>(null);
  const { user, sessions, suspensions } = detail;
  const act = { user, onClose: () => setOpen(null) };
  const dialogs: Readonly<Record<string, ReactNode>> = {
    suspend: <SuspendDialog {...act} />,
    reinstate: <ReinstateDialog {...act} />,
    role: <RoleDialog {...act} />,
    sessions: <EndSessionsDialog {...act} session={null} />,
  };
  return (
    <>
      <UserHead user={user} isOneself={isOneself} onOpen={setOpen} />
      <UserFacts detail={detail} />
      <UserLinks detail={detail} />
      <Part title={<Trans>Sessions</Trans>}>
        {sessions.length === 0 ? (
          <p className={styles.soft}>
            <Trans>Not signed in anywhere.</Trans>
          </p>
        ) : (
          <>
            <ul className={styles.rows}>
              {sessions.map((session) => (
                <SessionRow key={session.uuid} session={session} onEnd={() => setOpen(session)} />
              ))}
            </ul>
            <div>
              <Button size="small" onPress={() => setOpen('sessions')}>
                <Trans>Sign out everywhere</Trans>
              </Button>
            </div>
          </>
        )}
      </Part>
      {suspensions.length > 0 && (
        <Part title={<Trans>Suspensions</Trans>}>
          <ul className={styles.rows}>
            {suspensions.map((suspension) => (
              <SuspensionRow key={suspension.uuid} suspension={suspension} />
            ))}
          </ul>
        </Part>
      )}
      {open !== null &&
        (typeof open === 'string' ? dialogs[open] : <EndSessionsDialog {...act} session={open} />)}
    </>
  );
}

interface HeadProps {
  readonly user: UserDetailFragment['user'];
  readonly isOneself: boolean;
  readonly onOpen: (open: Open) => void;
}

function UserHead({ user, isOneself, onOpen }: HeadProps) {
  const { t } = useLingui();
  const isSuspended = user.state === 'SUSPENDED';
  return (
    <div className={styles.head}>
      <h1>{user.name === '' ? '–' : user.name}</h1>
      <State isAlert={isSuspended}>{t(accountStateLabels[user.state])}</State>
      {user.isStaff && <State>{t(roleLabels.STAFF)}</State>}
      {!isOneself && user.state !== 'ENDED' && (
        <>
          {(user.isStaff || user.state === 'ACTIVE') && (
            <Button size="small" onPress={() => onOpen('role')}>
              {user.isStaff ? <Trans>End staff role</Trans> : <Trans>Make staff</Trans>}
            </Button>
          )}
          {isSuspended ? (
            <Button size="small" kind="primary" onPress={() => onOpen('reinstate')}>
              <Trans>Lift suspension</Trans>
            </Button>
          ) : (
            <Button size="small" kind="danger" onPress={() => onOpen('suspend')}>
              <Trans>Suspend account</Trans>
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function UserFacts({ detail: { user, counts } }: { readonly detail: UserDetailFragment }) {
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  return (
    <Facts
      facts={[
        { label: <Trans>Email address</Trans>, value: user.email },
        { label: <Trans>Phone number</Trans>, value: user.phone },
        { label: <Trans>Seller</Trans>, value: user.sellerName },
        { label: <Trans>Address</Trans>, value: user.sellerAddress },
        { label: <Trans>Company number</Trans>, value: user.registrationNumber },
        { label: <Trans>VAT number</Trans>, value: user.vatNumber },
        { label: <Trans>Account since</Trans>, value: <Moment at={user.created} /> },
        ...(user.suspended === null
          ? []
          : [{ label: <Trans>Suspended since</Trans>, value: <Moment at={user.suspended} /> }]),
        {
          label: <Trans>Listings (for sale)</Trans>,
          value: `${number(counts.products)} (${number(counts.published)})`,
        },
        { label: <Trans>Orders placed</Trans>, value: number(counts.bought) },
        { label: <Trans>Products sold</Trans>, value: number(counts.sold) },
        { label: <Trans>Reports about them</Trans>, value: number(counts.reports) },
        { label: <Trans>Second factors</Trans>, value: number(counts.factors) },
        { label: <Trans>ID</Trans>, value: <code>{user.uuid}</code> },
      ]}
    />
  );
}

function UserLinks({ detail: { user } }: { readonly detail: UserDetailFragment }) {
  const name = encodeURIComponent(user.sellerName ?? '');
  return (
    <p className={styles.links}>
      <PathLink href={`/staff/orders?user=${user.uuid}`}>
        <Trans>Orders</Trans>
      </PathLink>
      {user.sellerUuid !== null && (
        <PathLink href={`/staff/products?q=${name}`}>
          <Trans>Products</Trans>
        </PathLink>
      )}
      <PathLink href={`/staff/cases?list=ALL&q=${encodeURIComponent(user.sellerName ?? user.name)}`}>
        <Trans>Complaints</Trans>
      </PathLink>
      <PathLink href={`/staff/payments?q=${encodeURIComponent(user.email)}`}>
        <Trans>Payments</Trans>
      </PathLink>
      {user.sellerUuid !== null && (
        <PathLink href={`/staff/payouts?q=${name}`}>
          <Trans>Payouts</Trans>
        </PathLink>
      )}
      <PathLink href={`/staff/audit?q=${user.uuid}`}>
        <Trans>Audit log</Trans>
      </PathLink>
      {user.sellerUuid !== null && (
        <PathLink href={`/staff/reports?state=ALL&q=${name}`}>
          <Trans>Reports</Trans>
        </PathLink>
      )}
    </p>
  );
}

interface SessionRowProps {
  readonly session: UserDetailFragment['sessions'][number];
  readonly onEnd: () => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t } = useLingui();
  return (
    <li className={styles.row}>
      <span className={styles.stacked}>
        <span>{session.device === '' ? t`Unknown device` : session.device}</span>
        <span className={styles.soft}>
          <Trans>
            Signed in <Moment at={session.created} />, last used <Moment at={session.lastUsed} />
          </Trans>
        </span>
      </span>
      {session.secondFactor && (
        <State>
          <Trans>Second factor</Trans>
        </State>
      )}
      <Button size="small" onPress={onEnd}>
        <Trans>Sign out this device</Trans>
      </Button>
    </li>
  );
}

function SuspensionRow({ suspension }: { readonly suspension: UserDetailFragment['suspensions'][number] }) {
  const { t } = useLingui();
  const { startedBy, endedBy } = suspension;
  return (
    <li className={styles.row}>
      <span className={styles.stacked}>
        <strong>{t(suspensionReasonLabels[suspension.reason])}</strong>
        <span className={styles.text}>{suspension.words}</span>
        <span className={styles.soft}>
          <Moment at={suspension.started} /> {startedBy}
          {suspension.ended !== null && (
            <>
              {' – '}
              <Moment at={suspension.ended} /> {endedBy}
            </>
          )}
        </span>
      </span>
    </li>
  );
}
