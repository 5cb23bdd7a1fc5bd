import type { CookieConsent } from '#domain/consent/cookie-consent.ts';
import { noConsent } from '#domain/consent/cookie-consent.ts';
import { consent$ } from '#src/platform/consent/consent.ts';

declare global {
  /** The array that tag managers read, by convention. */
  var dataLayer: unknown[] | undefined;
}

export interface TagManager {
  push(event: string, facts: Readonly<Record<string, unknown>>): void;
}

let one: TagManager | null = null;

/** The tag manager of this page. It first denies all consent, then sends the person's choice (TRACK-001). */
export function tagManager(): TagManager {
  one ??= startTagManager();
  return one;
}

/** Creates a tag manager that starts with consent denied and follows the person's choice. */
export function startTagManager(): TagManager {
  globalThis.dataLayer ??= [];
  const layer = globalThis.dataLayer;
  // By convention a command is an `arguments` object; tag managers ignore arrays.
  function command(..._values: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  command('consent', 'default', storages(noConsent));
  consent$.subscribe((consent) => {
    if (consent !== null) command('consent', 'update', storages(consent));
  });
  return {
    push(event, facts) {
      if (consent$.value?.statisticsConsent === true) layer.push({ event, ...facts });
    },
  };
}

function storages({ statisticsConsent, marketingConsent }: CookieConsent) {
  const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  const marketing = word(marketingConsent);
  return {
    ...{ analytics_storage: word(statisticsConsent), ad_storage: marketing },
    ...{ ad_user_data: marketing, ad_personalization: marketing },
  };
}
