import { msg } from '@lingui/core/macro';
import { payoutDays } from '#domain/constants/promises.ts';
import { type PageContent, photo, steps, text } from '../page-content.ts';

const { from: fewestDays, to: mostDays } = payoutDays;

/** /hoe-werkt-het (ROUTE-034). */
export const howItWorks: PageContent = {
  path: '/hoe-werkt-het',
  title: msg`How it works`,
  lead: msg`From finding to sitting down on it, and from the first photo to your money: these are the steps, for whoever buys and for whoever sells.`,
  photo: { key: 'set-2-scandinavische-stoelen-essenhout-1.jpg', color: '#d8c8b8' },
  sections: [
    {
      id: 'buying',
      heading: msg`Buying, in five steps`,
      blocks: [
        steps(
          msg`Look around, or search by size, colour, style, maker or distance. Keep what you like among your favourites; you need no account for that.`,
          msg`Ask the seller what you want to know, make an offer where the seller accepts offers, or buy at once.`,
          msg`Choose for every piece how it comes to you: parcel post, our transport partner or free pickup. Then pay with iDEAL, Bancontact or a credit card.`,
          msg`We hold your payment. The seller sends the piece, hands it to the driver or opens the door to you.`,
          msg`Is it right? Confirm that you have received it. Is it not? Say so, and the payment stays where it is until that has been sorted out.`,
        ),
      ],
    },
    {
      id: 'offers',
      heading: msg`Making an offer`,
      blocks: [
        text(
          msg`You make one offer for a piece, and it stands for five days. The seller accepts it, declines it or makes one counter-offer. When it is accepted you get a link to pay; until you have paid, nothing is fixed.`,
        ),
        photo('medaillonstoel-kersenhout-rotan-1.jpg', '#f8e8d8'),
      ],
    },
    {
      id: 'selling',
      heading: msg`Selling, in four steps`,
      blocks: [
        steps(
          msg`Make an ad with photos, measures and a price. You can begin without a connection, also in a barn or a market hall; what you typed stays on your device.`,
          msg`Answer questions and offers. You decide whether you accept offers and viewings, and from which amount.`,
          msg`Sold? Send the parcel within five days, or choose with the buyer a day on which the driver comes.`,
          msg`The buyer confirms, and your money follows in ${fewestDays} to ${mostDays} working days.`,
        ),
      ],
    },
  ],
  related: ['/kopersbescherming', '/verkopen', '/pages/faq'],
};
