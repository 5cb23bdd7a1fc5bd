/** Figures of campaigns that the content pages quote. No charge is calculated from them. Amounts are in euros. */

/** The maximum discount of a second-chance product on its original price, as a percentage (CONTENT-008). */
export const secondChanceMaxDiscount = 70;

/** The cost of returning a second-chance product: a small parcel (CONTENT-015) or large transport (CONTENT-016). */
export const secondChanceReturnCosts = { smallParcel: 11.5, largeTransport: 69 } as const;

/** The pop-up market: its time slots in Amsterdam time and the price of a ticket at the door (CONTENT-014). */
export const popUp = { doorTicket: 5, slots: ['09:00–10:00', '10:00–11:00', '11:00–12:00'] } as const;

/** The referral discount: the percentage off a friend's first purchase and its code (CONTENT-007). */
export const referral = { percent: 10, mostOff: 100, code: 'WELKOM10' } as const;
