import { type Locale, locales } from '#domain/constants/locales.ts';
import { momentText } from './date-texts.ts';
import { acceptedLanguages } from './http/accept-language.ts';

export { type Locale, locales };

/**
 * The messages of error codes, in every language. Each module declares its own in `messages.ts`.
 * `{until}` is replaced by the time of the error, which must be set for codes that use it.
 */
export type Messages = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

const generic = {
  nl: 'Er ging iets mis. Probeer het opnieuw.',
  en: 'Something went wrong. Please try again.',
  fr: 'Une erreur est survenue. Veuillez réessayer.',
} as const;

/** The messages of the codes that belong to no module. */
export const commonMessages: Messages = {
  internal_error: generic,
  invalid_request: {
    nl: 'De server begreep dit verzoek niet.',
    en: 'The server did not understand this request.',
    fr: 'Le serveur n’a pas compris cette demande.',
  },
  too_large: {
    nl: 'Dit is te groot om te versturen.',
    en: 'This is too large to send.',
    fr: 'Cet envoi est trop volumineux.',
  },
  failed_to_create: {
    nl: 'Dit kon niet worden aangemaakt. Probeer het opnieuw.',
    en: 'This could not be created. Please try again.',
    fr: 'La création n’a pas abouti. Veuillez réessayer.',
  },
  failed_to_update: {
    nl: 'Dit kon niet worden bewaard. Probeer het opnieuw.',
    en: 'This could not be saved. Please try again.',
    fr: 'L’enregistrement n’a pas abouti. Veuillez réessayer.',
  },
  failed_to_get: {
    nl: 'Dit kon niet worden opgehaald. Probeer het opnieuw.',
    en: 'This could not be fetched. Please try again.',
    fr: 'La lecture n’a pas abouti. Veuillez réessayer.',
  },
  failed_to_delete: {
    nl: 'Dit kon niet worden verwijderd. Probeer het opnieuw.',
    en: 'This could not be removed. Please try again.',
    fr: 'La suppression n’a pas abouti. Veuillez réessayer.',
  },
  wrong_state: {
    nl: 'Dit kan niet meer: er is intussen iets veranderd. Vernieuw de pagina om te zien wat je nu kunt doen.',
    en: 'This is no longer possible: something has changed in the meantime. Refresh the page to see what you can do now.',
    fr: 'Ce n’est plus possible : quelque chose a changé entre-temps. Actualisez la page pour voir ce que vous pouvez faire.',
  },
  actor_not_allowed: {
    nl: 'Jij kunt dit niet doen.',
    en: 'You cannot do this.',
    fr: 'Vous ne pouvez pas effectuer cette action.',
  },
  not_found: {
    nl: 'Dit adres bestaat niet.',
    en: 'This address does not exist.',
    fr: 'Cette adresse n’existe pas.',
  },
  validation_error: {
    nl: 'Controleer de gemarkeerde velden.',
    en: 'Please check the marked fields.',
    fr: 'Vérifiez les champs signalés.',
  },
  user_not_authenticated: {
    nl: 'Log in om verder te gaan.',
    en: 'Log in to continue.',
    fr: 'Connectez-vous pour continuer.',
  },
  no_object_permission: {
    nl: 'Dit is niet van jou.',
    en: 'This is not yours.',
    fr: 'Cet élément ne vous appartient pas.',
  },
  no_admin_permissions: {
    nl: 'Alleen medewerkers mogen dit doen.',
    en: 'Only staff may do this.',
    fr: 'Seul le personnel peut effectuer cette action.',
  },
  object_does_not_exist: {
    nl: 'Dit bestaat niet.',
    en: 'This does not exist.',
    fr: 'Cet élément n’existe pas.',
  },
  invalid_uuid: {
    nl: 'Dit adres klopt niet.',
    en: 'This address is not right.',
    fr: 'Cette adresse n’est pas valide.',
  },
  too_many_requests: {
    nl: 'Je probeert dit te vaak. Wacht even en probeer het opnieuw.',
    en: 'You are trying this too often. Please wait a moment and try again.',
    fr: 'Trop de tentatives. Patientez un instant, puis réessayez.',
  },
  command_id_reused: {
    nl: 'Deze opdracht is al gebruikt voor iets anders.',
    en: 'This request was already used for something else.',
    fr: 'Cette demande a déjà été utilisée pour autre chose.',
  },
  must_refetch: {
    nl: 'Je gegevens worden opnieuw opgehaald.',
    en: 'Your data is being fetched again.',
    fr: 'Vos données sont récupérées à nouveau.',
  },
  client_outdated: {
    nl: 'Er is een nieuwe versie. Vernieuw de app om verder te gaan.',
    en: 'There is a new version. Refresh the app to continue.',
    fr: 'Une nouvelle version est disponible. Actualisez l’application pour continuer.',
  },
};

/**
 * Returns the message for an error code; unknown codes get the generic one. `until` replaces `{until}`, in the
 * Amsterdam time zone.
 */
export type Sentence = (code: string, locale: Locale, until?: Date | null) => string;

/** Creates the function that returns one of these messages. */
export function createSentence(messages: Messages): Sentence {
  return (code, locale, until = null) => {
    const found = (Object.hasOwn(messages, code) ? (messages[code] ?? generic) : generic)[locale];
    return until === null ? found : found.replaceAll('{until}', clockText(until, locale));
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
