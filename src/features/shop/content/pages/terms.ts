import { msg } from '@lingui/core/macro';
import { promises } from '#domain/promises/promises.ts';
import { links, type PageContent, points, text } from '../page-content.ts';

const { payment, bid, sending, confirmation, withdrawal, payout } = promises;
const { guestMinutes, accountMinutes } = payment;
const bidDays = bid.days;
const { days: sendDays, cancelledAfterDays } = sending;
const { days: confirmDays, courierDays } = confirmation;
const withdrawalDays = withdrawal.days;
const { from: fewestDays, until: mostDays } = payout;

/** /voorwaarden: the rules of buying and selling as the software carries them out. */
export const terms: PageContent = {
  path: '/voorwaarden',
  title: msg`Terms and conditions`,
  lead: msg`The rules for buying and selling on Hervonden, in plain language. They apply to everyone who uses the shop.`,
  photo: null,
  sections: [
    {
      id: 'who',
      heading: msg`Who you are dealing with`,
      blocks: [
        text(
          msg`Hervonden is a marketplace. Sellers offer their products here, and the purchase is a contract between you and the seller. We take the payment, hold it and arrange the delivery you choose.`,
        ),
        text(
          msg`On every product you see whether the seller is a private person or a business. If the seller is a private person, consumer law does not apply to the sale; what we promise on these pages does.`,
        ),
      ],
    },
    {
      id: 'buying',
      heading: msg`Buying and bidding`,
      blocks: [
        points(
          msg`The price in your cart is what you pay, including the delivery you choose. Nothing is added afterwards.`,
          msg`While you pay, the product is held for you: ${guestMinutes} minutes, or ${accountMinutes} minutes if you are signed in.`,
          msg`A bid stands for ${bidDays} days. If the seller accepts it, the product is reserved for you for ${bidDays} days.`,
          msg`Pay through Hervonden only. We cannot hold or refund a payment made outside the shop.`,
        ),
      ],
    },
    {
      id: 'held',
      heading: msg`Your money until the product arrives`,
      blocks: [
        points(
          msg`We hold your payment until you confirm receipt.`,
          msg`If you neither confirm nor complain, the order counts as received ${confirmDays} days after it arrived, or ${courierDays} days after the seller handed it to the regional courier. We remind you of that in advance.`,
          msg`A complaint stops this: the money stays with us until the complaint is settled.`,
        ),
      ],
    },
    {
      id: 'sending',
      heading: msg`Sending and not receiving`,
      blocks: [
        points(
          msg`The seller sends a parcel within ${sendDays} days. After that you may cancel, and after ${cancelledAfterDays} days we cancel the order ourselves. You get back everything you paid.`,
          msg`If a product never arrives, you get back everything you paid.`,
          msg`A shipment is insured up to the amount shown with the delivery method. If the product is worth more, you see that before you choose.`,
        ),
      ],
    },
    {
      id: 'withdrawal',
      heading: msg`Changing your mind`,
      blocks: [
        text(
          msg`If the seller is a business, you can withdraw within ${withdrawalDays} days of receipt without giving a reason. You get back the price and the delivery costs; you pay for the return. If the seller is a private person, there is no right of withdrawal.`,
        ),
        links(['/herroepen', msg`Withdraw from a purchase`], ['/klachten', msg`Complaints`]),
      ],
    },
    {
      id: 'selling',
      heading: msg`Selling`,
      blocks: [
        points(
          msg`Offer only products that are yours, that may be sold and that look as in your photos. Describe damage.`,
          msg`Before you publish, you see what you will receive. Our service fee is included in the price that buyers see.`,
          msg`We pay you ${fewestDays} to ${mostDays} working days after the buyer has confirmed receipt.`,
          msg`If you sell as a business, you tell us your company registration number and contact details. Buyers can read them.`,
          msg`European law (DAC7) can require us to report your sales to the tax authority.`,
        ),
      ],
    },
    {
      id: 'rules',
      heading: msg`What we do not allow`,
      blocks: [
        text(
          msg`We take counterfeit, stolen, unsafe, prohibited and misleading products offline, and reviews that break the rules. Anyone can report them. You always learn the reason, and can appeal once free of charge; another colleague then decides.`,
        ),
      ],
    },
    {
      id: 'law',
      heading: msg`Liability and law`,
      blocks: [
        text(
          msg`We are responsible for our own service: the payment, the delivery we arrange and the decisions we make. Nothing here limits the rights that the law gives you. Dutch law applies; as a consumer in Belgium you keep the protection of Belgian law.`,
        ),
      ],
    },
    { id: 'company', heading: msg`The company behind Hervonden`, blocks: [] },
  ],
  related: ['/kopersbescherming', '/retourneren', '/pages/faq', '/contact'],
};
