import type { Selectable } from 'kysely';
import { isUuid } from '../../../src/domain/ids.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError } from '../../graphql/errors.ts';
import { refusalFor } from './own-object.ts';
import { endOneSession, sessionsOf } from './store.ts';
import type { AuthTokensTable } from './tables.ts';
import { revokeTokens } from './token.ts';

export type Device = Pick<Selectable<AuthTokensTable>, 'id' | 'device' | 'created_at' | 'last_used_at'> & {
  readonly isCurrent: boolean;
};

/** Where the account is signed in now, this device first, then by last use (S13). */
export async function listDevices(context: GraphqlContext): Promise<readonly Device[]> {
  const { userId, tokenId } = signedIn(context);
  const rows = await sessionsOf(context.db, userId, context.clock.now());
  const devices = rows.map((row) => ({ ...row, isCurrent: row.id === tokenId }));
  return devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Ends the token of one device of the caller, with its sockets. Throws InvalidUUIDError, ObjectDoesNotExistError,
 * UserHasNoObjectPermissionError (ERR-003).
 */
export async function signOutDevice(context: GraphqlContext, uuid: string): Promise<void> {
  const { userId } = signedIn(context);
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  await command(context, { name: 'signOutDevice', body: null }, async (scope) => {
    const isEnded = await endOneSession(scope, context.bus, userId, uuid);
    if (!isEnded) throw await refusalFor(scope.tx, 'auth_tokens', uuid, userId);
    await audit(scope.tx, context, { kind: 'device_signed_out', userId, details: { device: uuid } });
  });
}

/** Ends every token of the caller but this one. Returns how many. */
export async function signOutOtherDevices(context: GraphqlContext): Promise<number> {
  const { userId, tokenId } = signedIn(context);
  return await command(context, { name: 'signOutOtherDevices', body: null }, async (scope) => {
    const count = await revokeTokens(scope, context.bus, userId, tokenId);
    await audit(scope.tx, context, { kind: 'other_devices_signed_out', userId, details: { count } });
    return count;
  });
}
