import type { AddressSuggestion } from '#domain/address/suggestion.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import {
  type AddressLookup,
  type AddressQuestion,
  AddressServiceError,
  mostSuggestions,
} from './address-lookup.ts';
import { ownLookup } from './own-lookup.ts';
import { createPdokLookup } from './pdok.ts';
import { createPlacesLookup } from './places-service.ts';

type Settings = Pick<Config, 'addressNlUrl' | 'addressBeUrl' | 'addressBeKey'>;
type Services = Readonly<Record<string, AddressLookup>>;

/**
 * Combines the configured services with the built-in list for countries without one. If a service fails, the built-in
 * list makes the suggestions. A service's own suggestion can only be resolved by that service, so that `resolve`
 * rejects while it is down.
 */
export function chooseAddressLookup(settings: Settings, log: Log): AddressLookup {
  const outside: Services = {
    ...(settings.addressNlUrl !== null && { nl: createPdokLookup(settings.addressNlUrl) }),
    ...(settings.addressBeUrl !== null && {
      be: createPlacesLookup({ base: settings.addressBeUrl, key: settings.addressBeKey ?? '' }),
    }),
  };
  const suggestOutside = (service: string, lookup: AddressLookup, question: AddressQuestion) =>
    lookup.suggest(question).then(
      (found) => named(service, found),
      (error: unknown) => {
        log.warn({ service, reason: reasonOf(error) }, 'address service failed');
        return null;
      },
    );
  return {
    async suggest(question) {
      const answers = await Promise.all(
        Object.entries(outside).map(([service, lookup]) => suggestOutside(service, lookup, question)),
      );
      const own =
        answers.length < 2 || answers.includes(null) ? named('own', await ownLookup.suggest(question)) : [];
      const countries = new Set(Object.keys(outside).filter((_, index) => answers[index] !== null));
      return inTurns([
        ...answers.flatMap((answer) => (answer === null ? [] : [answer])),
        own.filter(notOf(countries)),
      ]);
    },
    async resolve(placeId, sessionId) {
      const colon = placeId.indexOf(':');
      const service = placeId.slice(0, colon);
      const lookup =
        service === 'own' ? ownLookup : Object.hasOwn(outside, service) ? outside[service] : undefined;
      if (colon < 0 || lookup === undefined) return null;
      return await lookup.resolve(placeId.slice(colon + 1), sessionId);
    },
  };
}

function named(service: string, found: readonly AddressSuggestion[]): readonly AddressSuggestion[] {
  return found.map((one) => ({ ...one, placeId: `${service}:${one.placeId}` }));
}

/** Excludes the built-in list's suggestions for countries whose service responded, because its data is better. */
function notOf(countries: ReadonlySet<string>): (suggestion: AddressSuggestion) => boolean {
  return ({ label }) => !countries.has(/\d{4} [A-Z]{2} /.test(label) ? 'nl' : 'be');
}

/** Interleaves the lists, so that no country takes all the places. */
function inTurns(lists: readonly (readonly AddressSuggestion[])[]): readonly AddressSuggestion[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? []))
    .flat()
    .slice(0, mostSuggestions);
}

function reasonOf(error: unknown): string {
  return error instanceof AddressServiceError ? error.message : 'unexpected';
}
