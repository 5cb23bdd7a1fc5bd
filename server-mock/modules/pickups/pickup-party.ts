import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { openGuestLine } from '../orders/public/guest-line.ts';
import { lineOfDelivery } from '../orders/public/lines.ts';
import { type OwnDelivery, ownDelivery } from '../orders/public/own-lines.ts';

/** One of the two sides of a hand-over: an account, or the holder of the link to an order without an account. */
export interface PickupParty {
  /** The delivery's id. */
  readonly deliveryUuid: string;
  /** Whose proposals are counted together: the account, or the link of one order. */
  readonly limitKey: string;
  /** Reads the delivery for this side; locked until the end of the transaction if asked. */
  readonly open: (db: Kysely<Database>, lock?: 'lock' | 'read') => Promise<OwnDelivery>;
}

/** `open` throws InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError for others. */
export function accountParty(context: GraphqlContext, deliveryUuid: string): PickupParty {
  const viewer = signedIn(context);
  return {
    ...{ deliveryUuid, limitKey: viewer.userId },
    open: (db, lock = 'read') => ownDelivery(db, viewer, deliveryUuid, lock),
  };
}

/** Throws the same errors as openGuestLine. */
export async function guestParty(context: GraphqlContext, key: string): Promise<PickupParty> {
  const { delivery } = await openGuestLine(context, key);
  return {
    ...{ deliveryUuid: delivery.id, limitKey: delivery.id },
    open: async (db, lock = 'read') => {
      const line = await lineOfDelivery(db, delivery.id, lock);
      if (line === undefined) throw new ObjectDoesNotExistError();
      return { line, role: 'BUYER' };
    },
  };
}
