import { createHash } from 'node:crypto';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { committedText, pickupCode, secretIn, typedCode } from '#domain/pickups/pickup-code.ts';
import { equalInConstantTime, type Secrets } from '../../secrets.ts';

const purpose = 'pickup-code';

/** The code that one side's device shows to the other's. */
export interface OwnCode {
  /** 32 hexadecimal digits, in the QR code. */
  readonly secret: string;
  /** Six digits for reading out. */
  readonly digits: string;
}

/** Lets a device check the other side's code without being able to create it. */
export interface CodeCheck {
  /** SHA-256 of the secret with the delivery's id, hexadecimal; verifies a scanned code offline. */
  readonly commitment: string;
  /** 0 to 9; seeds the check digit that catches typing errors. */
  readonly seed: number;
}

/**
 * The codes are derived from the delivery's id and the server's key: they are not stored, and every device of a side
 * shows the same code.
 */
export function codeOf(secrets: Secrets, deliveryId: string, side: OrderRole): OwnCode {
  const signed = secrets.sign(purpose, `${deliveryId}.${side}`);
  const digits = String(Number.parseInt(signed.slice(32, 44), 16) % 100_000).padStart(5, '0');
  return { secret: signed.slice(0, 32), digits: pickupCode(digits, seedOf(deliveryId, side)) };
}

export function checkOf(secrets: Secrets, deliveryId: string, side: OrderRole): CodeCheck {
  const { secret } = codeOf(secrets, deliveryId, side);
  const commitment = createHash('sha256').update(committedText(deliveryId, secret)).digest('hex');
  return { commitment, seed: seedOf(deliveryId, side) };
}

/** Not a secret: it is derived from the delivery's id alone. */
function seedOf(deliveryId: string, side: OrderRole): number {
  return createHash('sha256').update(`${deliveryId} ${side}`).digest().readUInt32BE(0) % 10;
}

/** Whether a code was typed or scanned; null for a wrong one. `given` is six digits, or the content of the QR code. */
export function methodOf(
  secrets: Secrets,
  { deliveryId, side }: { readonly deliveryId: string; readonly side: OrderRole },
  given: string,
): 'QR' | 'DIGITS' | null {
  const right = codeOf(secrets, deliveryId, side);
  const digits = typedCode(given);
  if (digits !== null) return equalInConstantTime(digits, right.digits) ? 'DIGITS' : null;
  const secret = secretIn(given, deliveryId);
  return secret !== null && equalInConstantTime(secret, right.secret) ? 'QR' : null;
}
