import { isIP } from 'node:net';
import * as v from 'valibot';

/** Accepts a URL with one of these protocols. */
export const address = (...protocols: readonly string[]) =>
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

export const flag = v.pipe(
  v.picklist(['0', '1', 'true', 'false', 'on', 'off'], 'must be 1 or 0'),
  v.transform((text) => text === '1' || text === 'true' || text === 'on'),
);

/** Parses seconds and returns milliseconds. */
export const seconds = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/, 'must be a number of seconds'),
  v.transform((text) => Number(text) * 1000),
  v.minValue(100, 'must be a number of seconds above 0'),
  v.maxValue(600_000, 'must be at most 600 seconds'),
);

/** Accepts what Fastify's trustProxy accepts: `10.0.0.0/8`, `::1`, or one of its names for private networks. */
export function isProxyList(text: string): boolean {
  return text.split(',').every((part) => {
    const [ip = '', bits, ...more] = part.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(part.trim())) return true;
    return isIP(ip) !== 0 && more.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
  });
}

/** A list of loopback hosts with ports, such as `127.0.0.1:5000`. */
export const loopbackHosts = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((host) => host.trim())),
  v.check(
    (hosts) => hosts.every((host) => /^127\.0\.0\.1:\d{1,5}$/.test(host)),
    'must be hosts of this machine such as 127.0.0.1:5000, with commas between',
  ),
);

/** The smallest demo: orders, bids and reviews of the demo accounts need these products. */
export const smallestDemo = 92;

export const productCount = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, 'must be a number of products'),
  v.transform(Number),
  v.minValue(smallestDemo, `must be at least ${smallestDemo}`),
);
