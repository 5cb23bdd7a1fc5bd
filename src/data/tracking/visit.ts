import * as v from 'valibot';
import { sessionKeys } from '#domain/storage/session-keys.ts';
import { plainAddress, utmOf } from '#domain/tracking/tracked-event.ts';

const visitKey = sessionKeys.trackingVisit;
const utmSchema = v.record(v.string(), v.string());
const visitSchema = v.object({
  sessionId: v.pipe(v.string(), v.uuid()),
  referrer: v.string(),
  utm: utmSchema,
});

/** One visit in this tab: its random id, its referrer and its campaign. */
export type Visit = v.InferOutput<typeof visitSchema>;

/** The visit of this tab, which starts at the first counted event. Call it only with consent to statistics. */
export function currentVisit(): Visit {
  const known = readVisit();
  if (known !== null) return known;
  const parameters = new URLSearchParams(location.search);
  const visit: Visit = {
    sessionId: crypto.randomUUID(),
    referrer: plainAddress(document.referrer),
    utm: utmOf((name) => parameters.get(name)),
  };
  try {
    sessionStorage.setItem(visitKey, JSON.stringify(visit));
  } catch {
    // Without sessionStorage every event starts a visit of its own.
  }
  return visit;
}

function readVisit(): Visit | null {
  try {
    const stored = v.safeParse(visitSchema, JSON.parse(sessionStorage.getItem(visitKey) ?? 'null'));
    return stored.success ? stored.output : null;
  } catch {
    return null;
  }
}

/** Removes the visit, when consent is withdrawn. */
export function forgetVisit(): void {
  try {
    sessionStorage.removeItem(visitKey);
  } catch {
    // Without sessionStorage there is nothing to remove.
  }
}
