import { msg } from '@lingui/core/macro';
import { secondChanceReturnCosts } from '#domain/constants/campaigns.ts';
import { promises } from '#domain/promises/promises.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { type PageContent, photo, steps, text } from '../page-content.ts';

const withdrawalDays = promises.withdrawal.days;
const smallParcel = formatEuro(secondChanceReturnCosts.smallParcel);
const largeTransport = formatEuro(secondChanceReturnCosts.largeTransport);

/** /retourneren (ROUTE-037, CONTENT-005). */
export const returns: PageContent = {
  path: '/retourneren',
  title: msg`Returns and refunds`,
  lead: msg`Not what you expected? What is possible depends on the problem and on the seller. Here you can see what applies to you.`,
  photo: { key: 'koffer-blauw-jaren-70-1.jpg', color: '#283848' },
  sections: [
    {
      id: 'not-as-shown',
      heading: msg`The product does not match the photos`,
      blocks: [
        text(
          msg`The money-back guarantee applies: report it in your order before you confirm receipt. We hold the payment, and refund you if the product does differ.`,
        ),
      ],
    },
    {
      id: 'second-chance',
      heading: msg`Returning a second-chance product`,
      blocks: [
        text(msg`Returning a second-chance product costs a fixed amount, depending on its size:`),
        {
          kind: 'facts',
          rows: [
            [msg`Small parcel`, smallParcel],
            [msg`Large transport`, largeTransport],
          ],
        },
        text(msg`You pay these costs when you return the product; they are never added to your cart.`),
      ],
    },
    {
      id: 'change-of-mind',
      heading: msg`You changed your mind`,
      blocks: [
        text(
          msg`If you bought from a business seller, you have ${withdrawalDays} days after receipt to change your mind: choose “Withdraw from a purchase”. Private sellers decide for themselves whether you can return a product; ask them from your order.`,
        ),
        photo('tafellamp-messing-melkglas-1.jpg', '#d8b898'),
      ],
    },
    {
      id: 'how',
      heading: msg`How a refund works`,
      blocks: [
        steps(
          msg`Open the order in your account, or with the link in your email, and report that something is wrong.`,
          msg`We look into it with you and the seller. Meanwhile we hold the payment.`,
          msg`If the refund is granted, you get your money back through the payment method you used.`,
        ),
      ],
    },
  ],
  related: ['/kopersbescherming', '/tweedekans-info', '/contact'],
};
