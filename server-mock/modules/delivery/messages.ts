import type { Messages } from '../../messages.ts';

export const deliveryMessages: Messages = {
  delivery_postcode_required: {
    nl: 'Vul eerst een postcode in.',
    en: 'Fill in a postcode first.',
    fr: 'Saisissez d’abord un code postal.',
  },
  delivery_address_incomplete: {
    nl: 'Vul je hele adres in, dan zie je wat bezorgen kost.',
    en: 'Fill in your whole address to see what delivery costs.',
    fr: 'Saisissez votre adresse complète pour voir le prix de la livraison.',
  },
};
