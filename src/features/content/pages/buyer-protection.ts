import { msg } from '@lingui/core/macro';
import { deliveryFacts } from '#domain/constants/promises.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { type PageContent, photo, steps, text } from '../page-content.ts';

const parcelInsurance = formatEuro(deliveryFacts.parcel.insuredTo);
const transportInsurance = formatEuro(deliveryFacts.transport.insuredTo);

/** /kopersbescherming (ROUTE-036, CONTENT-002..004). */
export const buyerProtection: PageContent = {
  path: '/kopersbescherming',
  title: msg`Buyer protection`,
  lead: msg`Whatever you buy on Hervonden, your payment is held until you confirm that you have received it. That goes for every piece that you pay for here, from every seller.`,
  photo: { key: 'vitrinekast-eiken-met-glasdeuren-1.jpg', color: '#f8e8d8' },
  sections: [
    {
      id: 'held',
      heading: msg`Your payment is held`,
      blocks: [
        text(
          msg`You pay when you order, but the seller does not have the money yet. We hold it while the piece is on its way. Only when you confirm the receipt do we pay the seller.`,
        ),
        text(
          msg`That is why you should pay within Hervonden only. What you pay a seller outside it we cannot hold, and cannot give back.`,
        ),
      ],
    },
    {
      id: 'money-back',
      heading: msg`Money back when it does not match the photos`,
      blocks: [
        text(
          msg`Does it arrive looking different from the photos? Then you get your money back. Report it before you confirm receipt and describe what differs. Take photos and keep them: we may ask you for them.`,
        ),
        steps(
          msg`Open the order in your account and choose that something is wrong.`,
          msg`Describe what differs from the listing. The payment stays held from that moment.`,
          msg`We ask the seller for an answer, look at both sides and decide.`,
        ),
        photo('chesterfield-fauteuil-groen-leder-1.jpg', '#283828'),
      ],
    },
    {
      id: 'insured',
      heading: msg`Insured on the way`,
      blocks: [
        {
          kind: 'facts',
          rows: [
            [msg`Parcel post`, msg`insured up to ${parcelInsurance}`],
            [msg`Transport partner`, msg`insured up to ${transportInsurance}`],
            [msg`Pickup`, msg`you see the piece before you take it along`],
          ],
        },
        text(
          msg`Damaged on the way? Keep the packing, take photos and report it before you confirm the receipt.`,
        ),
      ],
    },
    {
      id: 'confirm',
      heading: msg`What you do yourself`,
      blocks: [
        text(
          msg`Look at the piece well when it arrives, beside the listing. Confirm only when it is right: after that the seller is paid and the order is closed.`,
        ),
      ],
    },
  ],
  related: ['/retourneren', '/hoe-werkt-het', '/contact'],
};
