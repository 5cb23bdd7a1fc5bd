import type { Config } from '../../config.ts';
import { type PixelEvent, type SocialPixel, SocialPixelError } from './social-pixel.ts';

/** Milliseconds; no request waits for the response. */
const longestWait = 10_000;

/** Creates the pixel if a URL is configured; null sends no events. */
export function choosePixel({
  pixelUrl,
  pixelKey,
}: Pick<Config, 'pixelUrl' | 'pixelKey'>): SocialPixel | null {
  return pixelUrl === null ? null : createConversionsPixel({ address: pixelUrl, key: pixelKey });
}

/** Sends events in the format of Meta's Conversions API: a list of them by POST to the URL of the pixel. */
function createConversionsPixel(network: {
  readonly address: string;
  readonly key: string | null;
}): SocialPixel {
  const { address, key } = network;
  return {
    async send(events) {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key !== null && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ data: events.map(conversionOf) }),
        signal: AbortSignal.timeout(longestWait),
        redirect: 'error',
      }).catch((error: unknown) => {
        throw new SocialPixelError(`no answer (${error instanceof Error ? error.name : 'unknown'})`);
      });
      // Only the status matters, so the body is not read, whatever its length.
      await response.body?.cancel();
      if (!response.ok) throw new SocialPixelError(`the pixel answered ${response.status}`);
    },
  };
}

function conversionOf({ id, name, at, page, products }: PixelEvent) {
  return {
    ...{ event_name: name, event_id: id, event_time: Math.floor(at.getTime() / 1000) },
    ...{ action_source: 'website', event_source_url: page },
    // No personal data: the network gets nothing by which it could identify the visitor.
    user_data: {},
    ...(products.length > 0 && { custom_data: { content_type: 'product', content_ids: products } }),
  };
}
