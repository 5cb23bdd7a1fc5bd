import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from './config.ts';

/** Encrypts and signs data, with a separate key for each purpose. */
export interface Secrets {
  /** Encrypts with AES-256-GCM; the result is base64url. */
  seal(purpose: string, text: string): string;
  /** Decrypts the result of `seal`; throws if it was modified, or made with another key or purpose. */
  open(purpose: string, sealed: string): string;
  /** HMAC-SHA256, hexadecimal. */
  sign(purpose: string, text: string): string;
}

const ivBytes = 12;
const tagBytes = 16;

/**
 * Derives the keys from SECRET_KEY. Outside production a key is generated once and stored in the data folder. Throws
 * ConfigError in production without SECRET_KEY: several processes must share it, and losing it makes second factors
 * unreadable.
 */
export function openSecrets(config: Pick<Config, 'secretKey' | 'production' | 'dataDir'>): Secrets {
  const master = config.secretKey ?? ownKey(config);
  const keyOf = (purpose: string) => Buffer.from(hkdfSync('sha256', master, 'hervonden', purpose, 32));
  return {
    seal(purpose, text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const body = bytes.subarray(ivBytes + tagBytes);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    sign: (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('hex'),
  };
}

/**
 * Compares a signature or another secret that somebody sent with the expected one. Of wrong values, the duration
 * reveals only whether their length is right.
 */
export function equalInConstantTime(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function ownKey({ production, dataDir }: Pick<Config, 'production' | 'dataDir'>): string {
  if (production)
    throw new ConfigError('SECRET_KEY must be set in production: 32 letters or more, kept safe.');
  const file = path.join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    // Fails if another process has created the file first, in which case its key is used.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
  }
  return readFileSync(file, 'utf8');
}
