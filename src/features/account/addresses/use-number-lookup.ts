import { useEffect, useEffectEvent } from 'react';
import {
  isSameNumber,
  matchNumber,
  type NumberedPostcode,
  numberQuestion,
} from '#domain/address/number-lookup.ts';
import { suggestDelay } from '#domain/address/suggestion.ts';
import { request } from '#src/data/graphql/client.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { AddressSuggestionsDocument, SelectAddressDocument } from './addresses.gen.ts';

/** The result of a lookup by postcode and house number. */
export interface NumberedPlace {
  /** Empty where the postcode covers more than one street. */
  readonly street: string;
  readonly city: string;
  /** Empty when unknown. */
  readonly province: string;
}

/**
 * Looks up street and city once postcode and house number are complete, after a debounce. Does nothing offline or
 * when the number is not in the register: the fields stay editable. `isWanted` is called after the debounce, before
 * the lookup.
 */
export function useNumberLookup(
  asked: NumberedPostcode,
  isWanted: () => boolean,
  onFound: (found: NumberedPlace) => void,
): void {
  const question = useIsOffline() ? null : numberQuestion(asked);
  const begin = useEffectEvent(() => (isWanted() ? asked : null));
  const take = useEffectEvent(onFound);
  useEffect(() => {
    if (question === null) return;
    const run = new AbortController();
    const lookUp = async () => {
      const wanted = begin();
      const found = wanted === null ? null : await numberedPlace(wanted, question, run.signal);
      if (found !== null && !run.signal.aborted) take(found);
    };
    const timer = setTimeout(() => void lookUp(), suggestDelay);
    return () => {
      clearTimeout(timer);
      run.abort();
    };
  }, [question]);
}

async function numberedPlace(
  asked: NumberedPostcode,
  input: string,
  signal: AbortSignal,
): Promise<NumberedPlace | null> {
  try {
    const variables = { input, sessionId: null };
    const { addressAutocomplete: answer } = await request(AddressSuggestionsDocument, variables, { signal });
    if ('errorCode' in answer) return null;
    const match = matchNumber(asked, answer.suggestions);
    if (match === null) return null;
    const { label, placeId } = match.suggestion;
    const choice = { cartUuid: null, label, placeId, sessionId: answer.sessionId };
    const { addressSelect: found } = await request(SelectAddressDocument, choice, { signal });
    if ('errorCode' in found) return null;
    const { street, city, province, postcode, houseNumber } = found;
    const country = found.country === 'BE' ? 'BE' : 'NL';
    if (!isSameNumber(asked, { postcode, houseNumber, country })) return null;
    return { street: match.namesStreet ? street : '', city, province: province ?? '' };
  } catch (error) {
    // A failed lookup is only logged: the fields can be filled in by hand.
    if (!signal.aborted) logger.info('number_not_looked_up', { error: errorText(error) });
    return null;
  }
}
