import { bidLetters } from '../modules/bids/letters.ts';
import { caseLetters } from '../modules/cases/letters.ts';
import { catalogLetters } from '../modules/catalog/letters.ts';
import { chatLetters } from '../modules/chats/letters.ts';
import type { LetterWriters } from '../modules/notifications/letters.ts';
import { orderLetters } from '../modules/orders/letters.ts';
import { payoutLetters } from '../modules/payouts/letters.ts';
import { pickupLetters } from '../modules/pickups/letters.ts';
import { questionLetters } from '../modules/questions/letters.ts';
import { reportLetters } from '../modules/reports/letters.ts';
import { reviewLetters } from '../modules/reviews/letters.ts';
import { shipmentLetters } from '../modules/shipments/letters.ts';
import { staffLetters } from '../modules/staff/letters.ts';
import { suggestionLetters } from '../modules/suggestions/letters.ts';
import { transportLetters } from '../modules/transports/letters.ts';
import { wantedLetters } from '../modules/wanted/letters.ts';
import { withdrawalLetters } from '../modules/withdrawals/letters.ts';

/** Each module that writes emails of its own spreads them in here: one line per module. */
export const letterWriters: LetterWriters = {
  ...bidLetters,
  ...caseLetters,
  ...catalogLetters,
  ...chatLetters,
  ...orderLetters,
  ...pickupLetters,
  ...payoutLetters,
  ...questionLetters,
  ...reportLetters,
  ...reviewLetters,
  ...shipmentLetters,
  ...staffLetters,
  ...suggestionLetters,
  ...transportLetters,
  ...wantedLetters,
  ...withdrawalLetters,
};
