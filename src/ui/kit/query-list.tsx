import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { QueryContent, type ShownQuery } from './query-content.tsx';
import styles from './query-list.module.css';

export interface QueryListProps<Data, Row> {
  readonly query: ShownQuery<Data>;
  readonly rowsOf: (data: Data) => readonly Row[];
  /** Renders the list item of a row, with its key. */
  readonly rowOf: (row: Row) => ReactNode;
  readonly className?: string | undefined;
  readonly skeleton: ReactNode;
  /** Rendered if the list has no rows, with the next step. */
  readonly empty: ReactNode;
  /** Loads more rows below the loaded ones. */
  readonly onMore?: () => void;
  /** The buttons to the pages before and after this one, if the list has pages instead. */
  readonly pages?: PageTurnerProps;
}

/** A list that shows its own loading, failure, age, empty state and next page. */
export function QueryList<Data extends { readonly totalCount: number }, Row>(
  props: QueryListProps<Data, Row>,
) {
  const { query, rowsOf, rowOf, className, skeleton, empty, onMore, pages } = props;
  return (
    <QueryContent query={query} skeleton={skeleton}>
      {(data) => {
        const rows = rowsOf(data);
        return (
          <>
            {rows.length === 0 ? empty : <ul className={className}>{rows.map(rowOf)}</ul>}
            {onMore !== undefined && rows.length < data.totalCount && (
              <div className={styles.more}>
                <Button isPending={query.isFetching} onPress={onMore}>
                  <Trans>Show more</Trans>
                </Button>
              </div>
            )}
            {pages !== undefined && <PageTurner {...pages} totalCount={data.totalCount} />}
          </>
        );
      }}
    </QueryContent>
  );
}

export interface PageTurnerProps {
  /** Counted from 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly onChange: (page: number) => void;
  readonly newer: ReactNode;
  readonly older: ReactNode;
}

/** Buttons to the newer and older rows of a list; nothing if all rows fit on one page. */
export function PageTurner(props: PageTurnerProps & { readonly totalCount: number }) {
  const { page, pageSize, onChange, newer, older, totalCount } = props;
  if (totalCount <= pageSize) return null;
  return (
    <div className={styles.pages}>
      <Button isDisabled={page === 0} onPress={() => onChange(page - 1)}>
        {newer}
      </Button>
      <Button isDisabled={(page + 1) * pageSize >= totalCount} onPress={() => onChange(page + 1)}>
        {older}
      </Button>
    </div>
  );
}
