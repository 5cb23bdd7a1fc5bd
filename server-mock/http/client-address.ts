import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

/** Whether the proxy at an address is trusted to name who sent a request. */
export type TrustedProxy = (address: string, hop: number) => boolean;

export function trustedProxyOf({ trustProxy }: Pick<Config, 'trustProxy'>): TrustedProxy {
  if (trustProxy === false) return () => false;
  return proxyAddr.compile(trustProxy.split(',').map((network) => network.trim()));
}

/** The address of whoever sent a request past the proxies that are trusted, as Fastify finds it for its own requests. */
export function clientAddressOf(config: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  const trusted = trustedProxyOf(config);
  return (request) => proxyAddr(request, trusted);
}
