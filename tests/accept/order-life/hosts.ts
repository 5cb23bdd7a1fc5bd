import type { Kysely } from 'kysely';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/schema.ts';
import { createLog } from '#server/log.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { messageId } from '#server/outside/mail/message-id.ts';
import { createRandom, type Random } from '#tests/accept/fuzz/random.ts';
import { makePlace } from '#tests/accept/sec/own-process.ts';
import { startMailService } from '#tests/factories/mail-service.ts';
import { startApi } from '#tests/setup/api-harness.ts';
import type { Engine } from '#tests/setup/databases.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';
import { type BreachName, breachOf, partsOf } from './breaches.ts';
import type { Mailed } from './check-rest.ts';
import { startFleet } from './fleet.ts';
import { type Service, startService } from './http.ts';
import type { Banks } from './life.ts';
import { createParcelCarrier } from './parcel-carrier.ts';
import { createPaymentBank } from './payment-bank.ts';
import { createPayoutBank } from './payout-bank.ts';
import { makePeople, type People, type Span } from './people.ts';
import type { Client, Shop } from './shop.ts';
import type { World } from './world.ts';

export interface RunOptions {
  readonly count: number;
  readonly seed: number;
  /** Separate server processes, killed this many times; null for a server in this process. */
  readonly fleet: { readonly engine: Engine; readonly size: number; readonly kills: number } | null;
  /** Stops the clock less often: faster, with fewer races. */
  readonly isCoarse?: boolean;
  readonly breach?: BreachName;
}

const keys = { PAYMENT_KEY: 'a key of the bank', PAYOUT_KEY: 'a key of the bank', CARRIER_KEY: 'a key' };

/** All services outside the shop. */
export interface Outside {
  readonly world: World;
  readonly banks: Banks;
  readonly service: Service;
  readonly environment: Readonly<Record<string, string>>;
  readonly mails: Mailed[];
}

/** What a run needs of the shop's servers. */
export interface Host {
  readonly shop: Shop;
  killSomebody(): void;
  kills(): number;
  /** Gives access to the database at the end of the run. */
  inspect(work: (db: Kysely<Database>) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export async function openOutside(
  world: World,
  random: Random,
  clientOf: () => Client | null,
  isTroubled: boolean,
): Promise<Outside> {
  const callWebhook = (webhook: string, at: number): void => {
    world.begin('a webhook', async () => {
      await world.until(at);
      await clientOf()?.callWebhook(webhook);
    });
  };
  const banks: Banks = {
    payments: createPaymentBank(random),
    payouts: createPayoutBank(world, random, callWebhook),
    carrier: createParcelCarrier(world, random, callWebhook, isTroubled),
  };
  const parts = {
    ...{ payments: banks.payments, refunds: banks.payments, chargebacks: banks.payments },
    ...{ transfers: banks.payouts, shipments: banks.carrier, cancellations: banks.carrier },
  };
  const service = await startService((call) => {
    const part = Object.entries(parts).find(([name]) => call.path.startsWith(`/${name}`))?.[1];
    return part?.answer(call) ?? { status: 404, body: {} };
  });
  const environment = {
    PAYMENT_URL: service.url,
    PAYOUT_URL: service.url,
    CARRIER_URL: service.url,
    ...keys,
  };
  return { world, banks, service, environment, mails: [] };
}

export type Opened = Host & { readonly people: People };

export async function openHost(options: RunOptions, span: Span, outside: Outside): Promise<Opened> {
  const random = createRandom(options.seed + 2);
  return options.fleet === null
    ? await openHere(options, span, outside, random)
    : await openFleet({ ...options, fleet: options.fleet }, span, outside, random);
}

/** Runs a server in this process. */
async function openHere(
  { count, breach: name }: RunOptions,
  span: Span,
  { service, mails, world }: Outside,
  random: Random,
): Promise<Opened> {
  const clock = createManualClock(new Date(span.from));
  const breach = breachOf(name);
  const at = { paymentUrl: service.url, payoutUrl: service.url, carrierUrl: service.url };
  const config = {
    ...at,
    paymentKey: 'a key',
    payoutKey: 'a key',
    carrierKey: 'a key',
    trustProxy: 'loopback',
  };
  const mail = {
    send: async ({ to, subject, text, cause = '' }: MailMessage) =>
      void mails.push({
        ...{ to, subject, text, at: world.now(), messageId: messageId(cause, to, 'hervonden.test') },
      }),
  };
  const api = await startApi({ clock, config, ...partsOf(config, mail, breach) });
  const people = await makePeople(api.db, random, { count, span });
  return {
    people,
    shop: {
      async send({ path, body, headers }) {
        const response = await api.inject({ method: 'POST', url: path, headers, payload: body });
        return { status: response.statusCode, text: response.body };
      },
      setClock: async (now) => clock.advance(now - clock.now().getTime()),
      async work() {
        if (breach.disturb !== undefined && random.chance(breach.chance ?? 0.02))
          await breach.disturb(api.db);
        await api.server.background.runOnce();
      },
    },
    killSomebody: () => undefined,
    kills: () => 0,
    inspect: (work) => work(api.db),
    close: () => api.close(),
  };
}

/** Runs separate server processes on one database. */
async function openFleet(
  { count, fleet: asked, breach }: RunOptions & { readonly fleet: NonNullable<RunOptions['fleet']> },
  span: Span,
  { environment, mails, world }: Outside,
  random: Random,
): Promise<Opened> {
  const place = await makePlace(asked.engine);
  const at = { databaseUrl: place.databaseUrl, dataDir: place.environment.DATA_DIR ?? '' };
  const opened = await openDatabase(at, createLog('silent'));
  await migrate(opened.db);
  const people = await makePeople(opened.db, random, { count, span });
  await opened.close();
  const postOffice = await startMailService((mail) => mails.push({ ...mail, at: world.now() }));
  const fleet = await startFleet(
    {
      ...{ ...place.environment, ...environment, SMTP_URL: postOffice.url },
      ...{ TRUST_PROXY: 'loopback', PUBLIC_URL: 'https://hervonden.test' },
      ...(breach !== undefined && { BREACH: breach }),
    },
    { size: asked.size, now: span.from, random, isDisturbed: breach !== undefined },
  );
  return {
    people,
    shop: fleet,
    killSomebody: () => fleet.killSomebody(),
    kills: fleet.kills,
    async inspect(work) {
      await fleet.stop();
      const { db, close } = await openDatabase(at, createLog('silent'));
      await work(db);
      await close();
    },
    async close() {
      await fleet.stop();
      await postOffice.close();
      await place.remove();
    },
  };
}
