import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#src/ui/kit/button.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from './desk-list.module.css';

export interface DeskColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly isNumber?: boolean;
  /** On a narrow screen it is below the row, on request. */
  readonly isSecondary?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface DeskRowProps<Row> {
  readonly row: Row;
  readonly name: { readonly of: (row: Row) => ReactNode };
  /** Null for a row without a page. */
  readonly hrefOf: (row: Row) => string | null;
  readonly columns: readonly DeskColumn<Row>[];
}

/** A row, and on a narrow screen its secondary columns below it on request. */
export function DeskRow<Row>({ row, name, hrefOf, columns }: DeskRowProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const secondary = columns.filter(({ isSecondary }) => isSecondary);
  const href = hrefOf(row);
  return (
    <>
      <tr data-desk-row tabIndex={href === null ? -1 : undefined}>
        <th scope="row">
          <RowName href={href}>{name.of(row)}</RowName>
        </th>
        {columns.map(({ id, cell, isNumber, isSecondary }) => (
          <td key={id} data-number={isNumber} data-secondary={isSecondary}>
            {cell(row)}
          </td>
        ))}
        {secondary.length > 0 && (
          <td className={styles.more}>
            <Button
              size="small"
              kind="quiet"
              aria-expanded={isOpen}
              {...(isOpen && { 'aria-controls': details })}
              onPress={() => setOpen(!isOpen)}
            >
              {isOpen ? <Trans>Less</Trans> : <Trans>More</Trans>}
            </Button>
          </td>
        )}
      </tr>
      {isOpen && (
        <tr id={details} className={styles.more}>
          <td colSpan={columns.length + 2}>
            <dl className={styles.details}>
              {secondary.map(({ id, label, cell }) => (
                <div key={id}>
                  <dt>{label}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </td>
        </tr>
      )}
    </>
  );
}

function RowName({ href, children }: { readonly href: string | null; readonly children: ReactNode }) {
  return href === null ? children : <PathLink href={href}>{children}</PathLink>;
}
