import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsError } from './graphql/errors.ts';

/** How often one key may do one thing. */
export interface LimitRule {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  /**
   * Tries that a process takes from the common count at once and deals out itself, for what happens often: what it does
   * not deal out is lost, so that never more than `times` are let through. Divides `times`; one where it is left out.
   */
  readonly chunk?: number;
}

/** Counts per rule and key (an account, an address, a user id). Never call them inside a transaction. */
export interface Limits {
  /** Counts one try; throws TooManyRequestsError when the rule's number is used up. */
  spend(rule: LimitRule, key: string): Promise<void>;
  /** Takes one counted try back, after a success. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  /** Forgets the tries of a key, after a success. */
  forget(rule: LimitRule, key: string): Promise<void>;
  /** True when the key has been counted within the rule's time. */
  knows(rule: LimitRule, key: string): Promise<boolean>;
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

/** Limits that all processes count together in PostgreSQL; without a pool, in the memory of the only process. */
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
      // The memory of the only process is quick enough.
      const chunk = pool === null ? 1 : (rule.chunk ?? 1);
      try {
        const { msBeforeNext } = await limiterOf(rule).consume(id, chunk);
        if (chunk > 1) shares.put(`${rule.name} ${id}`, chunk - 1, msBeforeNext);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new TooManyRequestsError(Math.ceil(refusal.msBeforeNext / 1000));
      }
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

/** Keys whose tries a process may hold at a time; with more the oldest are given up. */
const mostShares = 10_000;

/** Tries that this process has taken from the common count and not dealt out yet. */
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
    // Counting goes on in this process while the database can't.
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

/** Keys hold addresses of people and machines: nobody needs to read them back. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/**
 * The key of a caller: an IPv4 address, or the /64 network of an IPv6 one, since a single line has all of its addresses.
 * IPv4 inside IPv6 counts as IPv4. Empty for a caller who is gone: a closed connection has no address.
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

/** What lies around a caller's key of `networkOf`: of IPv4 the /24, of IPv6 the /48 that one site is given. */
export function subnetOf(network: string): string {
  const separator = network.includes(':') ? ':' : '.';
  return network.split(separator).slice(0, 3).join(separator);
}
