import { msg } from '@lingui/core/macro';
import { secondChanceMaxDiscount, secondChanceReturnCosts } from '#domain/constants/campaigns.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { type PageContent, photo, points, text } from '../page-content.ts';
import { secondChanceHeading, secondChanceQuestions } from './second-chance-faq.ts';

const percent = secondChanceMaxDiscount;

/** /tweedekans-info (ROUTE-005, CONTENT-008, CONTENT-011, CONTENT-015, CONTENT-016). */
export const secondChanceInfo: PageContent = {
  path: '/tweedekans-info',
  title: msg`Second chance`,
  lead: msg`As good as new, up to ${percent} percent cheaper: showroom models and other brand products that can no longer be sold as new.`,
  photo: { key: 'designbank-chroom-frame-beige-1.jpg', color: '#c8b8a8' },
  sections: [
    {
      id: 'pieces',
      heading: msg`Which products are second chance?`,
      blocks: [
        text(
          msg`Brands and shops have more good furniture than they can sell as new. A sofa that has been in a showroom for a season is no longer new, but there is nothing wrong with it.`,
        ),
        points(
          msg`You recognise them by the “Second chance” label on the photo.`,
          msg`If you see a crossed-out price, it is the lowest price in the 30 days before the reduction.`,
          msg`The description and the photos show any signs of use.`,
        ),
        photo('hoekbank-grijs-met-houten-sokkel-1.jpg', '#a8b8a8'),
      ],
    },
    {
      id: 'safe',
      heading: msg`The same buyer protection`,
      blocks: [
        text(
          msg`We hold your payment until you confirm receipt. If the product does not match the photos, you get your money back.`,
        ),
      ],
    },
    {
      id: 'return-costs',
      heading: msg`Return costs`,
      blocks: [
        {
          kind: 'facts',
          rows: [
            [msg`Small parcel`, formatEuro(secondChanceReturnCosts.smallParcel)],
            [msg`Large transport`, formatEuro(secondChanceReturnCosts.largeTransport)],
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: secondChanceHeading,
      blocks: [{ kind: 'questions', items: secondChanceQuestions }],
    },
  ],
  related: ['/retourneren', '/kopersbescherming', '/duurzaamheid'],
};
