import { type AddressSuggestion, longestInput, suggestFrom } from '#domain/address/suggestion.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { AddressAutocompleteNotFoundError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { sessionFor } from './sessions.ts';

/** Limits the suggestions per caller: enough for several minutes of typing, too few to copy an address register. */
export const askRule = limitRules.addressAutocomplete;

export interface Suggestions {
  readonly suggestions: readonly AddressSuggestion[];
  readonly sessionId: string;
}

/**
 * Returns address suggestions for partial input (ADDR-026). Throws ValidationError if the input has fewer than 3
 * (ADDR-005) or more than 120 characters, AddressAutocompleteNotFoundError if nothing matches, and
 * TooManyRequestsError.
 */
export async function autocomplete(
  context: GraphqlContext,
  asked: { readonly input: string; readonly sessionId: string | null },
): Promise<Suggestions> {
  const input = asked.input.trim();
  if (input.length < suggestFrom) throw refusal('address_input_too_short');
  if (input.length > longestInput) throw refusal('address_input_too_long');
  await context.limits.spend(askRule, context.ip);
  const sessionId = await sessionFor(context.db, asked.sessionId, context.clock.now());
  const suggestions = await context.addresses.suggest({ input, sessionId });
  if (suggestions.length === 0) throw new AddressAutocompleteNotFoundError();
  return { suggestions, sessionId };
}

function refusal(code: string): ValidationError {
  return new ValidationError(code, [{ field: 'input', code }]);
}
