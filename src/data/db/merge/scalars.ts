import { sameContent } from '../same-content.ts';

export interface ScalarMerge {
  readonly value: unknown;
  /** The value that lost; absent when nothing was lost. */
  readonly loser?: { readonly value: unknown; readonly side: 'local' | 'remote' };
}

/** True for an empty value, whose loss need not be recorded. */
export function isBlank(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/**
 * Merges one field. `base` is undefined when no common state is known; the server's value wins then
 * (docs/sync-hazards.md, H19). If both sides changed it, the local value wins, because it reaches the server later
 * (PWA-033, docs/readings.md).
 */
export function mergeScalar(base: unknown, local: unknown, remote: unknown): ScalarMerge {
  if (sameContent(local, remote)) return { value: local };
  if (base === undefined) {
    return isBlank(local) ? { value: remote } : { value: remote, loser: { value: local, side: 'local' } };
  }
  if (sameContent(base, local)) return { value: remote };
  if (sameContent(base, remote) || isBlank(remote)) return { value: local };
  return { value: local, loser: { value: remote, side: 'remote' } };
}
