import { createHash } from 'node:crypto';

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns the same id for the same name on every machine, so that links to demo data stay valid. */
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

/** Returns a pseudo-random integer in [0, below) that depends only on the name. */
export function steadyNumber(name: string, below: number): number {
  return Number.parseInt(digest(name).slice(0, 8), 16) % below;
}
