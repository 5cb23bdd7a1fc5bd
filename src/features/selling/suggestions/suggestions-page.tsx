import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { defaultSuggestionSort } from '#domain/suggestion/suggestion-status.ts';
import { useQueryState } from '#src/data/use-query-state.ts';
import { formatEuro, formatPercent } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { AccountList } from '#src/ui/market/account-list.tsx';
import { ListStatus } from '#src/ui/market/account-list-status.tsx';
import type { ListColumn } from '#src/ui/market/account-list-types.ts';
import { ListDate } from '#src/ui/market/list-date.tsx';
import { useListState } from '#src/ui/market/use-list-state.ts';
import { suggestionFilters, suggestionStatusMessage } from './suggestion-messages.ts';
import styles from './suggestions.module.css';
import { type SuggestionRow, suggestionsQuery } from './suggestions-query.ts';

export interface SuggestionsPageProps {
  readonly userId: string;
  readonly suggestionLink: (uuid: string, label: ReactNode) => ReactNode;
  readonly productsLink: ReactNode;
}

const defaults = { role: '', sort: defaultSuggestionSort, direction: 'DESC' } as const;

/** The price suggestions for a seller (ROUTE-081). */
export function SuggestionsPage({ userId, suggestionLink, productsLink }: SuggestionsPageProps) {
  const { t } = useLingui();
  usePageTitle(t`Sale suggestions`);
  const [state, change] = useListState('suggestions', defaults);
  const columns = useColumns();
  const query = useQuery(suggestionsQuery(userId, state, useLocale()));
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Sale suggestions</Trans>
      </h1>
      <AccountList
        label={t`Sale suggestions`}
        columns={columns}
        link={({ uuid, title }) => suggestionLink(uuid, title)}
        state={state}
        change={change}
        filters={{
          label: t`Status`,
          options: suggestionFilters.map(({ value, label }) => ({ value, label: t(label) })),
        }}
        query={useQueryState(query)}
        empty={{
          icon: Lightbulb,
          text: (
            <Trans>
              Tips for selling faster, such as a different price, appear here once your listings have been
              live for a while.
            </Trans>
          ),
          action: productsLink,
        }}
      />
    </div>
  );
}

function useColumns(): readonly ListColumn<SuggestionRow>[] {
  const { t } = useLingui();
  const locale = useLocale();
  const statusLabel = ({ suggestion }: SuggestionRow) => {
    const known = suggestionStatusMessage(suggestion);
    return known === null ? null : t(known);
  };
  return [
    { id: 'title', label: t`Product`, sort: 'TITLE', cell: ({ title }) => title, csv: ({ title }) => title },
    {
      id: 'status',
      label: t`Status`,
      sort: 'STATUS',
      // A suggestion that the seller declined is not shown as a warning.
      cell: (row) => (
        <ListStatus
          item={row.status === 'REJECTED' ? { ...row, status: '' } : row}
          label={statusLabel(row)}
        />
      ),
      csv: (row) => statusLabel(row) ?? '',
    },
    {
      id: 'price',
      label: t`Suggested price`,
      sort: 'PRICE',
      isNumber: true,
      cell: ({ suggestion }) => (
        <>
          {formatEuro(suggestion.suggestedPrice)}
          <span className={styles.soft}>
            <Trans>asking price {formatEuro(suggestion.price)}</Trans>
          </span>
        </>
      ),
      csv: ({ suggestion }) => suggestion.suggestedPrice,
    },
    {
      id: 'discount',
      label: t`Price reduction`,
      sort: 'DISCOUNT',
      isNumber: true,
      cell: ({ suggestion }) => formatPercent(suggestion.suggestedDiscountPercentage, locale),
      csv: ({ suggestion }) => suggestion.suggestedDiscountPercentage,
    },
    {
      id: 'created',
      label: t`Suggested on`,
      sort: 'CREATED',
      cell: ({ suggestion }) => <ListDate at={suggestion.created} />,
      csv: ({ suggestion }) => suggestion.created.slice(0, 10),
    },
  ];
}
