import { createRandom, type Random } from '#tests/accept/fuzz/random.ts';
import { breachOf } from './breaches.ts';
import { checkCards } from './check-cards.ts';
import { checkMoney, type Expected } from './check-money.ts';
import { checkEmails, checkEnds } from './check-rest.ts';
import { checkWithdrawals } from './check-withdrawals.ts';
import { followLine } from './follow-line.ts';
import type { LifeRecord } from './history.ts';
import { type Host, type Outside, openHost, openOutside, type RunOptions } from './hosts.ts';
import { giveAccountNumber, type Life, live, quietAfter } from './life.ts';
import { beginsWithin, ibanOf, type People, type Span } from './people.ts';
import { type Client, createClient } from './shop.ts';
import { beginStaff } from './staff.ts';
import { createWorld, type World } from './world.ts';

export interface RunResult {
  /** How often each kind of step was taken, and how often each kind of end was reached. */
  readonly steps: ReadonlyMap<string, number>;
  readonly ends: ReadonlyMap<string, number>;
  readonly refusals: ReadonlyMap<string, number>;
  readonly kills: number;
  readonly emails: number;
  readonly repeatedEmails: number;
  readonly payouts: number;
  readonly cents: { readonly paid: number; readonly refunded: number; readonly paidOut: number };
  readonly findings: readonly string[];
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Only staff act during this period before the final checks. */
const silence = 125 * day;
/** Hours of a day (UTC) at which the clock stops, chosen to follow the shop's scheduled work. */
const stops = { often: [6.2, 8.2, 12, 16, 19.2], seldom: [8.2, 19.2], once: [19.2] };

export async function runLives(options: RunOptions): Promise<RunResult> {
  const { seed } = options;
  const random = createRandom(seed);
  const from = Date.UTC(2027, 0, 1) + random.below(500) * day;
  const quietFrom = from + beginsWithin + quietAfter;
  const span: Span = { from, until: quietFrom + silence };
  const world = createWorld(from);
  let client: Client | null = null;
  const isTroubled = breachOf(options.breach).hasTroubledParcels === true;
  const outside = await openOutside(world, createRandom(seed + 1), () => client, isTroubled);
  const host = await openHost(options, span, outside);
  try {
    client = createClient(host.shop, world);
    const steps = new Map<string, number>();
    const stage = { world, client, banks: outside.banks, mails: outside.mails, count: counter(steps) };
    const records = beginAll(stage, host.people, { random, span });
    const kills = options.fleet?.kills ?? 0;
    await passTime(world, host, {
      span,
      moments: momentsOf(span, quietFrom, options.isCoarse),
      kills,
      random,
    });
    const findings: string[] = [...world.findings];
    const lines = records.flatMap((record) => record.lines);
    const expected = lines.flatMap((line): Expected[] => {
      const parcel = outside.banks.carrier.parcels.find(
        ({ deliveryUuid }) => deliveryUuid === line.deliveryUuid,
      );
      const { ends, problem } = followLine(line, parcel, world.now());
      if (problem !== null)
        findings.push(`${line.title} (${line.type}, ${new Date(line.placedAt).toISOString()}): ${problem}`);
      return problem === null ? [{ line, ends }] : [];
    });
    await host.inspect(async (db) => {
      const { cards } = host.people;
      const end = { banks: outside.banks, records, expected, cards, now: world.now() };
      findings.push(...(await checkMoney(db, end)), ...(await checkEnds(db, end)));
      findings.push(...(await checkEmails(db, outside.mails)), ...(await checkCards(db, end)));
      findings.push(...(await checkWithdrawals(db)));
    });
    return result({ outside, records, steps, client, findings, kills: host.kills() });
  } finally {
    await host.close();
    await outside.service.close();
  }
}

const counter = (map: Map<string, number>) => (name: string) => void map.set(name, (map.get(name) ?? 0) + 1);

type Stage = Pick<Life, 'world' | 'client' | 'banks' | 'mails' | 'count'>;

/** Starts all lives and other tasks; each waits for its own time. */
function beginAll(
  stage: Stage,
  { casts, sellers, staff }: People,
  { random, span }: { readonly random: Random; readonly span: Span },
): readonly LifeRecord[] {
  const records = casts.map((cast): LifeRecord => {
    const record: LifeRecord = { life: cast.life, lines: [], transactions: new Set(), end: 'not begun' };
    const own = createRandom(random.below(2 ** 31));
    stage.world.begin(`life ${cast.life}`, () => live({ ...stage, cast, record, staff, random: own }));
    return record;
  });
  for (const [number, seller] of sellers.entries()) {
    if (seller.hasAccountNumber && !random.chance(0.1)) continue;
    const at = span.from + (1 + random.below(60)) * day;
    giveAccountNumber(stage, seller, { at, iban: ibanOf(number + 5_000) });
  }
  const line = (uuid: string) =>
    records.flatMap(({ lines }) => lines).find((one) => one.uuid === uuid || one.deliveryUuid === uuid);
  beginStaff({
    ...stage,
    staff,
    line,
    random: createRandom(random.below(2 ** 31)),
    until: span.until - 2 * day,
  });
  return records;
}

/** The moments at which the clock stops: while people act, and afterwards. */
function momentsOf({ from, until }: Span, quietFrom: number, isCoarse = false): readonly number[] {
  const [busy, quiet, quietDays] = isCoarse ? [stops.seldom, stops.once, 3] : [stops.often, stops.seldom, 1];
  const moments: number[] = [];
  for (let start = from; start < until; start += (start < quietFrom ? 1 : quietDays) * day)
    for (const stop of start < quietFrom ? busy : quiet) moments.push(start + stop * hour);
  return moments;
}

async function passTime(
  world: World,
  host: Host,
  plan: {
    readonly span: Span;
    readonly moments: readonly number[];
    readonly kills: number;
    readonly random: Random;
  },
): Promise<void> {
  const { span, moments, kills, random } = plan;
  // Most of what can be interrupted happens in the first weeks.
  const busy = moments.filter((at) => at < span.from + 75 * day);
  const killedAt = new Set<number>();
  while (killedAt.size < Math.min(kills, busy.length)) killedAt.add(random.pick(busy));
  for (const at of moments) {
    await host.shop.setClock(at);
    if (killedAt.has(at)) host.killSomebody();
    await Promise.all([world.stopAt(at), host.shop.work()]);
  }
  for (let round = 0; round < 5; round += 1) {
    await host.shop.setClock(span.until + round * 2 * hour);
    await Promise.all([world.stopAt(span.until + round * 2 * hour), host.shop.work()]);
  }
}

function result(run: {
  readonly outside: Outside;
  readonly records: readonly LifeRecord[];
  readonly steps: ReadonlyMap<string, number>;
  readonly client: Client;
  readonly findings: readonly string[];
  readonly kills: number;
}): RunResult {
  const { outside, records, steps, client, findings, kills } = run;
  const { mails, banks } = outside;
  const ends = new Map<string, number>();
  for (const { end } of records) counter(ends)(end);
  const payments = [...banks.payments.payments.values()];
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    ...{ steps, ends, refusals: client.refusals, findings, kills, emails: mails.length },
    repeatedEmails: mails.length - new Set(mails.map((mail) => mail.messageId)).size,
    payouts: banks.payouts.transfers.length,
    cents: {
      paid: sum(payments.map(({ status, amount }) => (status === 'paid' ? amount : 0))),
      refunded: sum(payments.flatMap(({ refunds, chargedBack }) => [chargedBack, ...refunds.values()])),
      paidOut: sum(banks.payouts.transfers.map(({ amount }) => amount)),
    },
  };
}
