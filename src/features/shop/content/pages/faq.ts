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
const confirmDays = promises.confirmation.days;

const buying: readonly Question[] = [
  {
    id: 'held',
    question: msg`When does the seller get my money?`,
    answer: msg`Only once you have confirmed that everything arrived as described. Until then we hold the payment. If you do not respond, the order counts as received ${confirmDays} days after arrival.`,
  },
  {
    id: 'different',
    question: msg`What if the product does not match the photos?`,
    answer: msg`Report it in your order before you confirm receipt. If the product does not match the photos, you get your money back.`,
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
    answer: msg`Parcel post costs ${parcelFrom} to ${parcelTo}, for products under ${kilograms} kg. Delivery by our transport partner costs ${transportFrom} to ${transportTo}. Pickup is free. For each product you see the price for your address.`,
  },
  {
    id: 'insured',
    question: msg`Is my order insured in transit?`,
    answer: msg`Parcels up to ${parcelInsurance}, transport up to ${transportInsurance}.`,
  },
  {
    id: 'islands',
    question: msg`Do you deliver everywhere?`,
    answer: msg`In the Netherlands and Belgium, except on the Wadden islands: only pickup is possible there.`,
  },
  {
    id: 'day',
    question: msg`On which day does the driver come?`,
    answer: msg`For large furniture, the buyer starts the planning. The seller proposes three to five days, at least four days ahead, and the buyer picks one. The driver is on the road between 08:00 and 18:00. The evening before, buyer and seller hear in which four-hour window the driver collects the product from the seller and then drives to the buyer.`,
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

const sections: readonly Section[] = [
  { id: 'buying', heading: msg`Buying and paying`, blocks: [{ kind: 'questions', items: buying }] },
  { id: 'delivery', heading: msg`Delivery and pickup`, blocks: [{ kind: 'questions', items: delivery }] },
  { id: 'selling', heading: msg`Selling`, blocks: [{ kind: 'questions', items: selling }] },
];

/** /pages/faq (ROUTE-040, CONTENT-006). */
export const faq: PageContent = {
  path: '/pages/faq',
  title: msg`Frequently asked questions`,
  lead: msg`Quick answers to the questions we hear most.`,
  photo: { key: 'tafellamp-groen-kap-geplisseerd-1.jpg', color: '#d8b898' },
  sections,
  related: ['/hoe-werkt-het', '/kopersbescherming', '/tweedekans-info', '/contact'],
};
