import { decoded, encoded } from './segments.ts';

/** What the query of an address says, by name; nothing is guessed to be a number or JSON. */
export function parseSearchParams(search: string): Record<string, string> {
  const params = new Map<string, string>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = decoded(pair.slice(0, at));
    const value = decoded(pair.slice(at + 1).replaceAll('+', ' '));
    const before = params.get(name);
    // A name that comes twice gives a list, as with a comma.
    params.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(params);
}

/** The other way round, with its "?"; '' when there is nothing. What is undefined is left out. */
export function stringifySearchParams(params: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encoded(name)}=${readable(String(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Encoded, except what may stand in a query as it is: commas, slashes, semicolons and equals signs. */
export function readable(value: string): string {
  return encoded(value).replace(/%2C|%2F|%3B|%3D/g, decodeURIComponent);
}
