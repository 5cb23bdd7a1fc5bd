import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reservationLimits, reservationTime } from '#domain/payments/reservation-limits.ts';
import { documentBytesLimit, pushLimit } from '#domain/sync/protocol.ts';
import type { DocumentedRule } from '#server/documented-rule.ts';
import { bodyLimit, pictureBodyLimit, queryLimits } from '#server/graphql/query-limits.ts';
import { socketLimits } from '#server/graphql/socket.ts';
import { limitRules } from '#server/limit-rules.ts';
import { pushBytesLimit, rowsLimit } from '#server/modules/sync/limits.ts';

const file = fileURLToPath(new URL('../../../docs/security/limits.md', import.meta.url));

function spell(seconds: number): string {
  const units = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ] as const;
  const [size, name] = units.find(([unit]) => seconds % unit === 0) ?? [1, 'second'];
  const count = seconds / size;
  return count === 1 ? `1 ${name}` : `${count} ${name}s`;
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Limits on unpaid reservations (docs/decisions/0028-reservation-limits.md). */
function reservationRows(): readonly string[] {
  const { own, network, subnet, poolShare, leastPool, ownWhenCrowded } = reservationLimits;
  const minutes = (milliseconds: number) => spell(milliseconds / 1000);
  const share = `${poolShare * 100} % of the products for sale, at least ${leastPool}`;
  return [
    row(['whose reservations', 'products at most']),
    row(['---', '---:']),
    row([`guests of one network, each reservation for ${minutes(reservationTime.guest)}`, own.guest]),
    row([`an account, each reservation for ${minutes(reservationTime.account)}`, own.account]),
    row(['one network (IPv4 address, IPv6 /64), guests and accounts together', network]),
    row(['the guests of one subnet (IPv4 /24, IPv6 /48)', subnet]),
    row(['all guests together; all accounts together', share]),
    row(['each of them while others have reserved more than half of that', ownWhenCrowded]),
  ];
}

const number = (value: number) => value.toLocaleString('en');

/** Generates docs/security/limits.md from the rules in the code (S12). */
export function limitsPage(): string {
  const rules: readonly DocumentedRule[] = Object.values(limitRules);
  const listed = rules.filter(({ quiet }) => quiet !== true);
  const silent = rules.filter(({ quiet }) => quiet === true);
  const table = (chosen: readonly DocumentedRule[]) => [
    row(['what', 'counted per', 'at most', 'in', 'name']),
    row(['---', '---', '---:', '---', '---']),
    ...chosen.map(({ what, per, times, seconds, name }) =>
      row([what, per, number(times), spell(seconds), `\`${name}\``]),
    ),
  ];
  const sizes: readonly (readonly [string, number])[] = [
    ['bytes of a request', bodyLimit],
    ['bytes of the one request that carries a picture, signed in', pictureBodyLimit],
    ['letters of a query', queryLimits.length],
    ['tokens of a query', queryLimits.tokens],
    ['depth of a query', queryLimits.depth],
    ['aliases in a query', queryLimits.aliases],
    ['directives in a query', queryLimits.directives],
    ['cost of a query', queryLimits.cost],
    ['bytes of a message on a socket', socketLimits.messageBytes],
    ['operations at a time on a socket', socketLimits.operations],
    ['operations at a time on all sockets of an account', socketLimits.operationsPerAccount],
    ['sockets at a time of an account, at one process', socketLimits.perAccount],
    ['sockets at a time of a caller, at one process', socketLimits.perAddress],
    ['milliseconds for a socket to say who it is', socketLimits.patience],
    ['documents of a push', pushLimit],
    ['bytes of a push', pushBytesLimit],
    ['bytes of a synchronised document', documentBytesLimit],
    ['synchronised documents of an account and collection', rowsLimit],
  ];
  return [
    '# Limits',
    '',
    'Written by `npm run sec:limits -- --write` from `server-mock/limit-rules.ts`; a test compares the two.',
    '',
    'One try more than the number is answered with `TooManyRequestsError` (over REST with 429) and the seconds to wait.',
    'A caller is an IPv4 address or an IPv6 /64; `X-Forwarded-For` counts from the proxies of `TRUST_PROXY` alone. On',
    'PostgreSQL all processes count together; the embedded database has one process. Of the logins and second factors',
    'only failures are counted.',
    '',
    ...table(listed),
    '',
    'Counted without a refusal:',
    '',
    ...table(silent),
    '',
    '## Reservations',
    '',
    'A product is reserved while its payment is open. Lines of carts are counted in the database, in the transaction that',
    'reserves them, by all processes together; one more is answered with `GetUsableTransactionError` and what to do next.',
    '',
    ...reservationRows(),
    '',
    '## Sizes',
    '',
    row(['what', 'at most']),
    row(['---', '---:']),
    ...sizes.map(([what, most]) => row([what, number(most)])),
    '',
  ].join('\n');
}

export function writtenPage(): string {
  return readFileSync(file, 'utf8');
}

export function writePage(): void {
  writeFileSync(file, limitsPage());
}
