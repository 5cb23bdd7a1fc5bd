import { msg } from '@lingui/core/macro';
import { type PageContent, points, text } from '../page-content.ts';

/** /contact (ROUTE-032). */
export const contact: PageContent = {
  path: '/contact',
  title: msg`Contact`,
  lead: msg`A question about an order, a listing or your account? Here you can see who to contact.`,
  photo: { key: 'bureau-jaren-50-met-blauwe-lade-1.jpg', color: '#e8d8b8' },
  sections: [
    {
      id: 'seller',
      heading: msg`About a product`,
      blocks: [
        text(
          msg`Ask the seller, who knows the product best. On the product page you can ask a question and, if the seller accepts viewings, request a viewing.`,
        ),
      ],
    },
    {
      id: 'order',
      heading: msg`About your order`,
      blocks: [
        text(
          msg`Open the order in your account, or with the link in your email. There you can follow the delivery, plan the transport, confirm receipt or report that something is wrong.`,
        ),
      ],
    },
    {
      id: 'mail',
      heading: msg`Email us`,
      blocks: [
        { kind: 'mail' },
        text(msg`Please include:`),
        points(
          msg`your order number, or the link to the listing`,
          msg`what you expected and what happened`,
          msg`a photo, if there is something to see`,
        ),
      ],
    },
    { id: 'company', heading: msg`Company details`, blocks: [] },
  ],
  related: ['/pages/faq', '/kopersbescherming', '/retourneren'],
};
