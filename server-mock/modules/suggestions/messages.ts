import type { SuggestionProblem } from '#domain/suggestion/life-cycle.ts';
import type { Locale, Messages } from '../../messages.ts';

const problems: Readonly<Record<SuggestionProblem, Readonly<Record<Locale, string>>>> = {
  suggestion_product_unavailable: {
    nl: 'Dit stuk staat niet meer te koop. Er is niets veranderd.',
    en: 'This piece is no longer for sale. Nothing was changed.',
    fr: "Cette pièce n'est plus en vente. Rien n'a été modifié.",
  },
  suggestion_price_changed: {
    nl: 'De prijs van dit stuk is intussen veranderd. Dit voorstel past er niet meer bij.',
    en: 'The price of this piece has changed meanwhile. This suggestion no longer fits it.',
    fr: 'Le prix de cette pièce a changé entre-temps. Cette proposition ne convient plus.',
  },
};

export const suggestionMessages: Messages = {
  ...problems,
  suggestion_answered: {
    nl: 'Dit voorstel staat niet meer open.',
    en: 'This suggestion is no longer open.',
    fr: "Cette proposition n'est plus ouverte.",
  },
};
