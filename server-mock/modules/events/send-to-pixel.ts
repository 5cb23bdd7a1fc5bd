import * as v from 'valibot';
import { readConsentCookie } from '#domain/consent/cookie-consent.ts';
import {
  isEventAge,
  isPixelEventType,
  longestEventText,
  mostEventProducts,
  pixelNamesOf,
  plainAddress,
} from '#domain/tracking/tracked-event.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { limitRules } from '../../limit-rules.ts';
import { choosePixel } from '../../outside/pixel/conversions.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { LogEventError } from './log-event-error.ts';

/** An action of a visitor with consent to marketing; the payload is `{ type, path, productSlugs, ageMs }`. */
const pixelEvent = 'pixel_event';

const eventSchema = v.object({
  type: v.pipe(v.string(), v.check(isPixelEventType)),
  path: v.pipe(v.string(), v.startsWith('/'), v.transform(plainAddress)),
  productSlugs: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(longestEventText))), v.maxLength(mostEventProducts)),
    [],
  ),
  ageMs: v.optional(v.pipe(v.number(), v.check(isEventAge)), 0),
});

/** Milliseconds after which an event is no longer worth sending. */
const oldest = 60 * 60 * 1000;

/**
 * Forwards an event to the social pixel (TRACK-004) if the consent cookie of the request allows marketing. Without a
 * configured pixel nothing is stored. Throws LogEventError, TooManyRequestsError.
 */
export async function sendToPixel(
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
  await command(context, { name: 'sendToPixel', body: null }, ({ emit }) => emit(pixelEvent, read.output));
}

/** Runs after the response; an event that the network does not accept within the hour is dropped. */
const forwardToNetwork: EventHandler = {
  name: 'events.forward_to_pixel',
  on: pixelEvent,
  lane: 'pixel',
  outside: async ({ id, payload, createdAt }, { config, clock }) => {
    const pixel = choosePixel(config);
    const { type, path, productSlugs, ageMs } = payload;
    if (pixel === null || typeof type !== 'string' || !isPixelEventType(type)) return;
    if (clock.now().getTime() - createdAt.getTime() > oldest) return;
    const at = new Date(createdAt.getTime() - Number(ageMs ?? 0));
    const page = new URL(String(path), config.publicUrl).href;
    const products = Array.isArray(productSlugs) ? productSlugs.map(String) : [];
    await pixel.send(pixelNamesOf(type, String(path)).map((name) => ({ id, name, at, page, products })));
  },
};

export const trackingHandlers: readonly EventHandler[] = [forwardToNetwork];
