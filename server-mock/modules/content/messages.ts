import type { Messages } from '../../messages.ts';

export const contentMessages: Messages = {
  listing_content_exists: {
    nl: 'Deze lijst heeft al teksten. Pas die aan.',
    en: 'This listing has texts already. Change those.',
    fr: 'Cette liste a déjà des textes. Modifiez-les.',
  },
  text_service_failed: {
    nl: 'De tekstdienst schreef niets. Probeer het opnieuw.',
    en: 'The text service wrote nothing. Please try again.',
    fr: 'Le service de texte n’a rien écrit. Veuillez réessayer.',
  },
};
