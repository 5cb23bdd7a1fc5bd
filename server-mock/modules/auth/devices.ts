import type { Selectable } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError } from '../../graphql/errors.ts';
import { refusalFor } from './own-object.ts';
import { endOneSession, sessionsOf } from './public.ts';
import type { AuthTokensTable } from './tables.ts';
import { revokeTokens } from './token.ts';

export type Device = Pick<Selectable<AuthTokensTable>, 'id' | 'device' | 'created_at' | 'last_used_at'> & {
  readonly isCurrent: boolean;
};

/** Returns the active sessions of the account: the current device first, then by last use (S13). */
export async function listDevices(context: GraphqlContext): Promise<readonly Device[]> {
  const { userId, tokenId } = signedIn(context);
  const rows = await sessionsOf(context.db, userId, context.clock.now());
  const devices = rows.map((row) => ({ ...row, isCurrent: row.id === tokenId }));
  return devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Revokes the token of one of the caller's devices and closes its sockets. Throws InvalidUUIDError,
 * ObjectDoesNotExistError, and UserHasNoObjectPermissionError if the token belongs to another account (ERR-003).
 */
export async function signOutDevice(context: GraphqlContext, uuid: string): Promise<void> {
  const { userId } = signedIn(context);
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  await command(context, { name: 'signOutDevice', body: null }, async (scope) => {
    const isEnded = await endOneSession(scope, userId, uuid);
    if (!isEnded) throw await refusalFor(scope.tx, 'auth_tokens', uuid, userId);
    await audit(scope.tx, context, { kind: 'device_signed_out', userId, details: { device: uuid } });
  });
}

/** Revokes all tokens of the caller except the current one. Returns how many were revoked. */
export async function signOutOtherDevices(context: GraphqlContext): Promise<number> {
  const { userId, tokenId } = signedIn(context);
  return await command(context, { name: 'signOutOtherDevices', body: null }, async (scope) => {
    const count = await revokeTokens(scope, userId, tokenId);
    await audit(scope.tx, context, { kind: 'other_devices_signed_out', userId, details: { count } });
    return count;
  });
}
