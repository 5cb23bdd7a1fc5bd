import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { request } from '#src/data/graphql/client.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Moment, State } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { useDeskList } from '../act/use-desk-query.ts';
import styles from '../desk.module.css';
import { DeskList } from '../list/desk-list.tsx';
import { chosenOf, deskPageSize, useDeskSearch } from '../list/use-desk-search.ts';
import { accountStateLabels, roleLabels } from './user-labels.ts';
import { StaffUsersDocument, type StaffUsersQueryVariables } from './users.gen.ts';

export function UsersPage({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Users`);
  const search = useDeskSearch(['role', 'state']);
  const asked: StaffUsersQueryVariables = {
    searchString: search.query,
    role: chosenOf(roleLabels, search.filters.role),
    state: chosenOf(accountStateLabels, search.filters.state),
    offset: (search.page - 1) * deskPageSize,
  };
  const answer = useDeskList(userId, ['users', asked], async (options) =>
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
        searchLabel={t`Name, email address, phone number or ID`}
        filters={[
          {
            name: 'role',
            label: t`Role`,
            options: Object.entries(roleLabels).map(([value, label]) => ({ value, label: t(label) })),
          },
          {
            name: 'state',
            label: t`Status`,
            options: Object.entries(accountStateLabels).map(([value, label]) => ({ value, label: t(label) })),
          },
        ]}
        answer={answer}
        name={{ label: t`Name`, of: ({ name }) => (name === '' ? '–' : name) }}
        hrefOf={({ uuid }) => `/staff/users/${uuid}`}
        columns={[
          { id: 'email', label: t`Email address`, cell: ({ email }) => email },
          { id: 'seller', label: t`Seller`, isSecondary: true, cell: ({ sellerName }) => sellerName },
          { id: 'phone', label: t`Phone number`, isSecondary: true, cell: ({ phone }) => phone },
          {
            id: 'state',
            label: t`Status`,
            cell: ({ state, isStaff }) => (
              <>
                <State isAlert={state === 'SUSPENDED'}>{t(accountStateLabels[state])}</State>{' '}
                {isStaff && <State>{t(roleLabels.STAFF)}</State>}
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
