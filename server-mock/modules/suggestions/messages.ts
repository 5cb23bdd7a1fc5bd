import type { SuggestionProblem } from '#domain/suggestion/life-cycle.ts';
import type { Messages } from '../../messages.ts';

const problems: Readonly<Record<SuggestionProblem, string>> = {
  suggestion_product_unavailable: /*i18n*/ 'This product is no longer for sale. Nothing has changed.',
  suggestion_price_changed:
    /*i18n*/ 'You have changed the price since, so this suggestion no longer applies.',
};

export const suggestionMessages: Messages = {
  ...problems,
  suggestion_answered: /*i18n*/ 'This suggestion is no longer open.',
};
