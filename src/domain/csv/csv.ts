/** A cell of a table that is taken along. Numbers stand as they are, with a point; null is empty. */
export type CsvCell = string | number | null;

/** Begins a text that programs for sheets would calculate. */
const formula = /^[\t\r ]*[=+\-@]/;

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // What a stranger typed must stay words in a sheet: a quote before it keeps it from being a formula.
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as CSV (RFC 4180: commas, CRLF, quotes doubled), with the mark that lets sheets read it as UTF-8. The first row
 * names the columns.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
