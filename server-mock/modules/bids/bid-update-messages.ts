/** What happened to a bid, in the emails to its bidder and its seller. */
export const buyerUpdates = [
  'placed',
  'accepted',
  'counterbid',
  'declined',
  'accepted_elsewhere',
  'sold',
  'gone',
  'unanswered',
  'unpaid',
  'counterbid_expired',
] as const;
export type BuyerUpdate = (typeof buyerUpdates)[number];
export const sellerUpdates = ['unanswered', 'unpaid', 'counterbid_expired'] as const;
export type SellerUpdate = (typeof sellerUpdates)[number];

/**
 * The message ids of an email. `{amount}` and `{counterbid}` are formatted; `{until}` is when the buyer's time to pay
 * ends.
 */
interface EmailMessages {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

export const buyerMessages: Readonly<Record<BuyerUpdate, EmailMessages>> = {
  placed: {
    subject: /*i18n*/ 'Your bid on {title}',
    paragraphs: [
      /*i18n*/ 'We received your bid of {amount} on {title}.',
      /*i18n*/ 'The seller has five days to answer. We will let you know straight away.',
      /*i18n*/ 'Do you have an account with this email address? Open the bid once with the link below, and it appears there too.',
    ],
  },
  accepted: {
    subject: /*i18n*/ 'Your bid on {title} was accepted',
    paragraphs: [
      /*i18n*/ 'Good news: the seller accepted your bid of {amount} on {title}.',
      /*i18n*/ 'It is reserved for you until {until}. Pay before then and it is yours.',
    ],
  },
  counterbid: {
    subject: /*i18n*/ 'A counterbid for {title}',
    paragraphs: [
      /*i18n*/ 'You bid {amount} on {title}. The seller makes a counterbid of {counterbid}.',
      /*i18n*/ 'Do you agree? Pay before {until}; after that the counterbid expires. Until you pay, someone else can buy the product.',
    ],
  },
  declined: {
    subject: /*i18n*/ 'Your bid on {title} was declined',
    paragraphs: [/*i18n*/ 'The seller declined your bid of {amount} on {title}.'],
  },
  accepted_elsewhere: {
    subject: /*i18n*/ 'Your bid on {title} is no longer valid',
    paragraphs: [
      /*i18n*/ 'The seller accepted someone else’s bid on {title}. This ends your bid of {amount}.',
    ],
  },
  sold: {
    subject: /*i18n*/ '{title} has been sold',
    paragraphs: [/*i18n*/ '{title} was sold to someone else. Your bid of {amount} is no longer valid.'],
  },
  gone: {
    subject: /*i18n*/ '{title} is no longer for sale',
    paragraphs: [/*i18n*/ '{title} is no longer for sale. Your bid of {amount} is no longer valid.'],
  },
  unanswered: {
    subject: /*i18n*/ 'Your bid on {title} has expired',
    paragraphs: [/*i18n*/ 'The seller did not answer your bid of {amount} on {title} within five days.'],
  },
  unpaid: {
    subject: /*i18n*/ 'You can no longer buy {title} at the price you bid',
    paragraphs: [/*i18n*/ 'The five days to pay for {title} are over. The payment link no longer works.'],
  },
  counterbid_expired: {
    subject: /*i18n*/ 'The counterbid for {title} has expired',
    paragraphs: [
      /*i18n*/ 'The five days to buy {title} for the counterbid of {counterbid} are over. The payment link no longer works.',
    ],
  },
};

export const sellerMessages: Readonly<Record<SellerUpdate, EmailMessages>> = {
  unanswered: {
    subject: /*i18n*/ 'A bid on {title} has expired',
    paragraphs: [
      /*i18n*/ 'You did not answer the bid of {amount} on {title} within five days, so it has expired.',
    ],
  },
  unpaid: {
    subject: /*i18n*/ '{title} was not paid for',
    paragraphs: [
      /*i18n*/ 'The buyer did not pay for {title} within five days. The bid has expired and your product is for sale again.',
    ],
  },
  counterbid_expired: {
    subject: /*i18n*/ 'Your counterbid for {title} has expired',
    paragraphs: [
      /*i18n*/ 'The buyer did not buy {title} for your counterbid of {counterbid} within five days. Your product was never reserved and stays for sale.',
    ],
  },
};
