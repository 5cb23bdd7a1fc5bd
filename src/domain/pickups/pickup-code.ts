/*
 * The six-digit code that one side reads to the other at the hand-over. Five digits are secret and the last one is a
 * check digit (Damm's algorithm), with which the device detects every single wrong digit and every swap of adjacent
 * digits, even offline. The check digit is seeded per side of a delivery, so nine out of ten codes of other orders
 * are detected as well. The seed does not reveal the secret digits: only the server can verify them.
 */

/** A totally anti-symmetric quasigroup of order 10 (H. M. Damm, 2004). */
const quasigroup = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
] as const;

function checkDigit(digits: string, seed: number): number {
  return [...digits].reduce((row, digit) => quasigroup[row]?.[Number(digit)] ?? 0, seed);
}

/** Appends the check digit to five secret digits. `seed` is 0 to 9. */
export function pickupCode(secretDigits: string, seed: number): string {
  return `${secretDigits}${checkDigit(secretDigits, seed)}`;
}

/** Returns the typed digits without spaces, dots and dashes, or null unless there are six. */
export function typedCode(text: string): string | null {
  const digits = text.replaceAll(/[\s.-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Whether the check digit of a six-digit code is correct. Detects most typing errors. */
export function isPlausibleCode(code: string, seed: number): boolean {
  return typedCode(code) === code && checkDigit(code.slice(0, 5), seed) === Number(code[5]);
}

const prefix = 'hervonden-pickup';

/** Returns the content of a side's QR code. `secret` is 32 hexadecimal digits. */
export function scannedText(deliveryUuid: string, secret: string): string {
  return `${prefix}:${deliveryUuid}:${secret}`;
}

/** Returns the secret in a scanned code, or null for a code of another delivery and for any other QR code. */
export function secretIn(text: string, deliveryUuid: string): string | null {
  const [name, delivery, secret = '', ...more] = text.trim().split(':');
  const isOurs = name === prefix && delivery === deliveryUuid && more.length === 0;
  return isOurs && /^[0-9a-f]{32}$/.test(secret) ? secret : null;
}

/** Returns the text whose SHA-256, in hexadecimal, is the commitment stored on the other side's device. */
export function committedText(deliveryUuid: string, secret: string): string {
  return `${deliveryUuid}.${secret}`;
}
