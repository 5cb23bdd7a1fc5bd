/**
 * What the shop promises, with its figures. The rules (life cycles, clocks, deadlines) and the texts read them from
 * here, so that a figure exists once; `tests/contract/promised-figures.test.ts` checks texts that spell one out.
 * A refund of an order that never arrives is not a figure: it is always everything that was paid.
 */
export const promises = {
  /** Minutes for which a product is held while a buyer pays. */
  payment: { guestMinutes: 10, accountMinutes: 30 },
  /** Days in which a bid is answered, and in which an accepted bid is paid (BID-015). */
  bid: { days: 5 },
  /** Days for which the price of a seller's payment link is valid. */
  paymentLink: { days: 3 },
  /**
   * A parcel: calendar days until it is sent (ORDER-022), and until an order that was not sent is cancelled; hours after
   * which a label that the carrier refused is requested again.
   */
  sending: { days: 5, cancelledAfterDays: 10, labelRetryHours: 12 },
  /** Calendar days to confirm or complain: after arrival, and after the hand-over to the regional courier. */
  confirmation: { days: 3, courierDays: 10 },
  complaint: {
    /** Working days for the answer of each side, and for a decision of the shop. */
    answerWorkingDays: 3,
    decisionWorkingDays: 5,
    /** Calendar days to appeal, and to send the product back if that was decided. */
    appealDays: 14,
    returnDays: 7,
    /** Calendar days for the seller to check the product that came back. */
    checkDays: 3,
    /** Working days in which a lost or returned parcel is settled. */
    parcelWorkingDays: 3,
  },
  /**
   * The purchase of a trader's product: calendar days after receipt to withdraw, for the seller to say whether it was
   * handed over, to send the product back, and for the seller to confirm that it came back; working days in which staff
   * settle what the sides do not.
   */
  withdrawal: { days: 14, handOverDays: 3, returnDays: 14, checkDays: 5, decisionWorkingDays: 3 },
  /** Working days until a report of a product, review or message is decided, and an appeal against that. */
  report: { decisionWorkingDays: 3, appealWorkingDays: 5 },
  /** The insured value of a shipment in euros (DELIV-011, DELIV-012). */
  insurance: { parcel: 100, transport: 1000 },
  /** Bank days from the buyer's confirmation to the payout, and to the latest arrival of the money (ORDER-021). */
  payout: { from: 2, until: 5 },
  /** Hours after which a changed account number is used for payouts. */
  accountChange: { hours: 24 },
  /** Days after receipt in which a review may be written, and until one is published without its counterpart. */
  review: { writeDays: 60, publishDays: 7, editHours: 48 },
  /** How long a link in an email works: to sign in, to confirm an address, and to the order of a guest. */
  links: { signInMinutes: 15, addressDays: 7, orderDays: 90 },
  /** Days for which visits are stored, and over which searches are counted. */
  statistics: { visitDays: 90, searchDays: 30 },
  /**
   * Days for which data of people without an account is stored: a cart, a question or an unpaid payment; a sign-up or
   * subscription whose address was never confirmed; the address of a bid that has ended; a wishlist.
   */
  retention: { visitorDays: 90, unconfirmedDays: 30, bidDays: 365, wishlistDays: 365 },
} as const;
