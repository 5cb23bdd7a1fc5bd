import type { Config } from '../../config.ts';
import { type PixelEvent, type SocialPixel, SocialPixelError } from './social-pixel.ts';

/** Milliseconds; nobody waits for it. */
const longestWait = 10_000;

/** The pixel that has an address; null without one, where nobody is told anything. */
export function choosePixel({
  pixelUrl,
  pixelKey,
}: Pick<Config, 'pixelUrl' | 'pixelKey'>): SocialPixel | null {
  return pixelUrl === null ? null : createConversionsPixel({ address: pixelUrl, key: pixelKey });
}

/** A network that takes events as Meta's Conversions API does: a list of them by POST, at the pixel's own address. */
export function createConversionsPixel(network: {
  readonly address: string;
  readonly key: string | null;
}): SocialPixel {
  const { address, key } = network;
  return {
    async tell(event) {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key !== null && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ data: [said(event)] }),
        signal: AbortSignal.timeout(longestWait),
        redirect: 'error',
      }).catch((error: unknown) => {
        throw new SocialPixelError(`no answer (${error instanceof Error ? error.name : 'unknown'})`);
      });
      if (!response.ok) throw new SocialPixelError(`the pixel answered ${response.status}`);
    },
  };
}

function said({ id, name, at, page, products }: PixelEvent) {
  return {
    ...{ event_name: name, event_id: id, event_time: Math.floor(at.getTime() / 1000) },
    ...{ action_source: 'website', event_source_url: page },
    // Nothing about the person: whom the network recognises is not ours to help with.
    user_data: {},
    ...(products.length > 0 && { custom_data: { content_type: 'product', content_ids: products } }),
  };
}
