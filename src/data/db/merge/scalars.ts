import { sameContent } from '../same-content.ts';

export interface ScalarMerge {
  readonly value: unknown;
  /** The value that had to give way to another one; absent when nothing was lost. */
  readonly loser?: { readonly value: unknown; readonly side: 'local' | 'remote' };
}

/** A blank says nothing that could be lost. */
export function isBlank(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/**
 * One field of one value. `base` is undefined when no common state is known: then the server's value counts
 * (hazard 19). Changed on both sides: the local one reaches the server later and stays (readings PWA-033).
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
