import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Binoculars, Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { type ListState, withinPages } from '#domain/account-list/list-state.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { AccountList, type ListAnswer } from '#src/ui/market/account-list.tsx';
import { useListState } from '#src/ui/market/use-list-state.ts';
import styles from './wanted.module.css';
import { useWantedColumns } from './wanted-columns.tsx';
import { defaultWantedSort, type WantedRow, wantedItemsQuery } from './wanted-list-query.ts';
import { wantedFilters } from './wanted-messages.ts';

export interface WantedListPageProps {
  readonly userId: string;
  readonly newLink: (icon: typeof Plus, words: ReactNode) => ReactNode;
  readonly itemLink: (uuid: string, title: string) => ReactNode;
}

const defaults = { role: '', sort: defaultWantedSort, direction: 'DESC' } as const;

/** The wanted items of the signed-in user (ROUTE-077). */
export function WantedListPage({ userId, newLink, itemLink }: WantedListPageProps) {
  const { t } = useLingui();
  usePageTitle(t`Search requests`);
  const [state, change] = useListState('wanted', defaults);
  const columns = useWantedColumns();
  const answer = useAnswer(userId, state);
  const { rows, totalCount } = answer;
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
          <Trans>Search requests</Trans>
        </h1>
        {rows !== undefined &&
          (totalCount > 0 || isChosen) &&
          newLink(Plus, <Trans>New search request</Trans>)}
      </header>
      <AccountList
        label={t`Search requests`}
        columns={columns}
        link={({ uuid, title }) => itemLink(uuid, title)}
        state={state}
        change={change}
        filters={{
          label: t`Status`,
          options: wantedFilters.map(({ value, label }) => ({ value, label: t(label) })),
        }}
        // Shows the loading state while the effect above navigates from an empty page to one with rows.
        answer={rows?.length === 0 && totalCount > 0 ? { ...answer, rows: undefined } : answer}
        empty={{
          icon: Binoculars,
          words: (
            <Trans>Tell us what you are looking for and we’ll let you know as soon as it is for sale.</Trans>
          ),
          action: newLink(Plus, <Trans>Place a search request</Trans>),
        }}
      />
    </div>
  );
}

function useAnswer(userId: string, state: ListState): ListAnswer<WantedRow> {
  const query = useQuery(wantedItemsQuery(userId, state, useLocale()));
  const isOffline = useIsOffline(query.error);
  const { data, error, isFetching } = query;
  return {
    rows: data?.rows,
    totalCount: data?.totalCount ?? 0,
    error,
    isOffline,
    isFetching,
    updatedAt: query.dataUpdatedAt,
    retry: () => void query.refetch(),
  };
}
