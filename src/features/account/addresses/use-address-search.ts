import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type AddressSuggestion,
  longestInput,
  suggestDelay,
  suggestFrom,
} from '#domain/address/suggestion.ts';
import { request } from '#src/data/graphql/client.ts';
import {
  AddressSuggestionsDocument,
  SelectAddressDocument,
  type SelectAddressMutation,
} from './addresses.gen.ts';

/** A complete place, as the server resolved it. */
export interface PickedAddress {
  readonly street: string;
  readonly houseNumber: string;
  readonly houseNumberExtension: string;
  readonly postcode: string;
  readonly city: string;
  readonly province: string | null;
  readonly country: 'NL' | 'BE';
}

/**
 * `none`: the search found nothing (ADDR-021). `failed`: the search could not be done. `not_found`: the chosen place
 * no longer exists (ADDR-022).
 */
export type SearchState = 'idle' | 'searching' | 'found' | 'none' | 'failed' | 'picking' | 'not_found';

export interface AddressSearch {
  readonly state: SearchState;
  readonly suggestions: readonly AddressSuggestion[];
  /** To be called on every keystroke. */
  readonly type: (input: string) => void;
  /** Resolves a suggestion; null when that failed, with the reason in `state`. */
  readonly pick: (suggestion: AddressSuggestion) => Promise<PickedAddress | null>;
}

type Found = Exclude<SelectAddressMutation['addressSelect'], { readonly errorCode: string }>;

/** Copied field by field: a picked address is stored on the device, without the fields that GraphQL adds. */
function pickedAddress(found: Found): PickedAddress {
  const { street, houseNumber, houseNumberExtension, postcode, city, province, country } = found;
  return {
    ...{ street, houseNumber, houseNumberExtension, postcode, city, province },
    country: country === 'BE' ? 'BE' : 'NL',
  };
}

const nothing: readonly AddressSuggestion[] = [];

/**
 * Suggestions for the typed text: from 3 characters (ADDR-005), 250 ms after the last keystroke (ADDR-006), in one
 * session until a suggestion is chosen (ADDR-003). With `cartUuid` the chosen address is set on that cart (ADDR-009).
 */
export function useAddressSearch(cartUuid: string | null = null): AddressSearch {
  const [state, setState] = useState<SearchState>('idle');
  const [suggestions, setSuggestions] = useState(nothing);
  const session = useRef<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = useCallback(() => {
    clearTimeout(waiting.current);
    running.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const show = (next: SearchState, found: readonly AddressSuggestion[] = nothing) => {
    setState(next);
    setSuggestions(found);
  };

  const ask = async (input: string) => {
    const run = new AbortController();
    running.current = run;
    setState('searching');
    try {
      const variables = { input, sessionId: session.current };
      const { addressAutocomplete: answer } = await request(AddressSuggestionsDocument, variables, run);
      if (run.signal.aborted) return;
      if ('errorCode' in answer) {
        const isNone = answer.__typename === 'AddressAutocompleteNotFoundError';
        return show(isNone ? 'none' : 'failed');
      }
      session.current = answer.sessionId;
      show('found', answer.suggestions);
    } catch {
      // ADDR-023: earlier suggestions would look like results for the current text.
      if (!run.signal.aborted) show('failed');
    }
  };

  const type = (input: string) => {
    stop();
    const text = input.trim();
    if (text.length < suggestFrom || text.length > longestInput) return show('idle');
    waiting.current = setTimeout(() => void ask(text), suggestDelay);
  };

  const pick = async ({ label, placeId }: AddressSuggestion): Promise<PickedAddress | null> => {
    stop();
    show('picking');
    const sessionId = session.current ?? '';
    session.current = null;
    try {
      const { addressSelect: answer } = await request(SelectAddressDocument, {
        cartUuid,
        label,
        placeId,
        sessionId,
      });
      if ('errorCode' in answer) {
        show(answer.__typename === 'AddressSelectNotFoundError' ? 'not_found' : 'failed');
        return null;
      }
      show('idle');
      return pickedAddress(answer);
    } catch {
      show('failed');
      return null;
    }
  };
  return { state, suggestions, type, pick };
}
