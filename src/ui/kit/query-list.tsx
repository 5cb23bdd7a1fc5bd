import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { QueryContent, type QueryState } from './query-content.tsx';
import styles from './query-list.module.css';

/** The next rows of a list that grows. */
export interface MoreRowsProps {
  readonly load: () => void;
  readonly isLoading: boolean;
  /** Whether the last attempt to load them failed. */
  readonly hasFailed: boolean;
  readonly isOffline: boolean;
}

export interface QueryListProps<Data, Row> {
  readonly query: QueryState<Data>;
  readonly rowsOf: (data: Data) => readonly Row[];
  /** Renders the list item of a row, with its key. */
  readonly rowOf: (row: Row) => ReactNode;
  readonly className?: string | undefined;
  readonly skeleton: ReactNode;
  /** Rendered if the list has no rows, with the next step. */
  readonly empty: ReactNode;
  /** The rows below the loaded ones; null if there are none. */
  readonly more: MoreRowsProps | null;
}

/** A list that shows its own loading, failure, age, empty state and next page. */
export function QueryList<Data, Row>(props: QueryListProps<Data, Row>) {
  const { query, rowsOf, rowOf, className, skeleton, empty, more } = props;
  return (
    <QueryContent query={query} skeleton={skeleton}>
      {(data) => {
        const rows = rowsOf(data);
        return (
          <>
            {rows.length === 0 ? empty : <ul className={className}>{rows.map(rowOf)}</ul>}
            {more !== null && <MoreRows {...more} />}
          </>
        );
      }}
    </QueryContent>
  );
}

/** The button below a list that loads its next rows; after a failure the reason, with another try. */
export function MoreRows({ load, isLoading, hasFailed, isOffline }: MoreRowsProps) {
  return (
    <div className={styles.more}>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {isOffline ? (
            <Trans>You are offline. You can load more once you are back online.</Trans>
          ) : (
            <Trans>The rest could not be loaded. Try again in a moment.</Trans>
          )}
        </p>
      )}
      <Button isPending={isLoading} onPress={load}>
        {hasFailed ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
      </Button>
    </div>
  );
}
