import { msg } from '@lingui/core/macro';
import { secondChanceMaxDiscount, secondChanceReturnCosts } from '#domain/constants/promises.ts';
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
    question: msg`What is a second-chance piece?`,
    answer: msg`A piece from a brand that was in a showroom, for example, and can no longer be sold as new. The listing says what state it is in, and the photos show what there is to see.`,
  },
  {
    id: 'price',
    question: msg`How much cheaper is it?`,
    answer: msg`Up to ${percent} percent. If you see a struck-through price beside today’s price, it is the lowest price of the 30 days before the reduction.`,
  },
  {
    id: 'viewing',
    question: msg`Can I look at it first?`,
    answer: msg`Yes, when the seller accepts viewings. Request one on the page of the piece and propose two days; the seller answers by e-mail.`,
  },
  {
    id: 'return',
    question: msg`What does it cost to send it back?`,
    answer: msg`A small parcel costs ${smallParcel}, large transport ${largeTransport}. When the piece does not match the photos, the money-back guarantee applies.`,
  },
];
