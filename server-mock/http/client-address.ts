import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

/** Whether the proxy at an address is trusted to report the sender of a request. */
export type TrustedProxy = (address: string, hop: number) => boolean;

export function trustedProxyOf({ trustProxy }: Pick<Config, 'trustProxy'>): TrustedProxy {
  if (trustProxy === false) return () => false;
  return proxyAddr.compile(trustProxy.split(',').map((network) => network.trim()));
}

/** Returns a function that finds the client's address behind the trusted proxies, in the same way as Fastify does. */
export function clientAddressOf(config: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  const trusted = trustedProxyOf(config);
  return (request) => proxyAddr(request, trusted);
}
