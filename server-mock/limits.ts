import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsError } from './graphql/errors.ts';

/** How often a key may do something within a period. */
export interface LimitRule {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  /**
   * Number of attempts that a process reserves from the shared count at once, to save database writes for frequent
   * actions. Unused ones are lost, so that never more than `times` are allowed. Must divide `times`; 1 by default.
   */
  readonly chunk?: number;
}

/** Counts attempts per rule and key (an account, an IP address, a user id). Never call it inside a transaction. */
export interface Limits {
  /** Counts one attempt; throws TooManyRequestsError if the rule's limit is reached. */
  spend(rule: LimitRule, key: string): Promise<void>;
  /**
   * Counts one attempt for each of different keys, with one query and without chunks; returns the keys that are within their
   * limit. Rejects while the database cannot be reached, unlike `spend`, which then counts in memory.
   */
  spendEach(rule: LimitRule, keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Takes back one counted attempt, after a success. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  /** Resets the count of a key, after a success. */
  forget(rule: LimitRule, key: string): Promise<void>;
  /** True if the key was counted within the rule's period. */
  knows(rule: LimitRule, key: string): Promise<boolean>;
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

/** Creates limits that all processes share in PostgreSQL; without a pool, in memory for the single process. */
export function createLimits(pool: Pool | null): Limits {
  const limiters = new Map<string, Limiter>();
  const shares = createShares();
  const limiterOf = (rule: LimitRule): Limiter => {
    const known = limiters.get(rule.name);
    if (known !== undefined) return known;
    const limiter = createLimiter(rule, pool);
    limiters.set(rule.name, limiter);
    return limiter;
  };
  return {
    async spend(rule, key) {
      const id = hashed(key);
      if (shares.take(`${rule.name} ${id}`)) return;
      // Counting in memory is fast enough without chunks.
      const chunk = pool === null ? 1 : (rule.chunk ?? 1);
      try {
        const { msBeforeNext } = await limiterOf(rule).consume(id, chunk);
        if (chunk > 1) shares.put(`${rule.name} ${id}`, chunk - 1, msBeforeNext);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new TooManyRequestsError(Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    async spendEach(rule, keys) {
      const ids = new Map(keys.map((key) => [hashed(key), key]));
      const within =
        pool === null
          ? await withinInMemory(limiterOf(rule), [...ids.keys()])
          : await withinLimit(pool, rule, [...ids.keys()]);
      return new Set(within.flatMap((id) => ids.get(id) ?? []));
    },
    async giveBack(rule, key) {
      await limiterOf(rule).reward(hashed(key));
    },
    async knows(rule, key) {
      return (await limiterOf(rule).get(hashed(key))) !== null;
    },
    async forget(rule, key) {
      await limiterOf(rule).delete(hashed(key));
    },
  };
}

async function withinInMemory(limiter: Limiter, ids: readonly string[]): Promise<readonly string[]> {
  const within: string[] = [];
  for (const id of ids) {
    try {
      await limiter.consume(id);
      within.push(id);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
    }
  }
  return within;
}

/** What RateLimiterPostgres does for one key, for many. In the order of the keys, so that no two servers meet a deadlock. */
async function withinLimit(pool: Pool, rule: LimitRule, ids: readonly string[]): Promise<readonly string[]> {
  const keys = ids.map((id) => `${rule.name}:${id}`);
  const now = Date.now();
  const { rows } = await pool.query<{ key: string }>(
    `with counted as (
      insert into rate_limits as kept (key, points, expire)
      select key, 1, $2::bigint from unnest($1::text[]) as asked (key) order by key
      on conflict (key) do update set
        points = case when kept.expire <= $3::bigint then 1 else kept.points + 1 end,
        expire = case when kept.expire <= $3::bigint then excluded.expire else kept.expire end
      returning key, points
    ) select key from counted where points <= $4`,
    [keys, now + rule.seconds * 1000, now, rule.times],
  );
  return rows.map(({ key }) => key.slice(rule.name.length + 1));
}

/** Maximum number of keys with reserved attempts in a process; beyond that the oldest are dropped. */
const mostShares = 10_000;

/** Attempts that this process has reserved from the shared count and not used yet. */
function createShares() {
  const held = new Map<string, { left: number; readonly until: number }>();
  return {
    take(key: string): boolean {
      const share = held.get(key);
      if (share === undefined) return false;
      if (share.left === 0 || performance.now() >= share.until) {
        held.delete(key);
        return false;
      }
      share.left -= 1;
      return true;
    },
    put(key: string, left: number, milliseconds: number): void {
      const [oldest] = held.keys();
      if (held.size >= mostShares && oldest !== undefined) held.delete(oldest);
      const before = held.get(key)?.left ?? 0;
      held.set(key, { left: before + left, until: performance.now() + milliseconds });
    },
  };
}

function createLimiter(rule: LimitRule, pool: Pool | null): Limiter {
  const options = { keyPrefix: rule.name, points: rule.times, duration: rule.seconds };
  if (pool === null) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // Counts in memory while the database is unavailable.
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

/** Keys contain email and IP addresses, which never need to be read back, so only their hash is stored. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/**
 * Returns the key of a caller: an IPv4 address, or the /64 network of an IPv6 address, because one connection has a
 * whole /64. IPv4-mapped IPv6 addresses count as IPv4. Empty for a caller without an address, whose connection has
 * closed.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return '';
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (inner !== undefined) return inner;
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Returns the network around a key of `networkOf`: the /24 of IPv4, or the /48 of IPv6, which one site is assigned.
 */
export function subnetOf(network: string): string {
  const separator = network.includes(':') ? ':' : '.';
  return network.split(separator).slice(0, 3).join(separator);
}
