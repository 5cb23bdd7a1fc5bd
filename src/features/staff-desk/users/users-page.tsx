import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { request } from '#src/data/graphql/client.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Moment, State } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { rowsOf, useDeskQuery } from '../act/use-desk-page.ts';
import styles from '../desk.module.css';
import { DeskList } from '../list/desk-list.tsx';
import { deskPageSize, useDeskSearch } from '../list/use-desk-search.ts';
import { accountStateWords, roleWords } from './user-words.ts';
import { StaffUsersDocument, type StaffUsersQueryVariables } from './users.gen.ts';

const oneOf = <Value extends string>(words: Readonly<Record<Value, unknown>>, typed: string) =>
  typed in words ? (typed as Value) : null;

/** Everybody with an account. */
export function UsersPage({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Users`);
  const search = useDeskSearch(['role', 'state']);
  const asked: StaffUsersQueryVariables = {
    searchString: search.query,
    role: oneOf(roleWords, search.filters.role),
    state: oneOf(accountStateWords, search.filters.state),
    offset: (search.page - 1) * deskPageSize,
  };
  const query = useDeskQuery(userId, ['users', asked], async (options) =>
    granted((await request(StaffUsersDocument, asked, options)).staffUsers),
  );
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Users</Trans>
      </h1>
      <DeskList
        label={t`Users`}
        search={search}
        searchLabel={t`Name, e-mail address, phone number or id`}
        filters={[
          {
            name: 'role',
            label: t`Role`,
            options: Object.entries(roleWords).map(([value, words]) => ({ value, label: t(words) })),
          },
          {
            name: 'state',
            label: t`Status`,
            options: Object.entries(accountStateWords).map(([value, words]) => ({ value, label: t(words) })),
          },
        ]}
        answer={rowsOf(query)}
        name={{ label: t`Name`, of: ({ name }) => (name === '' ? '–' : name) }}
        hrefOf={({ uuid }) => `/staff/users/${uuid}`}
        columns={[
          { id: 'email', label: t`E-mail address`, cell: ({ email }) => email },
          { id: 'seller', label: t`Seller`, isSecondary: true, cell: ({ sellerName }) => sellerName },
          { id: 'phone', label: t`Phone number`, isSecondary: true, cell: ({ phone }) => phone },
          {
            id: 'state',
            label: t`Status`,
            cell: ({ state, isStaff }) => (
              <>
                <State isAlert={state === 'SUSPENDED'}>{t(accountStateWords[state])}</State>{' '}
                {isStaff && <State>{t(roleWords.STAFF)}</State>}
              </>
            ),
          },
          {
            id: 'created',
            label: t`Since`,
            isSecondary: true,
            cell: ({ created }) => <Moment at={created} />,
          },
        ]}
        empty={{ icon: Users, title: <Trans>No users yet</Trans> }}
      />
    </div>
  );
}
