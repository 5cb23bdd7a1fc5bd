import { isIP } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import type { BankAccount } from '../src/domain/payouts/payout-account.ts';
import { isIban, tidyIban } from '../src/domain/seller/bank.ts';
import { isVatNumber } from '../src/domain/seller/vat.ts';
import { type InvoiceIssuer, issuerOf } from './invoice-issuer.ts';

/** The server's settings, from the environment. */
export interface Config {
  readonly port: number;
  /** Absolute path; holds the embedded database and media. */
  readonly dataDir: string;
  /** PostgreSQL; null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Where people reach the server, without a slash at the end. */
  readonly publicUrl: string;
  readonly production: boolean;
  /** Seeds demo data and accounts and shows the sent mails. */
  readonly demo: boolean;
  /** Listings of the demo: 2,000, in tests the catalogue's own 92. */
  readonly demoListings: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** The built app to serve; null serves the API alone. Absolute path. */
  readonly appDir: string | null;
  /** Where mail is handed in, as smtp:// or smtps://; null keeps mails in the outbox table. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** PDOK's Locatieserver up to its version, for Dutch addresses; null takes our own list. */
  readonly addressNlUrl: string | null;
  /** A Places service up to its version, for Belgian addresses, and its key; null takes our own list. */
  readonly addressBeUrl: string | null;
  readonly addressBeKey: string | null;
  /** A payment service with Mollie's interface, up to its version, and its key; without a key nothing real is paid. */
  readonly paymentUrl: string;
  readonly paymentKey: string | null;
  /** The service that pays sellers, and its key; null for none. */
  readonly payoutUrl: string;
  readonly payoutKey: string | null;
  /** The shop's own account, from which staff pay sellers by a file for the bank; null for none. */
  readonly payoutAccount: BankAccount | null;
  /** Who invoices the shop's fee; null where it is not set, which leaves invoices without their issuer. */
  readonly issuer: InvoiceIssuer | null;
  /** Base URL, version included, and key of the parcel carrier's REST API; null for none, so without real labels. */
  readonly carrierUrl: string;
  readonly carrierKey: string | null;
  /** Base URL, version included, and key of the transport partner's REST API; null for none, so without real bookings. */
  readonly transportUrl: string;
  readonly transportKey: string | null;
  /** A text service with Gemini's interface, up to its version, and its key; without a key texts are made of our own facts. */
  readonly textUrl: string;
  readonly textKey: string | null;
  /** A service with remove.bg's interface, up to its version, and its key; without a key backgrounds are removed here. */
  readonly backgroundUrl: string;
  readonly backgroundKey: string | null;
  /** A social network's address for the events of a pixel, and its key; null tells nobody anything. */
  readonly pixelUrl: string | null;
  readonly pixelKey: string | null;
  /** Whether pushes go to the push services of browsers, or to the log alone. */
  readonly pushDelivery: 'sent' | 'simulated';
  /** Hosts with ports on this machine that count as push services beside those of browsers, for tests. */
  readonly pushHosts: readonly string[];
  /** The keys by which push services know us, base64url; null makes a pair once and keeps it in the database. */
  readonly vapidKey: { readonly publicKey: string; readonly privateKey: string } | null;
  /** Whom a push service may write to about us: mailto: or https:. */
  readonly vapidSubject: string;
  /** Addresses of proxies whose X-Forwarded-For counts, as Fastify's trustProxy takes them; false for none. */
  readonly trustProxy: string | false;
  /** Milliseconds for a request's headers; for a body without its bytes; of a connection on which nothing moves. */
  readonly headersTimeout: number;
  readonly bodyTimeout: number;
  readonly idleTimeout: number;
  /** Encrypts and signs what the server keeps; null makes one in `dataDir`, outside production alone. */
  readonly secretKey: string | null;
  /** 'required' lets staff act as such only after signing in with a code or a passkey. */
  readonly staffSecondFactor: 'required' | 'optional';
  /** 'off' tells every page to drop its service worker: the brake for a bad version. */
  readonly serviceWorker: 'on' | 'off';
}

/** A setting that can't be used; the message names it, its value and what is expected. */
export class ConfigError extends Error {}

const address = (...protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => {
        const url = URL.parse(text);
        return url !== null && protocols.includes(url.protocol);
      },
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    ),
  );

const flag = v.pipe(
  v.picklist(['0', '1', 'true', 'false', 'on', 'off'], 'must be 1 or 0'),
  v.transform((text) => text === '1' || text === 'true' || text === 'on'),
);

/** Seconds, answered in milliseconds. */
const seconds = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/, 'must be a number of seconds'),
  v.transform((text) => Number(text) * 1000),
  v.minValue(100, 'must be a number of seconds above 0'),
  v.maxValue(600_000, 'must be at most 600 seconds'),
);

/** As Fastify takes them: `10.0.0.0/8`, `::1`, or one of its names for private networks. */
function isProxyList(text: string): boolean {
  return text.split(',').every((part) => {
    const [ip = '', bits, ...more] = part.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(part.trim())) return true;
    return isIP(ip) !== 0 && more.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
  });
}

/** Hosts of this machine with ports, such as `127.0.0.1:5000`. */
const loopbackHosts = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((host) => host.trim())),
  v.check(
    (hosts) => hosts.every((host) => /^127\.0\.0\.1:\d{1,5}$/.test(host)),
    'must be hosts of this machine such as 127.0.0.1:5000, with commas between',
  ),
);

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

/** Reads the settings; an empty value counts as absent. Throws ConfigError with one sentence per wrong setting. */
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
  return {
    port: settings.PORT,
    dataDir: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    production,
    demo,
    demoListings: settings.NODE_ENV === 'test' ? 92 : 2000,
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

/** The address of a sender such as `Hervonden <hallo@hervonden.nl>`. */
function addressIn(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender.trim();
}

function complaint(issue: v.BaseIssue<unknown>): string {
  const name = issue.path?.[0]?.key ?? 'A setting';
  // Addresses may hold a password, so neither they nor the key are repeated.
  const isSecret = String(name).endsWith('_URL') || String(name).endsWith('_KEY');
  const shown = isSecret ? '' : ` (it is ${JSON.stringify(issue.input)})`;
  return `${name} ${issue.message}${shown}.`;
}
