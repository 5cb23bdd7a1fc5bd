import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { CommandScope } from '../../command.ts';
import type { Secrets } from '../../secrets.ts';

const period = 30;
const sealedAs = 'totp';
const codes = 10;
/** Letters that nobody takes for another when copied from paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Hervonden', label, secret: Secret.fromBase32(secret), period, digits: 6 });
}

/** A fresh secret (160 bits): sealed for the table, in base32 for typing, as an otpauth address for a QR code. */
export function newTotp(secrets: Secrets, label: string) {
  const secret = new Secret({ size: 20 }).base32;
  return {
    sealed: secrets.seal(sealedAs, secret),
    secret,
    uri: totpOf(secret, label).toString(),
  };
}

/** The time step whose code this is, one step early or late allowed (RFC 6238); null for a wrong code. */
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
  // 256 is no multiple of 31: bytes beyond the last whole round are thrown away, so that each letter is as likely.
  const usable = [...randomBytes(40)].filter((byte) => byte < 248).slice(0, 16);
  const text = usable.map((byte) => letters[byte % letters.length]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}

/** Gives a user ten new recovery codes in place of the old ones; each counts once, and only its hash is kept. */
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
 * Takes a code of the user's authenticator or one of the recovery codes. Each counts once, also when two ask at the same
 * moment. Null for a wrong or used one.
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
