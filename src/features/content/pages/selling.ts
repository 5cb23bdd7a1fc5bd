import { msg } from '@lingui/core/macro';
import { payoutDays } from '#domain/constants/promises.ts';
import { type PageContent, photo, points, steps, text } from '../page-content.ts';

const { from: fewestDays, to: mostDays } = payoutDays;

/** /verkopen (ROUTE-035). */
export const selling: PageContent = {
  path: '/verkopen',
  title: msg`Selling on Hervonden`,
  lead: msg`Your chair, lamp or cupboard is worth a good next home. Put it before people who are looking for just that, and let us take care of the payment and the way there.`,
  photo: { key: 'fauteuil-jaren-60-mosterd-1.jpg', color: '#f8c8a8' },
  sections: [
    {
      id: 'start',
      heading: msg`Your ad in a few minutes`,
      blocks: [
        steps(
          msg`Take two photos at least, better four or five: the whole piece, the back, a detail, and whatever is damaged.`,
          msg`Measure width, height and depth. Whoever knows the measures buys sooner, and sends nothing back because of them.`,
          msg`Say what it is made of, how old it is and what state it is in. Honest words sell better than fine ones.`,
          msg`Choose a price. While you type, the form shows what you receive.`,
        ),
        text(
          msg`Everything you fill in is kept on your device at once, also without a connection. When you are online again the ad goes on its way.`,
        ),
      ],
    },
    {
      id: 'review',
      heading: msg`We read along at first`,
      blocks: [
        text(
          msg`We look at the ads of a new seller before they appear. When something has to change we say what: a clearer photo, a measure, a missing material. Sellers we know publish at once.`,
        ),
        photo('ladekast-grenen-7-lades-1.jpg', '#d89868'),
      ],
    },
    {
      id: 'sold',
      heading: msg`Sold, and then?`,
      blocks: [
        points(
          msg`A parcel: you print the label and send it within five days.`,
          msg`Something large: you and the buyer choose a day out of three to five proposals; the driver comes in a window of four hours, which you hear the evening before.`,
          msg`Pickup: the buyer comes to you at a moment that suits you both.`,
        ),
        text(
          msg`We hold the buyer's payment until the buyer confirms that the piece has arrived and is right. Your money follows in ${fewestDays} to ${mostDays} working days.`,
        ),
      ],
    },
  ],
  related: ['/hoe-werkt-het', '/kopersbescherming', '/pages/faq'],
};
