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
      heading: msg`Why Hervonden`,
      blocks: [
        text(
          msg`A good table lasts longer than the home it was bought for. People move, families grow and tastes change, but there is nothing wrong with the table. It can go to a new owner instead of being thrown away.`,
        ),
        text(
          msg`Buying second-hand from a stranger used to take courage, a van and cash. Not here: we hold your payment until you confirm receipt, you arrange delivery with your order, and you know beforehand what happens if something is wrong.`,
        ),
      ],
    },
    {
      id: 'who',
      heading: msg`Our sellers`,
      blocks: [
        points(
          msg`Private sellers, with an inherited sideboard or a chair they no longer have room for.`,
          msg`Shops and dealers who know what they buy and sell, and are open about defects.`,
          msg`Brands, with showroom models and other second-chance products that are as good as new.`,
        ),
        photo('lounge-fauteuil-notenhout-zwart-leder-1.jpg', '#483838'),
      ],
    },
    {
      id: 'how',
      heading: msg`What you can count on`,
      blocks: [
        text(
          msg`For every product you see the dimensions, the material and the condition, with photos of the product itself. We check the listings of new sellers before they go live.`,
        ),
        text(
          msg`When you buy something, we hold your money until you confirm receipt or the time to do so has passed.`,
        ),
      ],
    },
  ],
  related: ['/hoe-werkt-het', '/kopersbescherming', '/duurzaamheid', '/contact'],
};
