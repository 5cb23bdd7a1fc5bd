import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createGate } from './gate.ts';

/** Parameters of argon2id; each stored hash names its own. */
export interface PasswordCost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane (S10). */
const recommended: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** Limits concurrent hashes: logins must not take the threads that file access and DNS lookups need (S10). */
const gate = createGate({ running: 2, waiting: 64 });
const hash = promisify(argon2);
const derive = (parameters: Argon2Parameters) => gate(() => hash('argon2id', parameters));

/** Returns a hash in PHC format with its own salt. */
export async function hashPassword(password: string, cost = recommended): Promise<string> {
  const salt = randomBytes(16);
  const derived = await derive({ ...cost, tagLength, message: password, nonce: salt });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(salt)}$${text(derived)}`;
}

/** Returns whether the password matches the hash, in the same time for every password. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, , , parameters = '', salt = '', digest = ''] = stored.split('$');
  const [memory = 0, passes = 0, parallelism = 0] = parameters
    .split(',')
    .map((part) => Number(part.slice(2)));
  const expected = Buffer.from(digest, 'base64');
  const found = await derive({
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory,
    passes,
    parallelism,
    tagLength: expected.length,
  });
  return timingSafeEqual(found, expected);
}

/**
 * Takes the time of a verification for an account that does not exist, so that the response time reveals nothing
 * (S11).
 */
export async function pretendToVerify(password: string): Promise<void> {
  await derive({ ...recommended, tagLength, message: password, nonce: randomBytes(16) });
}

function text(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
