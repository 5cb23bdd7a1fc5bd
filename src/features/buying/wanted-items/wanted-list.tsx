import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Binoculars, Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { withinPages } from '#domain/account-list/list-state.ts';
import { useQueryState } from '#src/data/use-query-state.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { AccountList } from '#src/ui/market/account-list.tsx';
import { useListState } from '#src/ui/market/use-list-state.ts';
import styles from './wanted.module.css';
import { useWantedColumns } from './wanted-columns.tsx';
import { defaultWantedSort, wantedItemsQuery } from './wanted-list-query.ts';
import { wantedFilters } from './wanted-messages.ts';

export interface WantedListPageProps {
  readonly userId: string;
  readonly newLink: (icon: typeof Plus, label: ReactNode) => ReactNode;
  readonly itemLink: (uuid: string, title: string) => ReactNode;
}

const defaults = { role: '', sort: defaultWantedSort, direction: 'DESC' } as const;

/** The wanted items of the signed-in user (ROUTE-077). */
export function WantedListPage({ userId, newLink, itemLink }: WantedListPageProps) {
  const { t } = useLingui();
  usePageTitle(t`Wanted requests`);
  const [state, change] = useListState('wanted', defaults);
  const columns = useWantedColumns();
  const query = useQueryState(useQuery(wantedItemsQuery(userId, state, useLocale())));
  const rows = query.data?.rows;
  const totalCount = query.data?.totalCount ?? 0;
  const isPageGone = rows !== undefined && withinPages(state, totalCount) !== state;
  // The current page no longer exists, for example because the last item on it was removed.
  useEffect(() => {
    if (isPageGone) change((before) => withinPages(before, totalCount));
  }, [isPageGone, change, totalCount]);
  const isChosen = state.filters.length > 0 || state.search !== '';
  return (
    <div className={styles.listPage}>
      <header className={styles.head}>
        <h1>
          <Trans>Wanted requests</Trans>
        </h1>
        {rows !== undefined &&
          (totalCount > 0 || isChosen) &&
          newLink(Plus, <Trans>New wanted request</Trans>)}
      </header>
      <AccountList
        label={t`Wanted requests`}
        columns={columns}
        link={({ uuid, title }) => itemLink(uuid, title)}
        state={state}
        change={change}
        filters={{
          label: t`Status`,
          options: wantedFilters.map(({ value, label }) => ({ value, label: t(label) })),
        }}
        // Shows the loading state while the effect above navigates from an empty page to one with rows.
        query={rows?.length === 0 && totalCount > 0 ? { ...query, data: undefined } : query}
        empty={{
          icon: Binoculars,
          text: (
            <Trans>Tell us what you are looking for and we’ll let you know as soon as it is for sale.</Trans>
          ),
          action: newLink(Plus, <Trans>Post a wanted request</Trans>),
        }}
      />
    </div>
  );
}
