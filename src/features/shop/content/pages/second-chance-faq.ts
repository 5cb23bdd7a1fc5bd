import { msg } from '@lingui/core/macro';
import { secondChanceMaxDiscount, secondChanceReturnCosts } from '#domain/constants/campaigns.ts';
import { formatEuro } from '#src/i18n/format.ts';
import type { Question } from '../page-content.ts';

const percent = secondChanceMaxDiscount;
const smallParcel = formatEuro(secondChanceReturnCosts.smallParcel);
const largeTransport = formatEuro(secondChanceReturnCosts.largeTransport);

export const secondChanceHeading = msg`Questions about second chance`;

/** The four questions about second chance (CONTENT-011), with the return costs (CONTENT-015, CONTENT-016). */
export const secondChanceQuestions: readonly Question[] = [
  {
    id: 'what',
    question: msg`What is a second-chance product?`,
    answer: msg`A brand product that can no longer be sold as new, for example because it was in a showroom. The product page states the condition, and the photos show any signs of use.`,
  },
  {
    id: 'price',
    question: msg`How much cheaper is it?`,
    answer: msg`Up to ${percent} percent. If you see a crossed-out price, it is the lowest price in the 30 days before the reduction.`,
  },
  {
    id: 'viewing',
    question: msg`Can I see the product first?`,
    answer: msg`Yes, if the seller accepts viewings. Request a viewing on the product page and propose two days; the seller answers by email.`,
  },
  {
    id: 'return',
    question: msg`What does a return cost?`,
    answer: msg`A small parcel costs ${smallParcel}, large transport ${largeTransport}. If the product does not match the photos, the money-back guarantee applies.`,
  },
];
