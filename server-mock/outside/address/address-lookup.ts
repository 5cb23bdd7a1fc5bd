import type { AddressSuggestion } from '#domain/address/suggestion.ts';

/** The address behind a suggestion (ADDR-001 without the person). */
export interface FoundAddress {
  readonly street: string;
  /** Digits; empty if only the street is known. */
  readonly houseNumber: string;
  readonly houseNumberExtension: string;
  readonly postcode: string;
  readonly city: string;
  /** Such as "nl-utrecht"; null if the service does not return it. */
  readonly province: string | null;
  readonly country: 'NL' | 'BE';
}

export interface AddressQuestion {
  /** At least three characters, trimmed. */
  readonly input: string;
  /** Identifies one person's search for one address; such services bill per session. */
  readonly sessionId: string;
}

/**
 * Finds addresses by partial input (ADDR-026, ADDR-027). An empty list or null means that there is none. Rejects with
 * AddressServiceError if the service fails.
 */
export interface AddressLookup {
  suggest(question: AddressQuestion): Promise<readonly AddressSuggestion[]>;
  resolve(placeId: string, sessionId: string): Promise<FoundAddress | null>;
}

/** The address service did not respond, or its response was invalid; the message is for the log only. */
export class AddressServiceError extends Error {}

/** Maximum number of suggestions per response. */
export const mostSuggestions = 8;
