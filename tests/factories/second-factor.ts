import { createHash, randomUUID } from 'node:crypto';
import { newTotp } from '#server/modules/auth/totp.ts';
import type { ApiHarness } from '../setup/api-harness.ts';

/**
 * Adds an authenticator app to an account. The returned function gives the next code: one of `count` recovery codes,
 * because codes of the app depend on the time and each counts only once.
 */
export async function addAuthenticator(
  { db, server }: ApiHarness,
  user: { readonly id: string; readonly email: string },
  count = 20,
): Promise<() => string> {
  const { sealed } = newTotp(server.deps.secrets, user.email);
  await db
    .insertInto('totp_factors')
    .values({ user_id: user.id, secret: sealed, confirmed_at: new Date(), last_step: '0' })
    .execute();
  const codes = Array.from({ length: count }, () => randomUUID().replaceAll('-', ''));
  const hashes = codes.map((code) => createHash('sha256').update(code).digest('hex'));
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: user.id, code_hash })))
    .execute();
  return () => {
    const code = codes.pop();
    if (code === undefined) throw new Error(`the codes of ${user.email} are used up`);
    return code;
  };
}
