import { createECDH, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { ConfigError } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Secrets } from '../../secrets.ts';
import type { ServerDeps } from '../../server-deps.ts';

interface VapidKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

const curve = 'prime256v1';
const purpose = 'vapid';

/** The key that new subscriptions are made with. */
export async function currentKey(
  db: Kysely<Database>,
): Promise<{ readonly id: string; readonly publicKey: string }> {
  const row = await db
    .selectFrom('vapid_keys')
    .select(['id', 'public_key'])
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { id: row.id, publicKey: row.public_key };
}

/** The private key, or null when it was stored under another SECRET_KEY. */
export function openPrivateKey(secrets: Secrets, sealed: string): string | null {
  try {
    return secrets.open(purpose, sealed);
  } catch {
    return null;
  }
}

/**
 * Ensures that there is a current key: the one in the settings, else the stored one, else a new one. When it changes,
 * subscriptions made with earlier keys are marked for renewal. Throws ConfigError if the two keys are not a pair.
 */
export async function ensureKey({ db, clock, config, secrets, log }: ServerDeps): Promise<void> {
  const given = config.vapidKey;
  if (given !== null && publicKeyOf(given.privateKey) !== given.publicKey) {
    throw new ConfigError('VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY.');
  }
  await inTransaction(db, async (tx) => {
    // Several processes may start at once.
    await sql`lock table vapid_keys in share row exclusive mode`.execute(tx);
    const now = clock.now();
    const known = await tx
      .selectFrom('vapid_keys')
      .selectAll()
      .where('retired_at', 'is', null)
      .executeTakeFirst();
    const isReadable = known !== undefined && openPrivateKey(secrets, known.private_key) !== null;
    if (isReadable && (given === null || known.public_key === given.publicKey)) return;
    if (known !== undefined) {
      log.warn({ key: known.public_key }, 'the key for pushes changed: devices subscribe anew as they start');
    }
    await makeCurrent(tx, secrets, given ?? newKey(), now);
  });
}

async function makeCurrent(
  tx: Transaction<Database>,
  secrets: Secrets,
  key: VapidKey,
  now: Date,
): Promise<void> {
  await tx.updateTable('vapid_keys').set({ retired_at: now }).where('retired_at', 'is', null).execute();
  const privateKey = secrets.seal(purpose, key.privateKey);
  const { id } = await tx
    .insertInto('vapid_keys')
    .values({
      ...{ id: randomUUID(), public_key: key.publicKey, private_key: privateKey },
      ...{ created_at: now, retired_at: null },
    })
    // The settings can return to an earlier key.
    .onConflict((conflict) =>
      conflict.column('public_key').doUpdateSet({ private_key: privateKey, retired_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('push_subscriptions')
    .set((eb) => ({ needs_renewal: eb('vapid_key_id', '!=', id).$castTo<boolean>() }))
    .execute();
}

function newKey(): VapidKey {
  const pair = createECDH(curve);
  pair.generateKeys();
  return { publicKey: pair.getPublicKey('base64url'), privateKey: padded(pair.getPrivateKey()) };
}

/** Node omits the leading zero bytes of a private key; RFC 8292 libraries require all 32 bytes. */
function padded(key: Buffer): string {
  return Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');
}

function publicKeyOf(privateKey: string): string | null {
  try {
    const pair = createECDH(curve);
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}
