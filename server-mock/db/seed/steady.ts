import { createHash } from 'node:crypto';

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The same id for the same name on every machine, so that links to demo data keep working. */
export function steadyId(name: string): string {
  const hex = digest(`hervonden demo ${name}`);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** A number from 0 up to below `below` that looks picked by chance and never changes. */
export function steadyNumber(name: string, below: number): number {
  return Number.parseInt(digest(name).slice(0, 8), 16) % below;
}
