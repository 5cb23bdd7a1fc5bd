import type { ReactNode } from 'react';
import type { AddressPlace } from '#domain/address/address-rules.ts';

/** What whoever asks for an address wants of the form that another room brings. */
export interface PlaceFormSlotProps {
  /** What stands in it first; null for an empty form. */
  readonly first: AddressPlace | null;
  /** The words of its button. */
  readonly action: ReactNode;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  /** The button was pressed, complete or not: whoever asks says what is missing. */
  readonly onGiven: (place: AddressPlace) => void;
}

export type PlaceFormSlot = (props: PlaceFormSlotProps) => ReactNode;
