import { msg } from '@lingui/core/macro';
import { parcelKilograms, parcelPrice, transportPrice } from '#domain/delivery/delivery-methods.ts';
import { promises } from '#domain/promises/promises.ts';
import { formatEuro } from '#src/i18n/format.ts';
import type { PageContent, Question, Section } from '../page-content.ts';

const parcelFrom = formatEuro(parcelPrice.from);
const parcelTo = formatEuro(parcelPrice.to);
const kilograms = parcelKilograms;
const transportFrom = formatEuro(transportPrice.from);
const transportTo = formatEuro(transportPrice.to);
const parcelInsurance = formatEuro(promises.insurance.parcel);
const transportInsurance = formatEuro(promises.insurance.transport);
const { from: fewestDays, until: mostDays } = promises.payout;
const bidDays = promises.bid.days;
const sendDays = promises.sending.days;
const { days: confirmDays, courierDays } = promises.confirmation;
const withdrawalDays = promises.withdrawal.days;
const { guestMinutes, accountMinutes } = promises.payment;

const buying: readonly Question[] = [
  {
    id: 'held',
    question: msg`When does the seller get my money?`,
    answer: msg`Once you have confirmed that everything arrived as described. Until then we hold the payment. If you do not respond, the order counts as received ${confirmDays} days after arrival, or ${courierDays} days after the seller handed it to the regional courier.`,
  },
  {
    id: 'different',
    question: msg`What if the product does not match the photos?`,
    answer: msg`Report it in your order before you confirm receipt. If the product does not match the photos, you get your money back.`,
  },
  {
    id: 'complain',
    question: msg`How long do I have to complain?`,
    answer: msg`Until you confirm receipt: at most ${confirmDays} days after arrival, or ${courierDays} days after the seller handed it to the regional courier. Open the order and report what is wrong; we hold the money until it is settled.`,
  },
  {
    id: 'never',
    question: msg`What if my order never arrives?`,
    answer: msg`Then you get back everything you paid. Report it in your order. You can cancel a parcel yourself if the seller has not sent it after ${sendDays} days.`,
  },
  {
    id: 'withdraw',
    question: msg`Can I change my mind?`,
    answer: msg`If the seller is a business: yes, within ${withdrawalDays} days of receipt, without giving a reason. A private seller decides whether you can return a product.`,
  },
  {
    id: 'reserved',
    question: msg`How long is a product held while I pay?`,
    answer: msg`${guestMinutes} minutes, or ${accountMinutes} minutes if you are signed in. After that others can buy it again.`,
  },
  {
    id: 'pay',
    question: msg`How can I pay?`,
    answer: msg`With iDEAL, Bancontact or a credit card.`,
  },
  {
    id: 'offer',
    question: msg`How long is my bid valid?`,
    answer: msg`${bidDays} days. You can make one bid per product, and the seller can make one counterbid.`,
  },
];

const delivery: readonly Question[] = [
  {
    id: 'cost',
    question: msg`What does delivery cost?`,
    answer: msg`Parcel post costs ${parcelFrom} to ${parcelTo}, for products under ${kilograms} kg. Delivery by our transport partner costs ${transportFrom} to ${transportTo}. Collection is free. For each product you see the price for your address.`,
  },
  {
    id: 'insured',
    question: msg`Is my order insured in transit?`,
    answer: msg`Parcels up to ${parcelInsurance}, transport up to ${transportInsurance}.`,
  },
  {
    id: 'islands',
    question: msg`Do you deliver everywhere?`,
    answer: msg`In the Netherlands and Belgium, except on the Wadden islands: only collection is possible there.`,
  },
  {
    id: 'day',
    question: msg`On which day does the driver come?`,
    answer: msg`For large furniture, the buyer starts the scheduling. The seller proposes three to five days, at least four days ahead, and the buyer picks one. The driver is on the road between 08:00 and 18:00. The evening before, buyer and seller hear in which four-hour window the driver collects the product from the seller and then drives to the buyer.`,
  },
];

const selling: readonly Question[] = [
  {
    id: 'payout',
    question: msg`When do I get paid?`,
    answer: msg`${fewestDays} to ${mostDays} working days after the buyer has confirmed receipt.`,
  },
  {
    id: 'send',
    question: msg`How soon must I send a parcel?`,
    answer: msg`Within ${sendDays} days of the sale.`,
  },
  {
    id: 'approval',
    question: msg`Why is my listing not online yet?`,
    answer: msg`We check the first listings of new sellers before they go live. If something needs to change, you see what next to the listing in your account.`,
  },
  {
    id: 'offline',
    question: msg`Can I create a listing offline?`,
    answer: msg`Yes. The text and photos are saved on your device and sent as soon as you are back online.`,
  },
];

const account: readonly Question[] = [
  {
    id: 'no-account',
    question: msg`Do I need an account?`,
    answer: msg`Not to browse, save favourites, bid or buy. You need one to sell and to chat, and it lets you see your orders and favourites on every device.`,
  },
  {
    id: 'data',
    question: msg`How do I download or delete my data?`,
    answer: msg`In your account under “My details”. You can download everything we store about you, and delete your account.`,
  },
  {
    id: 'report',
    question: msg`How do I report a listing or a review?`,
    answer: msg`With “Report” on the page of the product or beside the review. You get our decision by email and can appeal.`,
  },
];

const sections: readonly Section[] = [
  { id: 'buying', heading: msg`Buying and paying`, blocks: [{ kind: 'questions', items: buying }] },
  { id: 'delivery', heading: msg`Delivery and collection`, blocks: [{ kind: 'questions', items: delivery }] },
  { id: 'selling', heading: msg`Selling`, blocks: [{ kind: 'questions', items: selling }] },
  { id: 'account', heading: msg`Account and safety`, blocks: [{ kind: 'questions', items: account }] },
];

/** /pages/faq (ROUTE-040, CONTENT-006). */
export const faq: PageContent = {
  path: '/pages/faq',
  title: msg`Help`,
  lead: msg`Answers to the questions we hear most. Type a word to find yours.`,
  photo: { key: 'tafellamp-groen-kap-geplisseerd-1.jpg', color: '#d8b898' },
  sections,
  related: ['/hoe-werkt-het', '/kopersbescherming', '/tweedekans-info', '/contact'],
};
