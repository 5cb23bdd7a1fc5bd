import { msg } from '@lingui/core/macro';
import { contact as reach } from '#domain/constants/contact.ts';
import { type PageContent, points, text } from '../page-content.ts';

/** /contact (ROUTE-032). */
export const contact: PageContent = {
  path: '/contact',
  title: msg`Contact`,
  lead: msg`A question about an order, a listing or your account? Most answers are closer than you think, and for the rest we are there.`,
  photo: { key: 'bureau-jaren-50-met-blauwe-lade-1.jpg', color: '#e8d8b8' },
  sections: [
    {
      id: 'seller',
      heading: msg`About one piece`,
      blocks: [
        text(
          msg`Ask the seller: on the page of every piece you can ask a question and, if the seller accepts viewings, request one. The seller knows the piece best.`,
        ),
      ],
    },
    {
      id: 'order',
      heading: msg`About your order`,
      blocks: [
        text(
          msg`Open the order in your account: there you see where it is, plan the transport, confirm the receipt or report that something is wrong.`,
        ),
      ],
    },
    {
      id: 'mail',
      heading: msg`Write to us`,
      blocks: [
        { kind: 'mail', address: reach.email },
        text(msg`It helps us when you add:`),
        points(
          msg`the number of your order, or the address of the listing`,
          msg`what you expected and what happened`,
          msg`a photo, when there is something to see`,
        ),
      ],
    },
  ],
  related: ['/pages/faq', '/kopersbescherming', '/retourneren'],
};
