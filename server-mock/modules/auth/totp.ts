import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { CommandScope } from '../../command.ts';
import type { Secrets } from '../../secrets.ts';

const period = 30;
const sealedAs = 'totp';
const codes = 10;
/** Excludes characters that are easily confused when copied from paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Hervonden', label, secret: Secret.fromBase32(secret), period, digits: 6 });
}

/**
 * Creates a secret of 160 bits and returns it encrypted for the table, in base32 for typing, and as an otpauth URI
 * for a QR code.
 */
export function newTotp(secrets: Secrets, label: string) {
  const secret = new Secret({ size: 20 }).base32;
  return {
    sealed: secrets.seal(sealedAs, secret),
    secret,
    uri: totpOf(secret, label).toString(),
  };
}

/** Returns the time step of a code, allowing one step early or late (RFC 6238); null for a wrong code. */
export function stepOfCode(secrets: Secrets, sealed: string, code: string, now: Date): number | null {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const totp = totpOf(secrets.open(sealedAs, sealed), '');
  const delta = totp.validate({ token: digits, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

function hashOfRecovery(code: string): string {
  return createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('hex');
}

function newRecoveryCode(): string {
  // 256 is not a multiple of 31. Bytes of 248 and above are discarded, so that every character is equally likely.
  const usable = [...randomBytes(40)].filter((byte) => byte < 248).slice(0, 16);
  const text = usable.map((byte) => letters[byte % letters.length]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}

/** Replaces the recovery codes of a user with ten new ones. Each is valid once, and only its hash is stored. */
export async function renewRecoveryCodes({ tx }: CommandScope, userId: string): Promise<readonly string[]> {
  const made = Array.from({ length: codes }, newRecoveryCode);
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(made.map((code) => ({ user_id: userId, code_hash: hashOfRecovery(code) })))
    .execute();
  return made;
}

/**
 * Uses up a code of the user's authenticator or a recovery code. Each is valid once, also for concurrent calls.
 * Returns null for a wrong or used code.
 */
export async function spendCode(
  { tx, now }: CommandScope,
  secrets: Secrets,
  userId: string,
  code: string,
): Promise<'second_factor' | 'recovery_code' | null> {
  const factor = await tx
    .selectFrom('totp_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (factor === undefined) return null;
  const step = stepOfCode(secrets, factor.secret, code, now);
  if (step === null) {
    const recovered = await tx
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', hashOfRecovery(code))
      .returning('user_id')
      .executeTakeFirst();
    return recovered === undefined ? null : 'recovery_code';
  }
  if (step <= Number(factor.last_step)) return null;
  await tx
    .updateTable('totp_factors')
    .set({ last_step: String(step) })
    .where('user_id', '=', userId)
    .execute();
  return 'second_factor';
}
