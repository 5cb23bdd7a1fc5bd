import type { TextsByDetail } from './texts-by-detail.ts';

type ReviewKind = 'review_requested' | 'review_published' | 'review_replied';

/** Texts of the notifications about reviews. The detail is the reader's side of the sale. */
export const reviewTexts: Readonly<Record<ReviewKind, TextsByDetail>> = {
  review_requested: {
    BUYER: {
      nl: ['Hoe was je aankoop van {title}?', 'Schrijf een beoordeling over de verkoper.'],
      en: ['How was buying {title}?', 'Write a review of the seller.'],
      fr: ['Comment s’est passé l’achat de {title} ?', 'Donnez votre avis sur le vendeur.'],
    },
    SELLER: {
      nl: ['Hoe verliep de verkoop van {title}?', 'Schrijf een beoordeling over de koper.'],
      en: ['How did the sale of {title} go?', 'Write a review of the buyer.'],
      fr: ['Comment s’est passée la vente de {title} ?', 'Donnez votre avis sur l’acheteur.'],
    },
  },
  review_published: {
    BUYER: {
      nl: ['Je hebt een beoordeling voor {title}', 'De verkoper heeft je beoordeeld.'],
      en: ['You have a review for {title}', 'The seller has reviewed you.'],
      fr: ['Vous avez un avis pour {title}', 'Le vendeur vous a évalué.'],
    },
    SELLER: {
      nl: ['Je hebt een beoordeling voor {title}', 'De koper heeft je beoordeeld.'],
      en: ['You have a review for {title}', 'The buyer has reviewed you.'],
      fr: ['Vous avez un avis pour {title}', 'L’acheteur vous a évalué.'],
    },
  },
  review_replied: {
    '': {
      nl: ['Reactie op je beoordeling van {title}', 'Lees wat de ander schreef.'],
      en: ['Reply to your review of {title}', 'Read what the other side wrote.'],
      fr: ['Réponse à votre avis sur {title}', 'Lisez ce que l’autre partie a écrit.'],
    },
  },
};
