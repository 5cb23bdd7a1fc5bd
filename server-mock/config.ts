import path from 'node:path';
import * as v from 'valibot';
import type { BankAccount } from '#domain/payouts/payout-account.ts';
import { isIban, tidyIban } from '#domain/seller/bank.ts';
import { isVatNumber } from '#domain/seller/vat.ts';
import { type Company, companyOf } from './company.ts';
import { type InvoiceIssuer, issuerOf } from './invoice-issuer.ts';
import {
  address,
  flag,
  isProxyList,
  loopbackHosts,
  productCount,
  seconds,
  smallestDemo,
} from './setting-values.ts';

/** The server's settings, read from environment variables. */
export interface Config {
  readonly port: number;
  /** Absolute path of the folder that holds the embedded database and the media files. */
  readonly dataDir: string;
  /** A PostgreSQL connection URL; null uses the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The public base URL of the server, without a trailing slash. */
  readonly publicUrl: string;
  readonly production: boolean;
  /** Seeds demo data and accounts, and serves the page that shows sent emails. */
  readonly demo: boolean;
  /**
   * Number of products in the demo, at least 92; above the number of real ones, the rest is generated for load tests.
   * Null stands for all real ones.
   */
  readonly demoListings: number | null;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Absolute path of the built app to serve; null serves only the API. */
  readonly appDir: string | null;
  /** The mail submission server, as smtp:// or smtps://; null leaves emails in the outbox table. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Base URL (version included) of PDOK's Locatieserver, for Dutch addresses; null uses the built-in list. */
  readonly addressNlUrl: string | null;
  /** Base URL (version included) and key of a Places service, for Belgian addresses; null uses the built-in list. */
  readonly addressBeUrl: string | null;
  readonly addressBeKey: string | null;
  /**
   * Base URL (version included) and key of a payment service with Mollie's API; without a key, payments are
   * simulated.
   */
  readonly paymentUrl: string;
  readonly paymentKey: string | null;
  /** Base URL and key of the service that pays sellers; without a key there is none. */
  readonly payoutUrl: string;
  readonly payoutKey: string | null;
  /** The platform's bank account, from which staff pay sellers with a bank file; null disables this. */
  readonly payoutAccount: BankAccount | null;
  /** The issuer on invoices for the platform's fee; null leaves invoices without an issuer. */
  readonly issuer: InvoiceIssuer | null;
  /** The company that pages name as the one behind the shop; null when no issuer is set. */
  readonly company: Company | null;
  /** Base URL (version included) and key of the parcel carrier's REST API; without a key no real labels are made. */
  readonly carrierUrl: string;
  readonly carrierKey: string | null;
  /**
   * Base URL (version included) and key of the transport partner's REST API; without a key no real bookings are made.
   */
  readonly transportUrl: string;
  readonly transportKey: string | null;
  /**
   * Base URL (version included) and key of a text service with Gemini's API; without a key texts are generated from
   * our own data.
   */
  readonly textUrl: string;
  readonly textKey: string | null;
  /**
   * Base URL (version included) and key of a service with remove.bg's API; without a key backgrounds are removed on
   * this server.
   */
  readonly backgroundUrl: string;
  readonly backgroundKey: string | null;
  /** URL and key of a social network's conversion API for pixel events; null sends no events. */
  readonly pixelUrl: string | null;
  readonly pixelKey: string | null;
  /** Whether push messages are sent to the browsers' push services or only logged. */
  readonly pushDelivery: 'sent' | 'simulated';
  /** Loopback hosts with ports that are accepted as push services besides those of browsers, for tests. */
  readonly pushHosts: readonly string[];
  /** The VAPID key pair, base64url; null generates a pair once and stores it in the database. */
  readonly vapidKey: { readonly publicKey: string; readonly privateKey: string } | null;
  /** The contact for push services (the VAPID `sub` claim): mailto: or https:. */
  readonly vapidSubject: string;
  /**
   * Addresses of proxies whose X-Forwarded-For is trusted, in the format of Fastify's trustProxy; false trusts none.
   */
  readonly trustProxy: string | false;
  /**
   * Timeouts in milliseconds: for the headers of a request, for a body beyond the time that its size needs, and for a
   * connection without traffic.
   */
  readonly headersTimeout: number;
  readonly bodyTimeout: number;
  readonly idleTimeout: number;
  /**
   * Master key for encrypting and signing stored data; null generates one in `dataDir`, which is refused in
   * production.
   */
  readonly secretKey: string | null;
  /** 'required' grants staff permissions only after a sign-in with a one-time code or a passkey. */
  readonly staffSecondFactor: 'required' | 'optional';
  /** 'off' makes every page unregister its service worker, as the emergency switch for a bad version. */
  readonly serviceWorker: 'on' | 'off';
}

/** An invalid setting; the message names the setting, its value unless secret, and what is expected. */
export class ConfigError extends Error {}

const environmentSchema = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'must be a port number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a port number from 0 to 65535'),
    ),
    '4000',
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must be a folder')), './data'),
  DATABASE_URL: v.optional(address('postgres:', 'postgresql:')),
  PUBLIC_URL: v.optional(address('http:', 'https:')),
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'development',
  ),
  DEMO: v.optional(flag),
  DEMO_SIZE: v.optional(productCount),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
  APP_DIR: v.optional(v.string(), './dist'),
  SMTP_URL: v.optional(address('smtp:', 'smtps:')),
  TRUST_PROXY: v.optional(
    v.pipe(v.string(), v.check(isProxyList, 'must be addresses or networks of proxies, with commas between')),
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.nonEmpty('must be an e-mail address')), 'hallo@hervonden.test'),
  SECRET_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 letters'))),
  STAFF_SECOND_FACTOR: v.optional(v.picklist(['required', 'optional'], 'must be required or optional')),
  ADDRESS_NL_URL: v.optional(address('http:', 'https:')),
  ADDRESS_BE_URL: v.optional(address('http:', 'https:')),
  ADDRESS_BE_KEY: v.optional(v.string()),
  PAYMENT_URL: v.optional(address('http:', 'https:'), 'https://api.mollie.com/v2'),
  PAYMENT_KEY: v.optional(v.string()),
  PAYOUT_URL: v.optional(address('http:', 'https:'), 'https://api.mollie.com/v2'),
  PAYOUT_KEY: v.optional(v.string()),
  PAYOUT_IBAN: v.optional(v.pipe(v.string(), v.check(isIban, 'must be a Dutch or Belgian account number'))),
  PAYOUT_HOLDER: v.optional(v.string()),
  CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
  CONTACT_PHONE: v.optional(v.string()),
  INVOICE_NAME: v.optional(v.string()),
  INVOICE_ADDRESS: v.optional(v.string()),
  INVOICE_KVK: v.optional(v.pipe(v.string(), v.regex(/^\d{8}$/, 'must be a KvK number of eight digits'))),
  INVOICE_VAT: v.optional(v.pipe(v.string(), v.check(isVatNumber, 'must be a Dutch or Belgian VAT number'))),
  CARRIER_URL: v.optional(address('http:', 'https:'), 'https://api.postnl.nl/v1'),
  CARRIER_KEY: v.optional(v.string()),
  TRANSPORT_URL: v.optional(address('http:', 'https:'), 'https://external-api.brenger.nl/v1'),
  TRANSPORT_KEY: v.optional(v.string()),
  TEXT_URL: v.optional(address('http:', 'https:'), 'https://generativelanguage.googleapis.com/v1beta'),
  TEXT_KEY: v.optional(v.string()),
  BACKGROUND_URL: v.optional(address('http:', 'https:'), 'https://api.remove.bg/v1.0'),
  BACKGROUND_KEY: v.optional(v.string()),
  PIXEL_URL: v.optional(address('http:', 'https:')),
  PIXEL_KEY: v.optional(v.string()),
  PUSH_DELIVERY: v.optional(v.picklist(['sent', 'simulated'], 'must be sent or simulated')),
  PUSH_HOSTS: v.optional(loopbackHosts),
  VAPID_PUBLIC_KEY: v.optional(v.string()),
  VAPID_PRIVATE_KEY: v.optional(v.string()),
  VAPID_SUBJECT: v.optional(address('mailto:', 'https:')),
  HEADERS_TIMEOUT: v.optional(seconds, '15'),
  BODY_TIMEOUT: v.optional(seconds, '20'),
  IDLE_TIMEOUT: v.optional(seconds, '120'),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
});

/**
 * Reads the settings from the environment; an empty value counts as absent. Throws ConfigError with one sentence per
 * invalid setting.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = v.safeParse(environmentSchema, given);
  if (!read.success) throw new ConfigError(read.issues.map(complaint).join('\n'));
  const settings = read.output;
  if (settings.ADDRESS_BE_URL !== undefined && settings.ADDRESS_BE_KEY === undefined) {
    throw new ConfigError('ADDRESS_BE_KEY must be set where ADDRESS_BE_URL is.');
  }
  const vapidKey = vapidKeyOf(settings.VAPID_PUBLIC_KEY, settings.VAPID_PRIVATE_KEY);
  const production = settings.NODE_ENV === 'production';
  const demo = settings.DEMO ?? !production;
  const issuer = issuerOf(settings, demo);
  if (issuer === 'incomplete')
    throw new ConfigError('INVOICE_NAME, INVOICE_ADDRESS, INVOICE_KVK and INVOICE_VAT must be set together.');
  if (settings.INVOICE_NAME !== undefined && settings.CONTACT_EMAIL === undefined)
    throw new ConfigError('CONTACT_EMAIL must be set with the INVOICE_ settings.');
  return {
    port: settings.PORT,
    dataDir: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    production,
    demo,
    demoListings: settings.DEMO_SIZE ?? (settings.NODE_ENV === 'test' ? smallestDemo : null),
    logLevel: settings.LOG_LEVEL,
    appDir: path.resolve(settings.APP_DIR),
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    addressNlUrl: settings.ADDRESS_NL_URL?.replace(/\/+$/, '') ?? null,
    addressBeUrl: settings.ADDRESS_BE_URL?.replace(/\/+$/, '') ?? null,
    addressBeKey: settings.ADDRESS_BE_KEY ?? null,
    paymentUrl: settings.PAYMENT_URL.replace(/\/+$/, ''),
    paymentKey: settings.PAYMENT_KEY ?? null,
    payoutUrl: settings.PAYOUT_URL.replace(/\/+$/, ''),
    payoutKey: settings.PAYOUT_KEY ?? null,
    payoutAccount:
      settings.PAYOUT_IBAN === undefined
        ? null
        : { iban: tidyIban(settings.PAYOUT_IBAN), holder: settings.PAYOUT_HOLDER ?? 'Hervonden' },
    issuer,
    company: companyOf(issuer, settings),
    carrierUrl: settings.CARRIER_URL.replace(/\/+$/, ''),
    carrierKey: settings.CARRIER_KEY ?? null,
    transportUrl: settings.TRANSPORT_URL.replace(/\/+$/, ''),
    transportKey: settings.TRANSPORT_KEY ?? null,
    textUrl: settings.TEXT_URL.replace(/\/+$/, ''),
    textKey: settings.TEXT_KEY ?? null,
    backgroundUrl: settings.BACKGROUND_URL.replace(/\/+$/, ''),
    backgroundKey: settings.BACKGROUND_KEY ?? null,
    pixelUrl: settings.PIXEL_URL ?? null,
    pixelKey: settings.PIXEL_KEY ?? null,
    pushDelivery: settings.PUSH_DELIVERY ?? (demo ? 'simulated' : 'sent'),
    pushHosts: settings.PUSH_HOSTS ?? [],
    vapidKey,
    vapidSubject: settings.VAPID_SUBJECT ?? `mailto:${addressIn(settings.MAIL_FROM)}`,
    secretKey: settings.SECRET_KEY ?? null,
    staffSecondFactor: settings.STAFF_SECOND_FACTOR ?? (demo ? 'optional' : 'required'),
    serviceWorker: settings.SERVICE_WORKER,
    trustProxy: settings.TRUST_PROXY ?? false,
    headersTimeout: settings.HEADERS_TIMEOUT,
    bodyTimeout: settings.BODY_TIMEOUT,
    idleTimeout: settings.IDLE_TIMEOUT,
  };
}

function vapidKeyOf(publicKey: string | undefined, privateKey: string | undefined): Config['vapidKey'] {
  if (publicKey === undefined && privateKey === undefined) return null;
  if (publicKey === undefined || privateKey === undefined) {
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.');
  }
  return { publicKey, privateKey };
}

/** Extracts the address from a sender such as `Hervonden <hallo@hervonden.nl>`. */
function addressIn(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender.trim();
}

function complaint(issue: v.BaseIssue<unknown>): string {
  const name = issue.path?.[0]?.key ?? 'A setting';
  // URLs may contain a password, so the message repeats neither URLs nor keys.
  const isSecret = String(name).endsWith('_URL') || String(name).endsWith('_KEY');
  const shown = isSecret ? '' : ` (it is ${JSON.stringify(issue.input)})`;
  return `${name} ${issue.message}${shown}.`;
}
