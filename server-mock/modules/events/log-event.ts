import { randomUUID } from 'node:crypto';
import { isUuid } from '#domain/ids.ts';
import {
  isEventAge,
  isTrackedEventType,
  longestEventText,
  mostEventProducts,
  plainAddress,
  type Utm,
  utmNames,
} from '#domain/tracking/tracked-event.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { limitRules } from '../../limit-rules.ts';
import { locales } from '../../messages.ts';
import { statisticsAllowed } from '../consent/public.ts';
import { LogEventError } from './log-event-error.ts';

interface EventData {
  readonly deviceId: string;
  readonly sessionId: string;
  readonly language: string;
  readonly path: string;
  readonly referrer: string;
  readonly detail: string;
  readonly experiments: readonly string[];
  readonly utm: Utm;
  readonly productSlugs: readonly string[];
  /** Milliseconds between the event and its arrival at the server. */
  readonly ageMs: number;
}

export interface EventToLog {
  readonly type: string;
  readonly data: EventData;
}

/**
 * Stores an event (TRACK-008) if the device's latest choice allows statistics. Query strings are removed from
 * addresses. Throws LogEventError (ERR-015), TooManyRequestsError.
 */
export async function logEvent(context: GraphqlContext, event: EventToLog): Promise<void> {
  const { db, clock, limits, ip } = context;
  await limits.spend(limitRules.logEvent, ip);
  if (!isWellFormed(event)) throw new LogEventError();
  const { type, data } = event;
  if (!(await statisticsAllowed(db, { deviceId: data.deviceId }, clock.now())))
    throw new LogEventError('no_statistics_consent');
  const json = (value: unknown) => JSON.stringify(value);
  await command(context, { name: 'logEvent', body: event }, async ({ tx, now }) => {
    await tx
      .insertInto('logged_events')
      .values({
        ...{
          id: randomUUID(),
          at: new Date(now.getTime() - data.ageMs),
          type,
          device_id: data.deviceId,
          session_id: data.sessionId,
        },
        ...{ path: plainAddress(data.path), referrer: plainAddress(data.referrer), language: data.language },
        ...{ experiments: json(data.experiments), utm: json(data.utm) },
        ...{ product_slugs: json(data.productSlugs), detail: data.detail },
      })
      .execute();
  });
}

function isWellFormed({ type, data }: EventToLog): boolean {
  const { experiments, productSlugs, utm, detail } = data;
  const texts = [...experiments, ...productSlugs, ...utmNames.map((name) => utm[name] ?? ''), detail];
  return (
    isTrackedEventType(type) &&
    isEventAge(data.ageMs) &&
    [data.deviceId, data.sessionId].every(isUuid) &&
    locales.some((locale) => locale === data.language) &&
    Math.max(experiments.length, productSlugs.length) <= mostEventProducts &&
    texts.every((text) => text.length <= longestEventText)
  );
}
