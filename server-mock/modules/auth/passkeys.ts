import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  FailedToCreateError,
  FailedToDeleteError,
  FailedToGetError,
  InvalidUUIDError,
  ValidationError,
} from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { passkeyAdded, passkeyRemoved } from './events.ts';
import { factorChangeRefusal, lockedFactorChangeRefusal } from './factor-change.ts';
import { createLink, redeemLink } from './links.ts';
import { refusalFor } from './own-object.ts';
import { algorithms, challengeOf, knownTransports, readRegistration, relyingParty } from './relying-party.ts';
import type { PasskeysTable } from './tables.ts';
import { webAuthn } from './web-authn.ts';

export type Passkey = Selectable<PasskeysTable>;

const longestName = 60;
const most = 20;
const asked = limitRules.passkeyRegistration;

/** Returns the passkeys of a user, oldest first. */
export async function listPasskeys(db: Kysely<Database>, userId: string): Promise<Passkey[]> {
  return await db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Returns the options for `navigator.credentials.create` as JSON. The challenge is valid once and for five minutes.
 * Throws FailedToGetError with the codes of `factorChangeRefusal`, so that the device does not create a passkey in
 * vain.
 */
export async function passkeyRegistrationOptions(context: GraphqlContext): Promise<string> {
  const viewer = signedIn(context);
  const { userId, email, name } = viewer;
  await context.limits.spend(asked, userId);
  const refusal = await factorChangeRefusal(context.db, viewer);
  if (refusal !== null) throw new FailedToGetError(refusal);
  const existing = await listPasskeys(context.db, userId);
  const { token } = await createLink(
    context.db,
    { purpose: 'passkey_registration', userId },
    context.clock.now(),
  );
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Hervonden',
    rpID: relyingParty(context.config).id,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(userId)),
    supportedAlgorithmIDs: algorithms,
    challenge: new Uint8Array(Buffer.from(token, 'base64url')),
    excludeCredentials: existing.map((passkey) => ({
      id: passkey.credential_id,
      transports: [...passkey.transports],
    })),
    // The browser can find the passkey without a typed email address, and verifies the user by fingerprint, face or
    // PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return JSON.stringify(options);
}

/**
 * Stores a new passkey of the caller; the session has then proved a factor and counts as such. Throws ValidationError
 * if the name is empty or longer than 60 characters, and FailedToCreateError `passkey_refused` if the response does not
 * prove a key for this site and this challenge, or a code of `factorChangeRefusal`.
 */
export async function addPasskey(context: GraphqlContext, response: string, name: string): Promise<Passkey> {
  const viewer = signedIn(context);
  const { userId } = viewer;
  const label = name.trim();
  if (label === '' || [...label].length > longestName) {
    throw new ValidationError('passkey_name_invalid', [{ field: 'name', code: 'passkey_name_invalid' }]);
  }
  const credential = await proven(context, userId, response);
  const row = {
    id: randomUUID(),
    user_id: userId,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: String(credential.counter),
    transports: JSON.stringify(knownTransports(credential.transports ?? [])),
    name: label,
    created_at: context.clock.now(),
    last_used_at: null,
  };
  return await command(context, { name: 'addPasskey', body: null }, async ({ tx, emit }) => {
    const refusal = await lockedFactorChangeRefusal(tx, viewer);
    if (refusal !== null) throw new FailedToCreateError(refusal);
    const { count } = await tx
      .selectFrom('passkeys')
      .where('user_id', '=', userId)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) throw new FailedToCreateError('passkey_refused');
    const made = await tx
      .insertInto('passkeys')
      .values(row)
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made === undefined) throw new FailedToCreateError('passkey_refused');
    await tx
      .updateTable('auth_tokens')
      .set({ second_factor: true })
      .where('id', '=', viewer.tokenId)
      .execute();
    await audit(tx, context, { kind: 'passkey_added', userId, details: { passkey: made.id } });
    await emit(passkeyAdded, { userId, tokenId: viewer.tokenId, locale: context.locale });
    return made;
  });
}

async function proven(context: GraphqlContext, userId: string, response: string) {
  const answer = readRegistration(response);
  if (answer === null) throw new FailedToCreateError('passkey_refused');
  const challenge = challengeOf(answer.response.clientDataJSON);
  const { verifyRegistrationResponse } = await webAuthn();
  const link = await command(context, { name: 'redeem_challenge', body: null }, ({ tx, now }) =>
    redeemLink(tx, ['passkey_registration'], challenge, now),
  );
  if (link?.user_id !== userId) throw new FailedToCreateError('passkey_refused');
  const party = relyingParty(context.config);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, response: { ...answer.response, transports: [] } },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo !== undefined) {
      return { ...registrationInfo.credential, transports: answer.response.transports };
    }
  } catch (error) {
    context.log.info({ userId, reason: String(error).slice(0, 200) }, 'a passkey was refused');
  }
  throw new FailedToCreateError('passkey_refused');
}

/**
 * Deletes a passkey of the caller. Throws InvalidUUIDError, ObjectDoesNotExistError,
 * UserHasNoObjectPermissionError if it belongs to another account (ERR-003), and FailedToDeleteError with the codes of
 * `factorChangeRefusal`.
 */
export async function removePasskey(context: GraphqlContext, uuid: string): Promise<void> {
  const viewer = signedIn(context);
  const { userId } = viewer;
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  await command(context, { name: 'removePasskey', body: null }, async ({ tx, emit }) => {
    const refusal = await lockedFactorChangeRefusal(tx, viewer);
    const removed = await tx
      .deleteFrom('passkeys')
      .where('id', '=', uuid)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (removed === undefined) throw await refusalFor(tx, 'passkeys', uuid, userId);
    if (refusal !== null) throw new FailedToDeleteError(refusal);
    await audit(tx, context, { kind: 'passkey_removed', userId, details: { passkey: uuid } });
    await emit(passkeyRemoved, { userId, tokenId: viewer.tokenId, locale: context.locale });
  });
}

/**
 * Deletes the passkeys of an account whose password was reset by email, because a thief may have added one of them;
 * not those of staff, whose mailbox alone must not open the desk. Returns how many were removed and how many are left.
 */
export async function resetPasskeys(
  tx: Transaction<Database>,
  user: { readonly id: string; readonly is_staff: boolean },
): Promise<{ readonly passkeysRemoved: number; readonly passkeysLeft: number }> {
  if (user.is_staff) return { passkeysRemoved: 0, passkeysLeft: (await listPasskeys(tx, user.id)).length };
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return { passkeysRemoved: Number(numDeletedRows), passkeysLeft: 0 };
}
