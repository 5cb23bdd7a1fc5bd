import { committedText, isPlausibleCode, secretIn, typedCode } from '#domain/pickups/pickup-code.ts';

/**
 * The offline check of the other side's code. A scanned code is right or wrong; typed digits with a right check digit
 * are only plausible, and the server verifies them.
 */
export type CodeVerdict = 'right' | 'plausible' | 'wrong';

/** The part of a hand-over that checks the other side's code. */
interface Checked {
  readonly uuid: string;
  readonly check: { readonly commitment: string; readonly seed: number } | null;
}

export async function checkCode(text: string, { uuid, check }: Checked): Promise<CodeVerdict> {
  if (check === null) return 'wrong';
  const digits = typedCode(text);
  if (digits !== null) return isPlausibleCode(digits, check.seed) ? 'plausible' : 'wrong';
  const secret = secretIn(text, uuid);
  return secret !== null && (await sha256(committedText(uuid, secret))) === check.commitment
    ? 'right'
    : 'wrong';
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
