import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { openGuestLine } from '../orders/public/guest-line.ts';
import { caseOfLine, findCase, type OwnCase, ownCase } from './store.ts';

/** A side of a complaint, or staff: an account, or the holder of the link to an order without an account. */
export interface CaseParty {
  /** The complaint's id. */
  readonly uuid: string;
  /** Whose messages are counted together: the account, or the link of one order. */
  readonly limitKey: string;
  /** Null for a guest, who has no photos. */
  readonly userId: string | null;
  /** Reads the complaint for this party; locked until the end of the transaction if asked. */
  readonly open: (db: Kysely<Database>, lock?: 'lock' | 'read') => Promise<OwnCase>;
}

/** Opening throws InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError for others. */
export function accountParty(context: GraphqlContext, uuid: string): CaseParty {
  const viewer = signedIn(context);
  const { userId } = viewer;
  return { uuid, userId, limitKey: userId, open: (db, lock = 'read') => ownCase(db, viewer, uuid, lock) };
}

/** Throws the same errors as openGuestLine, and ObjectDoesNotExistError while there is no complaint. */
export async function guestParty(context: GraphqlContext, key: string): Promise<CaseParty> {
  const { product } = await openGuestLine(context, key);
  const row = await caseOfLine(context.db, product.id);
  if (row === undefined) throw new ObjectDoesNotExistError();
  return {
    ...{ uuid: row.id, userId: null, limitKey: row.id },
    open: async (db, lock = 'read') => {
      const found = await findCase(db, row.id, lock);
      if (found === undefined) throw new ObjectDoesNotExistError();
      return { ...found, line: { ...found.line, isGuest: true }, actor: 'buyer' };
    },
  };
}
