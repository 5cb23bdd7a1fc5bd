import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToGetError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { createLink, redeemLink } from './links.ts';
import type { Passkey } from './passkeys.ts';
import { challengeOf, readAssertion, relyingParty } from './relying-party.ts';
import { refuseSignIn, type SignedIn, signIn } from './sign-in.ts';
import { webAuthn } from './web-authn.ts';

const asked = limitRules.passkeySignIn;

/**
 * Returns the options for `navigator.credentials.get` as JSON. They name no credential, so the browser offers every
 * passkey it has for this site.
 */
export async function passkeySignInOptions(
  context: GraphqlContext,
): Promise<{ readonly challengeId: string; readonly options: string }> {
  await context.limits.spend(asked, context.ip);
  const { id, token } = await createLink(
    context.db,
    { purpose: 'passkey_sign_in', userId: null },
    context.clock.now(),
  );
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context.config).id,
    challenge: new Uint8Array(Buffer.from(token, 'base64url')),
    userVerification: 'required',
  });
  return { challengeId: id, options: JSON.stringify(options) };
}

type Assertion = NonNullable<ReturnType<typeof readAssertion>>;

/**
 * Signs in with a passkey. Its challenge is valid once and for five minutes, and its counter must not decrease.
 * Throws FailedToGetError `passkey_refused` or `account_inactive`.
 */
export async function loginWithPasskey(
  context: GraphqlContext,
  challengeId: string,
  response: string,
): Promise<SignedIn> {
  const answer = readAssertion(response);
  const challenge = answer === null ? '' : challengeOf(answer.response.clientDataJSON);
  const link = await command(context, { name: 'redeem_challenge', body: null }, ({ tx, now }) =>
    redeemLink(tx, ['passkey_sign_in'], challenge, now),
  );
  const passkey = answer === null ? undefined : await findPasskey(context, answer);
  const isOurs = answer !== null && link?.id === challengeId && passkey !== undefined;
  const counter = isOurs ? await provenCounter(context, answer, passkey, challenge) : null;
  if (passkey === undefined || counter === null) {
    await refuseSignIn(context, {
      userId: passkey?.user_id ?? null,
      method: 'passkey',
      reason: 'passkey_refused',
    });
    throw new FailedToGetError('passkey_refused');
  }
  return await signIn(context, async ({ tx, now }) => {
    const used = await tx
      .updateTable('passkeys')
      .set({ counter: String(counter), last_used_at: now })
      .where('id', '=', passkey.id)
      .where('counter', '=', passkey.counter)
      .returning('user_id')
      .executeTakeFirst();
    if (used === undefined) throw new FailedToGetError('passkey_refused');
    const user = await tx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', used.user_id)
      .executeTakeFirstOrThrow();
    return { user, method: 'passkey' };
  });
}

async function findPasskey(context: GraphqlContext, answer: Assertion): Promise<Passkey | undefined> {
  const passkey = await context.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', answer.id)
    .executeTakeFirst();
  const { userHandle } = answer.response;
  const isOwner =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === passkey?.user_id;
  return isOwner ? passkey : undefined;
}

async function provenCounter(
  context: GraphqlContext,
  answer: Assertion,
  passkey: Passkey,
  challenge: string,
): Promise<number | null> {
  const party = relyingParty(context.config);
  const { userHandle, ...response } = answer.response;
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response: userHandle === undefined ? response : { ...response, userHandle } },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.counter),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    context.log.info({ reason: String(error).slice(0, 200) }, 'a passkey was refused');
    return null;
  }
}
