import type { ReactNode } from 'react';
import type { CsvCell } from '#domain/csv/csv.ts';

/** ACCT-005: the fields that every list of the account has. */
export interface AccountListItem {
  readonly uuid: string;
  readonly title: string;
  readonly featuredImage: { readonly key: string; readonly color: string } | null;
  /** The server's name of the status; an unknown one is not shown (ACCT-013). */
  readonly status: string;
  /** ISO 8601; null if never published. */
  readonly publicationDate: string | null;
  /** In euros; null if there is no payout to this person. */
  readonly payout: number | null;
  readonly payoutMade: boolean;
}

export interface ListColumn<Row extends AccountListItem> {
  readonly id: string;
  readonly label: string;
  /** The server's name of the sort order; absent if the column cannot be sorted. */
  readonly sort?: string;
  readonly isNumber?: boolean;
  /** Long text that takes the full width of a card. */
  readonly isLong?: boolean;
  readonly cell: (row: Row) => ReactNode;
  readonly csv: (row: Row) => CsvCell;
}

export interface ListChoice {
  readonly value: string;
  readonly label: string;
}
