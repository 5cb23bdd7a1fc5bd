import type { SuggestionProblem } from '#domain/suggestion/life-cycle.ts';
import type { Locale, Messages } from '../../messages.ts';

const problems: Readonly<Record<SuggestionProblem, Readonly<Record<Locale, string>>>> = {
  suggestion_product_unavailable: {
    nl: 'Dit stuk staat niet meer te koop. Er is niets veranderd.',
    en: 'This piece is no longer for sale. Nothing was changed.',
    fr: 'Cette pièce n’est plus en vente. Rien n’a été modifié.',
  },
  suggestion_price_changed: {
    nl: 'Je hebt de prijs intussen zelf gewijzigd. Daarom is dit voorstel vervallen.',
    en: 'You have changed the price since, so this suggestion no longer applies.',
    fr: 'Vous avez modifié le prix entre-temps : cette suggestion n’est plus valable.',
  },
};

export const suggestionMessages: Messages = {
  ...problems,
  suggestion_answered: {
    nl: 'Dit voorstel staat niet meer open.',
    en: 'This suggestion is no longer open.',
    fr: 'Cette suggestion n’est plus ouverte.',
  },
};
