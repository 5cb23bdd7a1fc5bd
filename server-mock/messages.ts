import { type Locale, locales } from '#domain/constants/locales.ts';
import { momentText } from './date-texts.ts';
import { acceptedLanguages } from './http/accept-language.ts';
import { i18nOf } from './i18n.ts';

export { type Locale, locales };

/** The English message, which is its id in the catalogues, or a message with values that never change. */
type Message = string | { readonly id: string; readonly values: Readonly<Record<string, number>> };

/**
 * The messages of error codes. Each module declares its own in `messages.ts`. `{until}` is replaced
 * by the time of the error, which must be set for codes that use it.
 */
export type Messages = Readonly<Record<string, Message>>;

const generic: Message = /*i18n*/ 'Something went wrong. Try again.';

/** The messages of the codes that belong to no module. */
export const commonMessages: Messages = {
  internal_error: generic,
  invalid_request: /*i18n*/ 'The server did not understand this request.',
  too_large: /*i18n*/ 'This is too large to send.',
  failed_to_create: /*i18n*/ 'This could not be created. Try again.',
  failed_to_update: /*i18n*/ 'This could not be saved. Try again.',
  failed_to_get: /*i18n*/ 'This could not be loaded. Try again.',
  failed_to_delete: /*i18n*/ 'This could not be deleted. Try again.',
  wrong_state:
    /*i18n*/ 'This is no longer possible: something has changed in the meantime. Refresh the page to see what you can do now.',
  actor_not_allowed: /*i18n*/ 'You are not allowed to do this.',
  not_found: /*i18n*/ 'This address does not exist.',
  validation_error: /*i18n*/ 'Check the highlighted fields.',
  user_not_authenticated: /*i18n*/ 'Sign in to continue.',
  no_object_permission: /*i18n*/ 'This is not yours.',
  no_admin_permissions: /*i18n*/ 'Only staff may do this.',
  object_does_not_exist: /*i18n*/ 'This does not exist.',
  invalid_uuid: /*i18n*/ 'This address is not valid.',
  too_many_requests: /*i18n*/ 'You have tried this too many times. Wait a moment and try again.',
  command_id_reused: /*i18n*/ 'This request has already been used for something else.',
  must_refetch: /*i18n*/ 'Your data is being fetched again.',
  client_outdated: /*i18n*/ 'There is a new version. Refresh the app to continue.',
};

/**
 * Returns the message for an error code; unknown codes get the generic one. `until` is shown in the Amsterdam time
 * zone.
 */
export type Sentence = (code: string, locale: Locale, until?: Date | null) => string;

/** Creates the function that returns one of these messages. */
export function createSentence(messages: Messages): Sentence {
  return (code, locale, until = null) => {
    const found = Object.hasOwn(messages, code) ? (messages[code] ?? generic) : generic;
    const { id, values } = typeof found === 'string' ? { id: found, values: {} } : found;
    return i18nOf(locale)._(id, until === null ? values : { ...values, until: clockText(until, locale) });
  };
}

/**
 * Formats a moment such as "22 november om 14:32", rounded up to the next whole minute so that the obstacle has ended
 * by then.
 */
function clockText(moment: Date, locale: Locale): string {
  const minute = 60_000;
  return momentText(new Date(Math.ceil(moment.getTime() / minute) * minute), locale);
}

/** Returns the preferred supported language of an Accept-Language header; Dutch by default. */
export function localeOf(header: string | undefined): Locale {
  const known = acceptedLanguages(header).map((language) => locales.find((locale) => locale === language));
  return known.find((locale) => locale !== undefined) ?? 'nl';
}
