import type { Cents } from '../money/cents.ts';

/** An amount, written in euros with a decimal point and two decimals. */
interface CsvAmount {
  readonly cents: Cents;
}

/** A cell of an exported table. Numbers use a decimal point; null is an empty cell. */
export type CsvCell = string | number | CsvAmount | null;

/** Matches a text that a spreadsheet would evaluate as a formula. */
const formula = /^[\t\r ]*[=+\-@]/;

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return (value.cents / 100).toFixed(2);
  // Prevents CSV injection: with a leading quote a spreadsheet reads text that users typed as text, never as a
  // formula.
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Formats a table as CSV (RFC 4180: commas, CRLF, doubled quotes) with a byte order mark, by which spreadsheets
 * recognise UTF-8. The first row contains the column names.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
