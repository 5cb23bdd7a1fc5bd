import * as v from 'valibot';
import { readConsentCookie } from '#domain/consent/cookie-consent.ts';
import {
  isPixelEventType,
  longestEventText,
  mostEventProducts,
  pixelNames,
  plainAddress,
} from '#domain/tracking/tracked-event.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { limitRules } from '../../limit-rules.ts';
import { choosePixel } from '../../outside/pixel/conversions.ts';
import type { Reaction } from '../../process/reactions.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { LogEventError } from './log-event-error.ts';

/** Somebody who agreed to marketing did something; the payload is `{ type, path, productSlugs }`. */
const pixelEvent = 'pixel_event';

const eventSchema = v.object({
  type: v.pipe(v.string(), v.check(isPixelEventType)),
  path: v.pipe(v.string(), v.startsWith('/'), v.transform(plainAddress)),
  productSlugs: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(longestEventText))), v.maxLength(mostEventProducts)),
    [],
  ),
});

/** Longer is no happening that matters to anybody any more. */
const oldest = 60 * 60 * 1000;

/**
 * Passes what somebody did to the social pixel (TRACK-004), when the consent that comes along in the request's own cookie
 * allows marketing. Without a pixel nothing is kept. Throws LogEventError, TooManyRequestsError.
 */
export async function tellPixel(
  context: GraphqlContext,
  {
    cookies,
    body,
    config,
  }: { readonly cookies: string; readonly body: unknown } & Pick<ServerDeps, 'config'>,
): Promise<void> {
  await context.limits.spend(limitRules.logEvent, context.ip);
  if (readConsentCookie(cookies)?.marketingConsent !== true) throw new LogEventError('no_marketing_consent');
  const read = v.safeParse(eventSchema, body);
  if (!read.success) throw new LogEventError();
  if (choosePixel(config) === null) return;
  await command(context, { name: 'tellPixel', body: null }, ({ emit }) => emit(pixelEvent, read.output));
}

/** After the answer; what the network does not take within the hour is let go. */
const tellTheNetwork: Reaction = {
  name: 'events.tell_pixel',
  on: pixelEvent,
  outside: async ({ id, payload, createdAt }, { config, clock }) => {
    const pixel = choosePixel(config);
    const { type, path, productSlugs } = payload;
    if (pixel === null || typeof type !== 'string' || !isPixelEventType(type)) return;
    if (clock.now().getTime() - createdAt.getTime() > oldest) return;
    await pixel.tell({
      ...{ id, name: pixelNames[type], at: createdAt },
      page: new URL(String(path), config.publicUrl).href,
      products: Array.isArray(productSlugs) ? productSlugs.map(String) : [],
    });
  },
};

export const eventReactions: readonly Reaction[] = [tellTheNetwork];
