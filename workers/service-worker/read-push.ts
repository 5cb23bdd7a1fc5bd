/** A push message as it is displayed. */
export interface ShownPush {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  /** The path of a page of this app. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number | null;
  /** The number on the app icon. */
  readonly badge: number | null;
}

const shop = 'Hervonden';
/** Shown when a message cannot be parsed. */
const fallbackBody: Readonly<Record<string, string>> = {
  nl: 'Er is nieuws voor je.',
  en: 'There is news for you.',
  fr: 'Il y a du nouveau pour vous.',
};
const listPath = '/account/meldingen';

/**
 * Parses a message of declarative web push (src/domain/notifications/push-message.ts). A message that cannot be
 * parsed, for example of a later version, results in a notification that links to the list of notifications. Never
 * throws.
 */
export function shownPush(text: string, language: string, origin: string): ShownPush {
  const message = parse(text);
  const given = isRecord(message) && isRecord(message.notification) ? message.notification : {};
  const lang = language.slice(0, 2).toLowerCase();
  const known = lang in fallbackBody ? lang : 'nl';
  const isReadable = isText(given.title);
  return {
    title: isReadable ? String(given.title) : shop,
    body: isReadable ? textOr(given.body, '') : (fallbackBody[known] ?? ''),
    tag: textOr(given.tag, shop) || shop,
    lang: isReadable ? textOr(given.lang, known) : known,
    path: ownPath(given.navigate, origin),
    timestamp: Number.isSafeInteger(given.timestamp) ? Number(given.timestamp) : null,
    badge: badgeOf(isRecord(message) ? (message.app_badge ?? given.app_badge) : undefined),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A push may only link to this app. Any other URL is replaced by the list of notifications. */
function ownPath(address: unknown, origin: string): string {
  const url = typeof address === 'string' ? URL.parse(address, origin) : null;
  return url?.origin === origin ? `${url.pathname}${url.search}${url.hash}` : listPath;
}

function badgeOf(given: unknown): number | null {
  const count = typeof given === 'string' && /^\d{1,6}$/.test(given) ? Number(given) : given;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textOr = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
