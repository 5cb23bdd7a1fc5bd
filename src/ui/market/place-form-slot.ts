import type { ReactNode } from 'react';
import type { AddressPlace } from '#domain/address/address-rules.ts';

/** The props of the address form that another feature provides. */
export interface PlaceFormSlotProps {
  /** The initial address; null for an empty form. */
  readonly first: AddressPlace | null;
  /** The label of its button. */
  readonly action: ReactNode;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  /** Called when the button is pressed, complete or not; the caller reports what is missing. */
  readonly onGiven: (place: AddressPlace) => void;
}

export type PlaceFormSlot = (props: PlaceFormSlotProps) => ReactNode;
