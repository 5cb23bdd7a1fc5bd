import type { People } from './principals.ts';
import type { Things } from './things.ts';

/** How an operation is called to test its row of the permission table. */
export interface Example {
  /** Arguments that name objects of `buyer` or `seller`, or of nobody. */
  readonly args: (things: Things, people: People) => Readonly<Record<string, unknown>>;
  /** Owner of the objects in the arguments; absent if they have none or belong to the caller. */
  readonly of?: 'buyer' | 'seller';
  /** Another person who may call it, such as the other side of an offer. */
  readonly also?: 'buyer' | 'seller';
  /** The error for everybody else, including staff unless `staff` is set. */
  readonly others?:
    | 'UserHasNoObjectPermissionError'
    | 'UserHasNoAdminPermissionsError'
    | 'ObjectDoesNotExistError';
  /** Staff with administration rights may act on anybody's objects. */
  readonly staff?: true;
  /** Further correct errors, from rules that are checked before the permission or are unrelated to it. */
  readonly refusals?: readonly string[];
}

export type Examples = Readonly<Record<string, Example>>;
export const nothing = () => ({});
