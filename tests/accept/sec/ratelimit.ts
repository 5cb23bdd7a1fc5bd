import { randomUUID } from 'node:crypto';
import { openPostgres } from '#server/db/database.ts';
import type { DatabaseHandle } from '#server/db/database-handle.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { DocumentedRule } from '#server/documented-rule.ts';
import { limitRules } from '#server/limit-rules.ts';
import { createLog } from '#server/log.ts';
import { issueToken } from '#server/modules/auth/token.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSellerUser } from '#tests/factories/sellers.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type LimitThings, limitTries, nextAddress } from './limit-askers.ts';
import { askFrom, type Called, type Place } from './own-process.ts';
import { type Figure, held, none } from './run-script.ts';

const atOnce = 8;

export async function makeLimitThings(db: DatabaseHandle['db']): Promise<LimitThings> {
  const seller = await makeSellerUser(db);
  const product = await makeProduct(db, seller.sellerId);
  const victim = await makeUser(db);
  const paymentUuid = await makePayment(db);
  const tokens = new Map<string, Promise<string>>();
  const make = async (what: string) => {
    const user = await makeUser(db, { isStaff: what === 'staff' });
    const device = { userId: user.id, device: 'Proef', secondFactor: false };
    return (await inTransaction(db, (tx) => issueToken(tx, device, new Date()))).token;
  };
  return {
    ...{ productUuid: product.id, paymentUuid },
    victim: { email: victim.email, password: victim.password },
    tokenFor(what) {
      const known = tokens.get(what) ?? make(what);
      tokens.set(what, known);
      return known;
    },
  };
}

async function makePayment(db: DatabaseHandle['db']): Promise<string> {
  const [id, now] = [randomUUID(), new Date()];
  await db
    .insertInto('transactions')
    .values({
      ...{ id, cart_id: randomUUID(), user_id: null, email: `${id}@hervonden.test`, locale: 'nl' },
      ...{ shipping_address: null, billing_address: null, payment_method: 'ideal', amount_cents: 100 },
      ...{ payment_id: null, redirect_url: null, checked_at: null, created_at: now, updated_at: now },
    })
    .execute();
  return id;
}

const isRefusal = ({ status, text }: Called) =>
  status === 429 || /TooManyRequestsError|too_many_requests/.test(text);

/**
 * Exhausts each limit at all servers in turn, with a different forged X-Forwarded-For each time: exactly as many
 * tries as the rule states pass, and the next is refused (S12).
 */
export async function limitFigures(urls: readonly string[], things: LimitThings): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const rules = Object.entries(limitRules) as [keyof typeof limitRules, DocumentedRule][];
  for (const [at, [key, rule]] of rules.entries()) {
    if (rule.quiet === true || key === 'loginStrangers') continue;
    const attempt = limitTries[key];
    if (attempt === undefined) {
      figures.push(held(`${rule.name} has a way to reach it in tests/accept/sec/limit-askers.ts`, false));
      continue;
    }
    nextAddress();
    const total = rule.times + 10 + 2 * (rule.chunk ?? 0);
    let letThrough = 0;
    let faults = 0;
    let next = 0;
    const worker = async () => {
      while (next < total) {
        const mine = next;
        next += 1;
        const answer = await attempt(urls[mine % urls.length] ?? '', `127.5.${at}.1`, mine, things);
        if (answer.status >= 500 || answer.text.includes('internal_error')) faults += 1;
        else if (!isRefusal(answer)) letThrough += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    figures.push({
      what: `${rule.what} (${rule.name}), of ${total} tries`,
      bar: `${rule.times} let through`,
      found: `${letThrough}${faults > 0 ? `, ${faults} faults` : ''}`,
      holds: letThrough === rule.times && faults === 0,
    });
  }
  return figures;
}

const login = (email: string, password: string) => ({
  query:
    'mutation ($email: String!, $password: String!) { it: login(email: $email, password: $password) { __typename } }',
  variables: { email, password },
});

/**
 * Many addresses guess the password of one account: they are stopped, but its owner can still sign in from a known
 * address.
 */
export async function lockOutFigures(
  urls: readonly string[],
  db: DatabaseHandle['db'],
): Promise<readonly Figure[]> {
  const [first = '', second = first] = urls;
  const owner = await makeUser(db);
  const home = '127.6.0.1';
  const atHome = async () =>
    (await askFrom(home, second, login(owner.email, owner.password))).text.includes('"User"');
  const before = await atHome();
  let heard = 0;
  const strangers = limitRules.loginStrangers.times + 20;
  for (let at = 0; at < strangers; at += 1) {
    const url = at % 2 === 0 ? first : second;
    if (
      !isRefusal(await askFrom(`127.6.1.${1 + Math.floor(at / 5)}`, url, login(owner.email, `geraden-${at}`)))
    )
      heard += 1;
  }
  return [
    {
      what: `guesses at one account from ${Math.ceil(strangers / 5)} machines, of ${strangers} tries`,
      bar: `${limitRules.loginStrangers.times} let through`,
      found: String(heard),
      holds: heard === limitRules.loginStrangers.times,
    },
    held('its owner still gets in from where they were before', before && (await atHome())),
  ];
}

/** Behind a trusted proxy, each visitor is counted separately, by the address that the proxy itself appended. */
export async function proxyFigures(trusting: string): Promise<readonly Figure[]> {
  const ask = async (at: number, forwarded: string) => {
    const body = {
      query: 'mutation ($email: String!) { it: requestPasswordReset(email: $email) { __typename } }',
      variables: { email: `${crypto.randomUUID()}@hervonden.test` },
    };
    return isRefusal(
      await askFrom('127.7.0.1', trusting, body, { 'x-forwarded-for': forwarded.replace('N', String(at)) }),
    );
  };
  const { times } = limitRules.linkCaller;
  let [others, one] = [0, 0];
  for (let at = 1; at <= times + 5; at += 1) if (await ask(at, '203.0.113.N')) others += 1;
  // Entries before the proxy's own come from the visitor and are not trusted.
  for (let at = 1; at <= times + 5; at += 1) if (await ask(at, '198.51.100.N, 192.0.2.9')) one += 1;
  return [
    none('visitors behind a trusted proxy refused for others', others, times + 5),
    {
      what: 'tries of one visitor behind it who makes up where they come from, refused',
      bar: '5',
      found: String(one),
      holds: one === 5,
    },
  ];
}

export async function openPlace(place: Place): Promise<DatabaseHandle> {
  if (place.databaseUrl === null) throw new Error('Two servers need PostgreSQL: DB=pg');
  return openPostgres(place.databaseUrl, createLog('silent'));
}
