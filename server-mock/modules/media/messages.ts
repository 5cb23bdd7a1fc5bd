import type { Messages } from '../../messages.ts';

export const mediaMessages: Messages = {
  empty_file: {
    nl: 'Dit bestand is leeg.',
    en: 'This file is empty.',
    fr: 'Ce fichier est vide.',
  },
  not_an_image: {
    nl: 'Dit bestand is geen foto.',
    en: 'This file is not a photo.',
    fr: 'Ce fichier n’est pas une photo.',
  },
  unsupported_image: {
    nl: 'Dit soort afbeelding kunnen we niet gebruiken.',
    en: 'We cannot use this kind of image.',
    fr: 'Nous ne pouvons pas utiliser ce type d’image.',
  },
  several_images: {
    nl: 'Dit bestand bevat meerdere beelden, zoals een animatie of een fotoreeks. Kies één losse foto.',
    en: 'This file holds several pictures, such as an animation or a burst. Choose a single photo.',
    fr: 'Ce fichier contient plusieurs images, comme une animation ou une rafale. Choisissez une seule photo.',
  },
  damaged_file: {
    nl: 'Dit bestand is beschadigd.',
    en: 'This file is damaged.',
    fr: 'Ce fichier est endommagé.',
  },
  too_many_pixels: {
    nl: 'Deze foto heeft meer dan 50 megapixel.',
    en: 'This photo has more than 50 megapixels.',
    fr: 'Cette photo dépasse 50 mégapixels.',
  },
  too_small: {
    nl: 'Deze foto is te klein: elke zijde moet minstens 300 pixels zijn.',
    en: 'This photo is too small: each side must be at least 300 pixels.',
    fr: 'Cette photo est trop petite : chaque côté doit faire au moins 300 pixels.',
  },
  hash_mismatch: {
    nl: 'De foto kwam niet goed over. Probeer het opnieuw.',
    en: 'The photo did not arrive intact. Please try again.',
    fr: 'La photo n’est pas arrivée intacte. Veuillez réessayer.',
  },
  upload_not_found: {
    nl: 'Deze upload is niet bekend.',
    en: 'This upload is not known.',
    fr: 'Cet envoi est inconnu.',
  },
  background_busy: {
    nl: 'Het is even druk met foto’s. Je foto blijft zoals hij is; probeer het over een minuut opnieuw.',
    en: 'We are busy with other photos. Yours stays as it is; please try again in a minute.',
    fr: 'Trop de photos sont en cours de traitement. La vôtre reste telle quelle ; réessayez dans une minute.',
  },
  background_no_subject: {
    nl: 'We zien niet goed wat het meubel is en wat de achtergrond. Je foto blijft zoals hij is. Met een effen achtergrond lukt het vaak wel.',
    en: 'We cannot tell the piece from its background. Your photo stays as it is. A plain background often helps.',
    fr: 'Impossible de distinguer l’objet de l’arrière-plan. Votre photo reste telle quelle. Un fond uni aide souvent.',
  },
  background_failed: {
    nl: 'De achtergrond weghalen is niet gelukt. Je foto blijft zoals hij is.',
    en: 'We could not remove the background. Your photo stays as it is.',
    fr: 'L’arrière-plan n’a pas pu être supprimé. Votre photo reste telle quelle.',
  },
  server_busy: {
    nl: 'Het is even druk. Probeer het zo opnieuw.',
    en: 'We are busy for a moment. Please try again shortly.',
    fr: 'Le service est momentanément occupé. Réessayez dans un instant.',
  },
};
