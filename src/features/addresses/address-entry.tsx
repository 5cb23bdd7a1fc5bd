import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { FormPlace } from '#domain/address/filled-place.ts';
import { longestInput, suggestFrom } from '#domain/address/suggestion.ts';
import { useOnline } from '#src/data/use-online.ts';
import { SuggestBox } from '#src/ui/kit/suggest-box.tsx';
import { type PickedAddress, type SearchState, useAddressSearch } from './use-address-search.ts';
import { useFilledPlace } from './use-filled-place.ts';

export interface AddressEntryProps {
  /** The place as the form has it now. */
  readonly place: FormPlace;
  /** One that was put into the form after its start and not typed, such as a saved address. */
  readonly given?: FormPlace | null;
  /**
   * Fills in parts of the place: what was chosen (ADDR-007), what follows from postcode and house number, and nothing or
   * what was there before when somebody searches anew (ADDR-004). What was typed is left alone, but for a choice.
   */
  readonly onFill: (part: Partial<FormPlace>) => void;
  /** A suggestion was chosen and resolved; `onFill` has had it. */
  readonly onPicked?: (address: PickedAddress) => void;
  /** A cart that the choice goes into (ADDR-009). */
  readonly cartUuid?: string | null;
}

/** In these states there is no list to wait for. */
const isOver: ReadonlySet<SearchState> = new Set(['failed', 'not_found', 'picking']);

/** Finds an address by a part of it. Filling in by hand is always possible beside it, offline the only way. */
export function AddressEntry(props: AddressEntryProps) {
  const { place, given = null, onFill, onPicked, cartUuid = null } = props;
  const { t } = useLingui();
  const isOnline = useOnline();
  const search = useAddressSearch(cartUuid);
  const [input, setInput] = useState('');
  const [isChosen, setChosen] = useState(false);
  const filled = useFilledPlace({ place, given, onFill });
  const type = (text: string) => {
    setInput(text);
    setChosen(false);
    filled.search(text);
    search.type(isOnline ? text : '');
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
  // Open from the first keystroke that asks: the list that opens later would need another one.
  const isLongEnough = input.trim().length >= suggestFrom;
  const isOpen = isOnline && isLongEnough && !isChosen && !isOver.has(search.state);
  return (
    <SuggestBox
      label={<Trans>Find your address</Trans>}
      description={helpFor(search.state, isOnline)}
      placeholder={t`Street and number, place`}
      input={input}
      onInput={type}
      suggestions={search.suggestions.map(({ placeId, ...shown }) => ({ ...shown, id: placeId }))}
      onPick={(placeId) => void choose(placeId)}
      isBusy={search.state === 'searching' || search.state === 'picking'}
      emptyText={isOpen ? (search.state === 'none' ? t`No suggestions found.` : t`Searching …`) : null}
      maxLength={longestInput}
    />
  );
}

function helpFor(state: SearchState, isOnline: boolean): ReactNode {
  if (!isOnline) return <Trans>You are offline. Fill in the address below yourself.</Trans>;
  if (state === 'failed') {
    return <Trans>Addresses cannot be looked up right now. Fill in yours below yourself.</Trans>;
  }
  if (state === 'not_found') {
    return <Trans>We could not fetch this address. Choose another one or fill it in yourself.</Trans>;
  }
  return <Trans>From three characters on we suggest addresses. Or fill in the fields below.</Trans>;
}
