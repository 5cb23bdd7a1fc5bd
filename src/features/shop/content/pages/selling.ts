import { msg } from '@lingui/core/macro';
import { promises } from '#domain/promises/promises.ts';
import { type PageContent, photo, points, steps, text } from '../page-content.ts';

const { from: fewestDays, until: mostDays } = promises.payout;
const sendDays = promises.sending.days;

/** /verkopen (ROUTE-035). */
export const selling: PageContent = {
  path: '/verkopen',
  title: msg`Selling on Hervonden`,
  lead: msg`Give your chair, lamp or cabinet a second life. We show it to people who are looking for exactly that, and arrange payment and transport.`,
  photo: { key: 'fauteuil-jaren-60-mosterd-1.jpg', color: '#f8c8a8' },
  sections: [
    {
      id: 'start',
      heading: msg`Your listing in a few minutes`,
      blocks: [
        steps(
          msg`Take at least two photos, ideally four or five: the whole product, the back, a detail and any damage.`,
          msg`Measure the width, height and depth. Listings with dimensions sell faster and are returned less.`,
          msg`Mention the material, the age and the condition. An honest description sells best.`,
          msg`Set your price. You see straight away what you will receive.`,
        ),
        text(
          msg`Everything you fill in is saved on your device straight away, even offline. Your listing is sent as soon as you are back online.`,
        ),
      ],
    },
    {
      id: 'review',
      heading: msg`We review your first listings`,
      blocks: [
        text(
          msg`We check the listings of new sellers before they go live. If something needs to change, we tell you what: a sharper photo, a dimension or a missing material. After that your listings go live immediately.`,
        ),
        photo('ladekast-grenen-7-lades-1.jpg', '#d89868'),
      ],
    },
    {
      id: 'sold',
      heading: msg`Sold! What happens next?`,
      blocks: [
        points(
          msg`Parcel: print the label and send it within ${sendDays} days.`,
          msg`Large furniture: the buyer starts the scheduling, you propose three to five days and the buyer picks one. The evening before, you hear in which four-hour window the driver comes.`,
          msg`Collection: the buyer collects it from you at a time that suits you both.`,
        ),
        text(
          msg`We hold the payment until the buyer confirms that everything arrived as described. You are paid within ${fewestDays} to ${mostDays} working days after that.`,
        ),
      ],
    },
  ],
  related: ['/hoe-werkt-het', '/kopersbescherming', '/pages/faq'],
};
