import { msg } from '@lingui/core/macro';
import { secondChanceMaxDiscount, secondChanceReturnCosts } from '#domain/constants/promises.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { type PageContent, photo, points, text } from '../page-content.ts';
import { secondChanceHeading, secondChanceQuestions } from './second-chance-faq.ts';

const percent = secondChanceMaxDiscount;

/** /tweedekans-info (ROUTE-005, CONTENT-008, CONTENT-011, CONTENT-015, CONTENT-016). */
export const secondChanceInfo: PageContent = {
  path: '/tweedekans-info',
  title: msg`Second chance`,
  lead: msg`As good as new, up to ${percent} percent cheaper: showroom models and other pieces from brands that deserve a home instead of a warehouse.`,
  photo: { key: 'designbank-chroom-frame-beige-1.jpg', color: '#c8b8a8' },
  sections: [
    {
      id: 'pieces',
      heading: msg`Which pieces these are`,
      blocks: [
        text(
          msg`Brands and shops have more good furniture than they can sell as new. A sofa that people sat on in the showroom for a season is not new any more, and yet nothing is wrong with it.`,
        ),
        points(
          msg`You recognise them by the label "second chance" on the photo.`,
          msg`If you see a struck-through price, it is the lowest price of the 30 days before the reduction.`,
          msg`The listing says in words and photos whether there is a trace of use.`,
        ),
        photo('hoekbank-grijs-met-houten-sokkel-1.jpg', '#a8b8a8'),
      ],
    },
    {
      id: 'safe',
      heading: msg`As safe as the rest`,
      blocks: [
        text(
          msg`Your payment is held until you confirm the receipt, and when the piece does not match the photos you get your money back.`,
        ),
      ],
    },
    {
      id: 'return-costs',
      heading: msg`What sending back costs`,
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
