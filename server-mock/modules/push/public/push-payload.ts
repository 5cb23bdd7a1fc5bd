import { notificationAddress } from '#domain/notifications/notification-address.ts';
import type { PushMessage } from '#domain/notifications/push-message.ts';
import type { Locale } from '../../../messages.ts';
import { townNamed } from '../../../outside/address/gazetteer.ts';
import { cutText } from '../cut-text.ts';

/** Parts of a text that a locked screen or a push service must not show. */
const privateParts: readonly RegExp[] = [
  // Email addresses.
  /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/gu,
  // Amounts: € 1.450,00; 1450 euro; EUR 12; $200.
  /(?:[€$£]|\beur(?:o|os)?\b)\s*\d[\d.,\s]*(?:,-)?|\d[\d.,]*\s*(?:[€$£]|\beur(?:o|os)?\b)/giu,
  // Amounts without a currency: 450,-; 450,=; 1450,00; 1.450,00. A size has one decimal and a unit.
  /\d[\d.]*,(?:[-–=]+|--)/gu,
  /(?<![\d.,])\d[\d.]*,\d{2}(?![\d.,]|\s?(?:mm|cm|m|kg)\b)/giu,
  /\b(?:prijs|vraagprijs|price|prix)\b\s*:?\s*\d[\d.,]*/giu,
  // Phone numbers: nine digits or more, starting with a plus or a zero.
  /(?<![\d.,])(?:\+|0)(?:[\s().-]*\d){8,}/gu,
  // A street with a number, in Dutch and French, and a Dutch postcode.
  /\b[\p{L}-]*(?:straat|laan|weg|plein|kade|gracht|singel|dreef|steenweg|str\.|ln\.)\s*\d+\s?[a-z]?\b/giu,
  /\b(?:rue|avenue|av\.|boulevard|bd\.?|chaussée|quai)\s+(?:\p{L}[\p{L}'’-]*\s+){1,5}\d+/giu,
  /\b[1-9]\d{3}\s?[A-Z]{2}\b/gu,
];

/** A name, a house number and what may be a town: "Meir 12 Antwerpen", "Meir 12, 2000 Antwerpen". */
const placed =
  /\p{Lu}[\p{L}'’.-]*\s+\d{1,4}\s?[a-z]?,?\s+(?:(?:in|te|à|[1-9]\d{3})\s+)?(\p{Lu}[\p{L}'’-]+)/gu;

function withoutPrivateParts(text: string): string {
  return privateParts
    .reduce((rest, part) => rest.replaceAll(part, ' '), withoutPlaces(text))
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function withoutPlaces(text: string): string {
  return text.replaceAll(placed, (found: string, town: string) => (townNamed(town) === null ? found : ' '));
}

/** Paths that consist of fixed segments and ids. */
const wordless =
  /^\/(?:account|staff)(?:\/(?:[a-z]+|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}))*$/u;

/**
 * The path itself, or one by the notification's id if the path may contain a slug, which consists of a seller's
 * words.
 */
function withoutWords(path: string, tag: string): string {
  return wordless.test(path) ? path : notificationAddress(tag);
}

/** Keeps personal data out of a payload; an object, so that an acceptance test can break a rule. */
export const payloadRules = { text: withoutPrivateParts, path: withoutWords };

const shop = 'Hervonden';
/**
 * Maximum lengths in characters. Even with two bytes for each, a payload stays below the 3,993 bytes that every push
 * service accepts.
 */
const longest = { title: 120, body: 300, tag: 120, path: 300 } as const;

export interface PushContent {
  readonly title: string;
  readonly body: string;
  /** The page of the shop that the notification opens. */
  readonly path: string;
  /** The notification's id, `<topic>:<subject>`. */
  readonly tag: string;
  readonly lang: Locale;
  /** How many notifications the person has not read. */
  readonly unread: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/**
 * The message for a browser. Leaves out amounts, addresses, email addresses and phone numbers that a seller wrote
 * into a title, also where the URL of a page contains the title. Replaces a path that leads out of the shop by the
 * home page.
 */
export function pushMessage(content: PushContent, publicUrl: string): PushMessage {
  const { title, body, path, tag, lang, unread, createdAt } = content;
  const badge = String(Math.max(0, Math.trunc(unread)));
  return {
    web_push: 8030,
    notification: {
      title: cutText(payloadRules.text(title), longest.title) || shop,
      body: cutText(payloadRules.text(body), longest.body),
      tag: tag.slice(0, longest.tag),
      navigate: ownAddress(path, tag, publicUrl),
      ...{ lang, timestamp: createdAt, app_badge: badge },
    },
    app_badge: badge,
  };
}

function ownAddress(path: string, tag: string, publicUrl: string): string {
  const home = new URL('/', publicUrl);
  const url = path.length > longest.path ? null : URL.parse(path, publicUrl);
  const isOwn = url !== null && path.startsWith('/') && url.origin === home.origin;
  return isOwn ? new URL(payloadRules.path(path, tag), home).href : home.href;
}
