import { decoded, encoded } from './segments.ts';

/** Parses the query of a URL by name. Values stay text: they are not converted to numbers or JSON. */
export function parseSearchParams(search: string): Record<string, string> {
  const params = new Map<string, string>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = decoded(pair.slice(0, at));
    const value = decoded(pair.slice(at + 1).replaceAll('+', ' '));
    const before = params.get(name);
    // A repeated name is a list, like a value with commas.
    params.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(params);
}

/** Formats a query with its "?"; '' when it is empty. Undefined and null values are left out. */
export function stringifySearchParams(params: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encoded(name)}=${readable(String(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Percent-encodes a value, except for commas, slashes, semicolons and equals signs, which are allowed in a query. */
export function readable(value: string): string {
  return encoded(value).replace(/%2C|%2F|%3B|%3D/g, decodeURIComponent);
}
