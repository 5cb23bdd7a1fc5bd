import { msg } from '@lingui/core/macro';
import { type PageContent, photo, points, text } from '../page-content.ts';

/** /over-ons (ROUTE-033, CONTENT-001). */
export const about: PageContent = {
  path: '/over-ons',
  title: msg`About Hervonden`,
  lead: msg`Hervonden means found again. It is the marketplace in the Netherlands and Belgium for second-hand, vintage, antique and second-chance furniture, lamps and home decor.`,
  photo: { key: 'kloostertafel-naturel-hout-1.jpg', color: '#e8e8d8' },
  sections: [
    {
      id: 'why',
      heading: msg`Why we are here`,
      blocks: [
        text(
          msg`A good table lasts longer than the home it was bought for. People move, families grow, taste changes, and the table is still fine. We think it deserves a next home instead of a place at the kerb.`,
        ),
        text(
          msg`Buying something used from a stranger used to ask for courage, a van and cash. We take those three away: the payment is held until you confirm, delivery is arranged with the order, and you know beforehand what happens when something is not right.`,
        ),
      ],
    },
    {
      id: 'who',
      heading: msg`Who sells here`,
      blocks: [
        points(
          msg`Private sellers, with the sideboard of an aunt or the chair that no longer fits.`,
          msg`Shops and dealers who look for pieces, know what they are and say what is wrong with them.`,
          msg`Brands, with showroom models and other second-chance pieces that are as good as new.`,
        ),
        photo('lounge-fauteuil-notenhout-zwart-leder-1.jpg', '#483838'),
      ],
    },
    {
      id: 'how',
      heading: msg`What we look after`,
      blocks: [
        text(
          msg`Every listing says what a piece measures, what it is made of and what state it is in, with photos of the piece itself. A new seller's listings are read by us before they appear.`,
        ),
        text(
          msg`We stand between buyer and seller until the piece has arrived. Only when the buyer says that it is right does the money go to the seller.`,
        ),
      ],
    },
  ],
  related: ['/hoe-werkt-het', '/kopersbescherming', '/duurzaamheid', '/contact'],
};
