import type { ReactNode } from 'react';
import type { CsvCell } from '#domain/csv/csv.ts';

/** ACCT-005: what every list of the account knows of a row. */
export interface AccountListItem {
  readonly uuid: string;
  readonly title: string;
  readonly featuredImage: { readonly key: string; readonly color: string } | null;
  /** As the server names it; one that is not known shows nothing (ACCT-013). */
  readonly status: string;
  /** ISO; null for what was never live. */
  readonly publicationDate: string | null;
  /** Euros; null where there is nothing to be paid to this person. */
  readonly payout: number | null;
  readonly payoutMade: boolean;
}

export interface ListColumn<Row extends AccountListItem> {
  readonly id: string;
  readonly label: string;
  /** The name of the order that the server knows; none for a column that cannot be sorted. */
  readonly sort?: string;
  readonly isNumber?: boolean;
  /** Words that take the whole width of a card. */
  readonly isLong?: boolean;
  readonly cell: (row: Row) => ReactNode;
  readonly csv: (row: Row) => CsvCell;
}

export interface ListChoice {
  readonly value: string;
  readonly label: string;
}
