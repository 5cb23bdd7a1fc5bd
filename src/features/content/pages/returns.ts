import { msg } from '@lingui/core/macro';
import { secondChanceReturnCosts } from '#domain/constants/promises.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { type PageContent, photo, steps, text } from '../page-content.ts';

const smallParcel = formatEuro(secondChanceReturnCosts.smallParcel);
const largeTransport = formatEuro(secondChanceReturnCosts.largeTransport);

/** /retourneren (ROUTE-037, CONTENT-005). */
export const returns: PageContent = {
  path: '/retourneren',
  title: msg`Returns and refunds`,
  lead: msg`Not what you expected? What is possible depends on what is wrong and on who sells it. Here is where you stand.`,
  photo: { key: 'koffer-blauw-jaren-70-1.jpg', color: '#283848' },
  sections: [
    {
      id: 'not-as-shown',
      heading: msg`It does not match the photos`,
      blocks: [
        text(
          msg`The money-back guarantee applies: report it in your order before you confirm receipt. We keep holding the payment, and refund you if the item indeed differs.`,
        ),
      ],
    },
    {
      id: 'second-chance',
      heading: msg`A second-chance piece`,
      blocks: [
        text(msg`Sending a second-chance piece back costs a fixed amount, depending on its size:`),
        {
          kind: 'facts',
          rows: [
            [msg`Small parcel`, smallParcel],
            [msg`Large transport`, largeTransport],
          ],
        },
        text(msg`You pay these costs when you return the piece; they are never part of your cart.`),
      ],
    },
    {
      id: 'change-of-mind',
      heading: msg`You changed your mind`,
      blocks: [
        text(
          msg`Ask the seller through the chat of your order, before you confirm the receipt. With a shop or a brand you have the rights that the law gives you for a purchase at a distance. Private sellers decide for themselves whether a piece may come back.`,
        ),
        photo('tafellamp-messing-melkglas-1.jpg', '#d8b898'),
      ],
    },
    {
      id: 'how',
      heading: msg`How a refund goes`,
      blocks: [
        steps(
          msg`Report what is wrong in the order, in your account.`,
          msg`We look at it with you and the seller. The payment stays held meanwhile.`,
          msg`When the refund is granted, the money goes back by the way you paid.`,
        ),
      ],
    },
  ],
  related: ['/kopersbescherming', '/tweedekans-info', '/contact'],
};
