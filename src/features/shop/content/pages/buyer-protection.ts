import { msg } from '@lingui/core/macro';
import { promises } from '#domain/promises/promises.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { type PageContent, photo, steps, text } from '../page-content.ts';

const { days: sendDays, cancelledAfterDays } = promises.sending;
const { days: confirmDays, courierDays } = promises.confirmation;
const parcelInsurance = formatEuro(promises.insurance.parcel);
const transportInsurance = formatEuro(promises.insurance.transport);

/** /kopersbescherming (ROUTE-036, CONTENT-002..004). */
export const buyerProtection: PageContent = {
  path: '/kopersbescherming',
  title: msg`Buyer protection`,
  lead: msg`Whatever you buy on Hervonden, we hold your payment until you confirm receipt. This applies to every product you pay for through Hervonden, from every seller.`,
  photo: { key: 'vitrinekast-eiken-met-glasdeuren-1.jpg', color: '#f8e8d8' },
  sections: [
    {
      id: 'held',
      heading: msg`We hold your payment`,
      blocks: [
        text(
          msg`You pay when you order, but the seller does not get the money yet. We hold it while the product is on its way, and pay the seller once you confirm receipt.`,
        ),
        text(
          msg`If you neither confirm nor complain, the order counts as received ${confirmDays} days after arrival, or ${courierDays} days after the seller handed it to the regional courier. We remind you before that.`,
        ),
        text(
          msg`So only pay through Hervonden. If you pay a seller outside Hervonden, we cannot hold or refund that payment.`,
        ),
      ],
    },
    {
      id: 'money-back',
      heading: msg`Money back if the product does not match the photos`,
      blocks: [
        text(
          msg`Does it arrive looking different from the photos? Then you get your money back. Report it before you confirm receipt, describe what differs and add photos of it.`,
        ),
        steps(
          msg`Open the order in your account, or with the link in your email, and report that something is wrong.`,
          msg`Describe what differs from the photos or the description. We hold the payment until the complaint is settled.`,
          msg`We ask the seller for an answer, look at both sides and decide.`,
        ),
        photo('chesterfield-fauteuil-groen-leder-1.jpg', '#283828'),
      ],
    },
    {
      id: 'insured',
      heading: msg`Insured in transit`,
      blocks: [
        {
          kind: 'facts',
          rows: [
            [msg`Parcel post`, msg`insured up to ${parcelInsurance}`],
            [msg`Transport partner`, msg`insured up to ${transportInsurance}`],
            [msg`Collecting in person`, msg`you see the product before you take it with you`],
          ],
        },
        text(
          msg`Damaged in transit? Keep the packaging and report it with photos before you confirm receipt. If the product is worth more than the insured amount, you see that before you choose the delivery.`,
        ),
      ],
    },
    {
      id: 'never',
      heading: msg`If it never arrives`,
      blocks: [
        text(
          msg`A parcel that is not sent within ${sendDays} days can be cancelled, and is cancelled automatically after ${cancelledAfterDays} days. If a product never arrives, report it. In both cases you get back everything you paid, including the delivery.`,
        ),
      ],
    },
    {
      id: 'confirm',
      heading: msg`When your order arrives`,
      blocks: [
        text(
          msg`When the product arrives, compare it with the photos and the description. Confirm receipt only if everything is right: after that, we pay the seller and the order is complete.`,
        ),
      ],
    },
  ],
  related: ['/retourneren', '/hoe-werkt-het', '/pages/faq', '/contact'],
};
