import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { trustedProxyOf } from './client-address.ts';

const consequence =
  'all its visitors then count as one caller, and share the limits of one (docs/operations.md, "Behind a proxy")';

/**
 * Warns the operator about a proxy that is not trusted: at startup if the public URL is https, which only a proxy can
 * provide, and once at the first forwarded request from an address that is not trusted.
 */
export function registerProxyWarnings(app: FastifyInstance, config: Config): void {
  if (config.trustProxy === false && config.publicUrl.startsWith('https:'))
    app.log.warn(
      `PUBLIC_URL is https and TRUST_PROXY is empty: if a proxy is in front of this server, ${consequence}`,
    );
  const isTrusted = trustedProxyOf(config);
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    const peer = request.socket.remoteAddress;
    if (hasWarned || request.headers['x-forwarded-for'] === undefined) return;
    if (peer === undefined || isTrusted(peer, 0)) return;
    hasWarned = true;
    app.log.warn(
      { peer },
      `X-Forwarded-For came from an address that TRUST_PROXY does not name: if that is your proxy, ${consequence}`,
    );
  });
}
