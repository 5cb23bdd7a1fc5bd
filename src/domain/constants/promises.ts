/** What the shop says about itself in numbers; the pages quote these, nothing is charged from here. Amounts in euros. */

/** A second-chance piece costs up to this percentage less than it did new (CONTENT-008). */
export const secondChanceMaxDiscount = 70;

/** What sending a second-chance piece back costs: a small parcel (CONTENT-015), large transport (CONTENT-016). */
export const secondChanceReturnCosts = { smallParcel: 11.5, largeTransport: 69 } as const;

/** The pop-up market: the slots in the time of Amsterdam and the ticket at the door (CONTENT-014). */
export const popUp = { doorTicket: 5, slots: ['09:00–10:00', '10:00–11:00', '11:00–12:00'] } as const;

/** A friend's welcome: a percentage off the first purchase, by this code (CONTENT-007). */
export const referral = { percent: 10, mostOff: 100, code: 'WELKOM10' } as const;

/** The prices between which delivery lies, and what a shipment is insured for (CONTENT-006). */
export const deliveryFacts = {
  parcel: { from: 3.95, to: 10.95, insuredTo: 100, kilograms: 20 },
  transport: { from: 6.95, to: 59, insuredTo: 1000 },
} as const;

/** Working days between the buyer's confirmation and the seller's money. */
export const payoutDays = { from: 2, to: 5 } as const;
