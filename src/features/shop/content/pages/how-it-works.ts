import { msg } from '@lingui/core/macro';
import { promises } from '#domain/promises/promises.ts';
import { type PageContent, photo, steps, text } from '../page-content.ts';

const { from: fewestDays, until: mostDays } = promises.payout;
const bidDays = promises.bid.days;
const sendDays = promises.sending.days;

/** /hoe-werkt-het (ROUTE-034). */
export const howItWorks: PageContent = {
  path: '/hoe-werkt-het',
  title: msg`How it works`,
  lead: msg`How buying and selling on Hervonden works, step by step.`,
  photo: { key: 'set-2-scandinavische-stoelen-essenhout-1.jpg', color: '#d8c8b8' },
  sections: [
    {
      id: 'buying',
      heading: msg`Buying in five steps`,
      blocks: [
        steps(
          msg`Browse, or search by size, colour, style, brand or distance. Save what you like to your favourites; you don’t need an account for that.`,
          msg`Ask the seller a question, make a bid if the seller accepts bids, or buy straight away.`,
          msg`Choose how each product gets to you: by parcel, with our transport partner or free collection. Then pay with iDEAL, Bancontact or credit card.`,
          msg`We hold your payment. The seller sends the product, hands it to the driver or has it ready for you to collect.`,
          msg`Everything as described? Confirm receipt. Is something wrong? Report it: we hold the payment until it is resolved.`,
        ),
      ],
    },
    {
      id: 'offers',
      heading: msg`Making a bid`,
      blocks: [
        text(
          msg`You can make one bid per product, valid for ${bidDays} days. The seller accepts it, declines it or makes one counterbid. Once it is accepted, the product is reserved for you for ${bidDays} days and you get a link to pay.`,
        ),
        photo('medaillonstoel-kersenhout-rotan-1.jpg', '#f8e8d8'),
      ],
    },
    {
      id: 'selling',
      heading: msg`Selling in four steps`,
      blocks: [
        steps(
          msg`Create a listing with photos, dimensions and a price. You can start offline, even in a barn or at a flea market: everything is saved on your device.`,
          msg`Answer questions and bids. You decide whether you accept bids and viewings, and set your minimum bid.`,
          msg`Sold? Send the parcel within ${sendDays} days, or agree on a day for the driver with the buyer.`,
          msg`The buyer confirms and you are paid within ${fewestDays} to ${mostDays} working days.`,
        ),
      ],
    },
  ],
  related: ['/kopersbescherming', '/verkopen', '/pages/faq'],
};
