import { reservationLimits } from '#domain/payments/reservation-limits.ts';
import type { Messages } from '../../messages.ts';

const { own } = reservationLimits;

/** Each message states what happened, what is preserved and what to do next. */
const reservationMessages: Messages = {
  reservation_cart_too_large_guest: {
    id: /*i18n*/ 'Without an account you can pay for at most {guest} products at a time. Your cart stays as it is. Sign in (the limit is then {account}), or take a few out and pay for them afterwards.',
    values: own,
  },
  reservation_cart_too_large: {
    id: /*i18n*/ 'You can pay for at most {account} products at a time. Your cart stays as it is. Take a few out and pay for them afterwards.',
    values: own,
  },
  reservation_limit_guest: {
    id: /*i18n*/ 'Your internet connection already has products reserved that have not been paid for; without an account the limit is {guest}. Your cart is saved. Finish that payment first, sign in, or try again after {until}.',
    values: own,
  },
  reservation_limit: {
    id: /*i18n*/ 'You already have products reserved that have not been paid for; the limit is {account} at a time. Your cart is saved. Finish that payment first, or try again after {until}.',
    values: own,
  },
  reservation_limit_network:
    /*i18n*/ 'Many products that have not been paid for yet are reserved from the same internet connection. Your cart is saved and nothing has been charged. Try again later, or use another connection.',
  reservation_crowded_guest:
    /*i18n*/ 'Guest checkout is very busy right now. Your cart is saved and nothing has been charged. Sign in to continue straight away, pay for fewer products at a time, or try again later.',
  reservation_crowded:
    /*i18n*/ 'Checkout is very busy right now. Your cart is saved and nothing has been charged. Pay for fewer products at a time, or try again later.',
};

export const paymentMessages: Messages = {
  ...reservationMessages,
  failed_to_get_transaction: /*i18n*/ 'We could not check the status of your payment. Try again.',
  transaction_does_not_exist: /*i18n*/ 'This payment does not exist.',
  failed_to_get_usable_transaction: /*i18n*/ 'The payment could not be started. Try again.',
  payment_service_failed:
    /*i18n*/ 'The payment service is not responding. Try again shortly; nothing has been charged.',
  cart_no_payment_intent_provided: /*i18n*/ 'Choose how you want to pay.',
  cart_total_changed: /*i18n*/ 'The total has changed in the meantime. Check it before you pay.',
  cart_is_already_frozen: /*i18n*/ 'This cart has already been paid for.',
  cart_is_empty: /*i18n*/ 'Your cart is empty.',
  cart_add_address: /*i18n*/ 'Enter a delivery address in step 1',
};
