import type { TextsByDetail } from './texts-by-detail.ts';

const closed = [/*i18n*/ 'The complaint about {title} is closed', /*i18n*/ 'See the outcome.'] as const;
const escalated = [
  /*i18n*/ 'We decide on the complaint about {title}',
  /*i18n*/ 'Add what we should know. We hold the money until we have decided.',
] as const;
const appealed = [
  /*i18n*/ 'Appeal about {title}',
  /*i18n*/ 'Another colleague looks at the complaint again.',
] as const;
const answered = [
  /*i18n*/ 'New reply to the complaint about {title}',
  /*i18n*/ 'Read it and respond.',
] as const;
const proposed = [
  /*i18n*/ 'A proposal for {title}',
  /*i18n*/ 'Accept it or make a counterproposal within three working days.',
] as const;
const accepted = [
  /*i18n*/ 'The decision about {title} was accepted',
  /*i18n*/ 'The other party is not appealing.',
] as const;
const negotiating = [
  /*i18n*/ 'One working day left to respond to the complaint about {title}',
  /*i18n*/ 'After that we decide on the complaint.',
] as const;
const decided = [
  /*i18n*/ 'Three days left to appeal about {title}',
  /*i18n*/ 'After that we carry out the decision.',
] as const;
const decision = [
  /*i18n*/ 'Our decision on the complaint about {title}',
  /*i18n*/ 'The reasons are in your email and on the page.',
] as const;

/** Texts of the notifications about complaints, by side and by the event or the deadline that is about to end. */
export const caseTexts = {
  case_changed: {
    'seller opened': [
      /*i18n*/ 'A complaint about {title}',
      /*i18n*/ 'Answer within three working days. We hold the money while it is open.',
    ],
    'seller unconfirmed': [
      /*i18n*/ 'Did the buyer receive {title}?',
      /*i18n*/ 'Tell us within three working days. We hold the money in the meantime.',
    ],
    'buyer answered': answered,
    'seller answered': answered,
    'buyer proposed': proposed,
    'seller proposed': proposed,
    'buyer escalated': escalated,
    'seller escalated': escalated,
    'buyer appealed': appealed,
    'seller appealed': appealed,
    'buyer closed': closed,
    'seller closed': closed,
    'buyer decision_accepted': accepted,
    'seller decision_accepted': accepted,
    'seller withdrawn': [
      /*i18n*/ 'The complaint about {title} was withdrawn',
      /*i18n*/ 'The money is on its way to you.',
    ],
    'buyer return_pending': [
      /*i18n*/ 'Send {title} back',
      /*i18n*/ 'Send it back within seven days. You are refunded once it has arrived.',
    ],
    'seller return_pending': [
      /*i18n*/ '{title} is coming back to you',
      /*i18n*/ 'The buyer sends it within seven days.',
    ],
    'seller return_sent': [
      /*i18n*/ '{title} is on its way back',
      /*i18n*/ 'Let us know when you have received it.',
    ],
    'seller return_arrived': [
      /*i18n*/ '{title} was delivered to you',
      /*i18n*/ 'Confirm within three days, or tell us what is wrong.',
    ],
  },
  case_reminder: {
    'seller OPEN': negotiating,
    'buyer NEGOTIATING': negotiating,
    'seller NEGOTIATING': negotiating,
    'buyer DECIDED': decided,
    'seller DECIDED': decided,
    'buyer RETURN_PENDING': [
      /*i18n*/ 'Two days left to send {title} back',
      /*i18n*/ 'Report the return in time. The complaint says what happens otherwise.',
    ],
    'seller RETURN_PENDING': [
      /*i18n*/ 'Two days left for the return of {title}',
      /*i18n*/ 'Arrange it with the buyer. After that we decide.',
    ],
    'buyer RETURN_SENT': [
      /*i18n*/ 'Has {title} been delivered?',
      /*i18n*/ 'Let us know when the tracking page says so.',
    ],
    'seller RETURN_ARRIVED': [
      /*i18n*/ 'Is {title} back with you in good condition?',
      /*i18n*/ 'The buyer is refunded on {moment}. Tell us before then if something is wrong.',
    ],
  },
  case_decided: { 'buyer decided': decision, 'seller decided': decision },
} as const satisfies Readonly<Record<'case_changed' | 'case_reminder' | 'case_decided', TextsByDetail>>;
