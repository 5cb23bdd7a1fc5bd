import type { People } from './principals.ts';
import type { Things } from './things.ts';

/** What the call of an operation means for the permission table. */
export interface Example {
  /** Arguments that name the objects of `buyer` or `seller`, or none of anybody. */
  readonly args: (things: Things, people: People) => Readonly<Record<string, unknown>>;
  /** Whose objects the arguments name; absent where they name nobody's, or the caller's own. */
  readonly of?: 'buyer' | 'seller';
  /** Who else it concerns: the other side of an offer. */
  readonly also?: 'buyer' | 'seller';
  /** What others are told; staff too, unless they may. */
  readonly others?:
    | 'UserHasNoObjectPermissionError'
    | 'UserHasNoAdminPermissionsError'
    | 'ObjectDoesNotExistError';
  /** Staff who may administer act on anybody's. */
  readonly staff?: true;
  /** Other answers that are right too, because of a rule that is asked before permission or is not about it. */
  readonly refusals?: readonly string[];
}

export type Examples = Readonly<Record<string, Example>>;
export const nothing = () => ({});
