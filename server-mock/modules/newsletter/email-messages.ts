export type SubscriptionEmail =
  | 'confirm_newsletter'
  | 'confirm_listing'
  | 'already_newsletter'
  | 'already_listing'
  | 'welcome'
  | 'new_products';

interface EmailMessages {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly below: readonly string[];
}

const linkPeriod = /*i18n*/ 'The link works for seven days.';

/**
 * The message ids of each email. `{gift}` is the discount of the newsletter's code and `{minimum}` the purchase from
 * which it is valid. An email to an unconfirmed address contains no text of the requester, who may be a stranger.
 */
export const subscriptionMessages: Readonly<Record<SubscriptionEmail, EmailMessages>> = {
  confirm_newsletter: {
    subject: /*i18n*/ 'Confirm your newsletter subscription',
    paragraphs: [
      /*i18n*/ 'Thanks for signing up for our newsletter. Confirm that this is your address and you will get your code for {gift} off straight away.',
    ],
    action: /*i18n*/ 'Yes, this is my address',
    below: [
      linkPeriod,
      /*i18n*/ 'Didn’t request this? You don’t need to do anything; you won’t get a newsletter.',
    ],
  },
  confirm_listing: {
    subject: /*i18n*/ 'Confirm that you want emails about new products',
    paragraphs: [
      /*i18n*/ 'You asked for an email when something new appears in a list that you viewed on Hervonden. Confirm that this is your address, and we will keep you posted.',
    ],
    action: /*i18n*/ 'Yes, keep me posted',
    below: [
      linkPeriod,
      /*i18n*/ 'Didn’t request this? You don’t need to do anything; you won’t get any emails.',
    ],
  },
  already_newsletter: {
    subject: /*i18n*/ 'You already get our newsletter',
    paragraphs: [
      /*i18n*/ 'This address is already subscribed. Your discount code is still {code}: {gift} off a purchase of {minimum} or more, valid once.',
    ],
    action: /*i18n*/ 'Go to Hervonden',
    below: [],
  },
  already_listing: {
    subject: /*i18n*/ 'You already get these emails',
    paragraphs: [/*i18n*/ 'We already keep you posted about new products in “{title}”. Nothing has changed.'],
    action: /*i18n*/ 'View list',
    below: [],
  },
  welcome: {
    subject: /*i18n*/ 'Your code for {gift} off',
    paragraphs: [
      /*i18n*/ 'Welcome to the Hervonden newsletter. This is your code: {code}',
      /*i18n*/ 'Enter it in your cart to get {gift} off a purchase of {minimum} or more. The code works once and does not expire.',
    ],
    action: /*i18n*/ 'See new arrivals',
    below: [],
  },
  new_products: {
    subject: /*i18n*/ '{count, plural, other {# new in “{title}”}}',
    paragraphs: [/*i18n*/ 'New since your last email:'],
    action: /*i18n*/ 'View new products',
    below: [],
  },
};
