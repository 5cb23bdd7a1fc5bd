import type { AddressSuggestion } from '#domain/address/suggestion.ts';

/** A place that a suggestion stands for (ADDR-001 without the person). */
export interface FoundAddress {
  readonly street: string;
  /** Digits; empty when only the street is known. */
  readonly houseNumber: string;
  readonly houseNumberExtension: string;
  readonly postcode: string;
  readonly city: string;
  /** "nl-utrecht"; null when the service does not say. */
  readonly province: string | null;
  readonly country: 'NL' | 'BE';
}

export interface AddressQuestion {
  /** At least three characters, trimmed. */
  readonly input: string;
  /** One person's search for one address; such services bill by it. */
  readonly sessionId: string;
}

/**
 * Finds addresses by what is typed of them (ADDR-026, ADDR-027). An empty list or null: there is none. Rejects with
 * AddressServiceError when nobody can say.
 */
export interface AddressLookup {
  suggest(question: AddressQuestion): Promise<readonly AddressSuggestion[]>;
  resolve(placeId: string, sessionId: string): Promise<FoundAddress | null>;
}

/** The address service did not answer, or not with what was agreed; the message is for the log. */
export class AddressServiceError extends Error {}

/** At most so many suggestions at once. */
export const mostSuggestions = 8;
