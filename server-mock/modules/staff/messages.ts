import type { Messages } from '../../messages.ts';

export const staffMessages: Messages = {
  only_second_chance: {
    nl: 'De staat pas je alleen aan bij een tweedekansstuk.',
    en: 'The condition is changed for second-chance pieces only.',
    fr: 'L’état ne se modifie que pour les pièces de seconde chance.',
  },
  no_editorial_description: {
    nl: 'Dit stuk heeft geen tekst van de winkel.',
    en: 'This piece has no text by the shop.',
    fr: 'Cette pièce n’a pas de texte de la boutique.',
  },
};
