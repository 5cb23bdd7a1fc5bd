import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { FormPlace } from '#domain/address/filled-place.ts';
import { longestInput, suggestFrom } from '#domain/address/suggestion.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { SuggestBox } from '#src/ui/kit/suggest-box.tsx';
import { type PickedAddress, type SearchState, useAddressSearch } from './use-address-search.ts';
import { useFilledPlace } from './use-filled-place.ts';

export interface AddressEntryProps {
  /** The current place in the form. */
  readonly place: FormPlace;
  /** A place that was put into the form later without being typed, such as a saved address. */
  readonly given?: FormPlace | null;
  /**
   * Fills in parts of the place: the chosen suggestion (ADDR-007), the result of postcode and house number, and empty
   * or restored values when a new search starts (ADDR-004). Typed values stay, unless a suggestion is chosen.
   */
  readonly onFill: (part: Partial<FormPlace>) => void;
  /** Called after `onFill`, when a suggestion was chosen and resolved. */
  readonly onPicked?: (address: PickedAddress) => void;
  /** The cart that takes the chosen address (ADDR-009). */
  readonly cartUuid?: string | null;
}

/** States in which no list of suggestions is expected. */
const isOver: ReadonlySet<SearchState> = new Set(['failed', 'not_found', 'picking']);

/** Finds an address from a part of it. Filling in by hand is always possible, and the only option offline. */
export function AddressEntry(props: AddressEntryProps) {
  const { place, given = null, onFill, onPicked, cartUuid = null } = props;
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const search = useAddressSearch(cartUuid);
  const [input, setInput] = useState('');
  const [isChosen, setChosen] = useState(false);
  const filled = useFilledPlace({ place, given, onFill });
  const type = (text: string) => {
    setInput(text);
    setChosen(false);
    filled.search(text);
    search.type(isOffline ? '' : text);
  };
  const choose = async (placeId: string) => {
    const suggestion = search.suggestions.find((one) => one.placeId === placeId);
    if (suggestion === undefined) return;
    setInput(suggestion.label);
    const address = await search.pick(suggestion);
    if (address === null) return;
    setChosen(true);
    filled.pick(address);
    onPicked?.(address);
  };
  // Opens at the first keystroke that starts a search; a list that opens later would need another keystroke.
  const isLongEnough = input.trim().length >= suggestFrom;
  const isOpen = !isOffline && isLongEnough && !isChosen && !isOver.has(search.state);
  return (
    <SuggestBox
      label={<Trans>Find your address</Trans>}
      description={helpFor(search.state, isOffline)}
      placeholder={t`Street and house number, city`}
      input={input}
      onInput={type}
      suggestions={search.suggestions.map(({ placeId, ...shown }) => ({ ...shown, id: placeId }))}
      onPick={(placeId) => void choose(placeId)}
      isBusy={search.state === 'searching' || search.state === 'picking'}
      emptyText={isOpen ? (search.state === 'none' ? t`No suggestions found.` : t`Searching…`) : null}
      maxLength={longestInput}
    />
  );
}

function helpFor(state: SearchState, isOffline: boolean): ReactNode {
  if (isOffline) return <Trans>You are offline. Enter the address below.</Trans>;
  if (state === 'failed') {
    return <Trans>Address search is not working right now. Enter your address below.</Trans>;
  }
  if (state === 'not_found') {
    return <Trans>We could not load this address. Choose another one or enter it yourself.</Trans>;
  }
  return <Trans>Type at least three characters to see suggestions, or fill in the fields below.</Trans>;
}
