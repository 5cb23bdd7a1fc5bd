import type { DocumentedRule } from './documented-rule.ts';

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * All rate limits of the server (S12, ERR-008). docs/security/limits.md documents the numbers, and a test compares it
 * with this table; no limit is defined elsewhere.
 */
export const limitRules = {
  loginPair: {
    ...{ name: 'login-account', times: 10, seconds: quarter },
    ...{ per: 'account and caller', what: 'failed logins' },
  },
  loginCaller: {
    ...{ name: 'login-address', times: 30, seconds: quarter },
    ...{ per: 'caller', what: 'failed logins over all accounts' },
  },
  /** Limits a distributed guessing attack on one account. */
  loginStrangers: {
    ...{ name: 'login-account-strangers', times: 100, seconds: day },
    ...{ per: 'account', what: 'failed logins of callers who never got in' },
  },
  /** Remembers where the owner logs in, so that strangers cannot lock the owner out there. */
  loginKnown: {
    ...{ name: 'login-known', times: 1_000_000, seconds: 20 * day },
    ...{ per: 'account and caller', what: 'remembers from where the owner signs in', quiet: true },
  },
  linkCaller: {
    ...{ name: 'link-caller', times: 30, seconds: quarter },
    ...{ per: 'caller', what: 'mailed links of all kinds' },
  },
  magicLink: {
    ...{ name: 'link-magic_link', times: 5, seconds: quarter },
    ...{ per: 'e-mail address', what: 'magic links' },
  },
  resetLink: {
    ...{ name: 'link-reset_password', times: 5, seconds: quarter },
    ...{ per: 'e-mail address', what: 'password resets' },
  },
  verifyLink: {
    ...{ name: 'link-verify_email', times: 5, seconds: quarter },
    ...{ per: 'e-mail address', what: 'sign-ups, and mails that confirm an address sent again' },
  },
  changeEmail: {
    ...{ name: 'link-change_email', times: 5, seconds: quarter },
    ...{ per: 'e-mail address', what: 'changes of address, by account and by new address' },
  },
  signUp: {
    ...{ name: 'sign-up-caller', times: 20, seconds: hour },
    ...{ per: 'caller', what: 'new accounts' },
  },
  signUpKnown: {
    ...{ name: 'sign-up-known', times: 1, seconds: hour },
    ...{ per: 'account', what: 'mails that somebody signs up with this address', quiet: true },
  },
  secondFactor: {
    ...{ name: 'second-factor', times: 10, seconds: quarter },
    ...{ per: 'account', what: 'wrong codes of a second factor' },
  },
  /**
   * Every refusal writes to the audit log, so this keeps callers from flooding it. It never refuses a valid link or
   * passkey.
   */
  refusedSignIn: {
    ...{ name: 'refused-sign-in', times: 300, seconds: hour },
    ...{ per: 'caller', what: 'links, passkeys and codes that do not count' },
  },
  passkeySignIn: {
    ...{ name: 'passkey-sign-in', times: 100, seconds: quarter },
    ...{ per: 'caller', what: 'challenges for signing in with a passkey' },
  },
  passkeyRegistration: {
    ...{ name: 'passkey-registration', times: 30, seconds: quarter },
    ...{ per: 'account', what: 'challenges for adding a passkey' },
  },
  deleteAccount: {
    ...{ name: 'delete_account', times: 5, seconds: hour },
    ...{ per: 'account', what: 'tries to end the account' },
  },
  exportData: {
    ...{ name: 'export_data', times: 5, seconds: day },
    ...{ per: 'account', what: "exports of one's data" },
  },
  placeBid: {
    ...{ name: 'place_bid', times: 30, seconds: hour },
    ...{ per: 'caller', what: 'bids' },
  },
  askSeller: {
    ...{ name: 'ask_seller', times: 20, seconds: hour },
    ...{ per: 'caller', what: 'questions to sellers' },
  },
  /** Many people may share an address, and each of them chooses once. */
  cookieConsent: {
    ...{ name: 'cookie_consent', times: 300, seconds: hour },
    ...{ per: 'caller', what: 'choices about cookies' },
  },
  subscribeCaller: {
    ...{ name: 'subscribe-caller', times: 20, seconds: hour },
    ...{ per: 'caller', what: 'subscriptions asked for' },
  },
  subscribe: {
    ...{ name: 'subscribe', times: 5, seconds: hour },
    ...{ per: 'e-mail address', what: 'mails that confirm a subscription' },
  },
  notificationSettings: {
    ...{ name: 'notification-settings', times: 60, seconds: hour },
    ...{ per: 'account', what: 'changes of the notification settings' },
  },
  subscriptionLink: {
    ...{ name: 'subscription-link', times: 120, seconds: hour },
    ...{ per: 'caller', what: 'links of subscriptions opened, and one-click tokens that are not ours' },
  },
  openChat: {
    ...{ name: 'open_chat', times: 40, seconds: hour },
    ...{ per: 'account', what: 'conversations that are opened' },
  },
  /** Allows a quick exchange, and an evening of messages that a phone sends when it is back online, but no flood. */
  sendMessage: {
    ...{ name: 'send_message', times: 200, seconds: 10 * minute },
    ...{ per: 'account', what: 'chat messages' },
  },
  chatTyping: {
    ...{ name: 'chat_typing', times: 60, seconds: minute },
    ...{ per: 'account', what: 'typing indicators of chats', quiet: true },
  },
  reportChat: {
    ...{ name: 'report_chat', times: 10, seconds: hour },
    ...{ per: 'account', what: 'reports of conversations' },
  },
  report: {
    ...{ name: 'report', times: 10, seconds: hour },
    ...{ per: 'account', what: 'reports of products and sellers' },
  },
  visitorReport: {
    ...{ name: 'visitor_report', times: 10, seconds: hour },
    ...{ per: 'caller', what: 'reports by visitors without an account' },
  },
  visitorReportAddress: {
    ...{ name: 'visitor_report_address', times: 5, seconds: day },
    ...{ per: 'e-mail address', what: 'reports by visitors, each of which sends an email' },
  },
  /** Each sends the other side an email that cannot be switched off. */
  caseMessage: {
    ...{ name: 'case_message', times: 60, seconds: hour },
    ...{ per: 'account or link', what: 'messages and proposals in complaints' },
  },
  proposePickup: {
    ...{ name: 'propose_pickup', times: 60, seconds: hour },
    ...{ per: 'account or link', what: 'proposals of times for a hand-over' },
  },
  createPaymentLink: {
    ...{ name: 'create_payment_link', times: 30, seconds: hour },
    ...{ per: 'account', what: 'payment links' },
  },
  createCart: {
    ...{ name: 'create_cart', times: 60, seconds: hour },
    ...{ per: 'caller', what: 'new carts' },
  },
  addDiscount: {
    ...{ name: 'add_discount', times: 30, seconds: hour },
    ...{ per: 'caller', what: 'discount codes and gift cards tried' },
  },
  /** The device detects typing errors itself; a brute-force attack would need 100,000 attempts. */
  pickupCode: {
    ...{ name: 'pickup_code', times: 5, seconds: day },
    ...{ per: 'person and thing', what: 'wrong codes for the hand-over of a product' },
  },
  guestOrderLink: {
    ...{ name: 'guest-order-link', times: 60, seconds: hour },
    ...{ per: 'caller', what: 'links to orders without an account that are not ours' },
  },
  sendGuestLink: {
    ...{ name: 'guest-order-link-mail', times: 3, seconds: day },
    ...{ per: 'person and thing', what: 'emails with a new link to an order without an account' },
  },
  withdrawalLinkCaller: {
    ...{ name: 'withdrawal-link-caller', times: 30, seconds: hour },
    ...{ per: 'caller', what: 'links to withdraw from a purchase asked for' },
  },
  withdrawalLink: {
    ...{ name: 'withdrawal-link', times: 5, seconds: hour },
    ...{ per: 'e-mail address', what: 'emails with a link to withdraw from a purchase' },
  },
  /** Enough for the holder of a link, too few to guess signatures. */
  withdrawalToken: {
    ...{ name: 'withdrawal-token', times: 120, seconds: hour },
    ...{ per: 'caller', what: 'links to withdraw from a purchase opened' },
  },
  parcelLink: {
    ...{ name: 'parcel-link', times: 60, seconds: hour },
    ...{ per: 'caller', what: 'links to labels and parcels that are not ours' },
  },
  /** A carrier calls the webhook a few times for each scan, and again after a refusal. */
  parcelWebhook: {
    ...{ name: 'parcel-webhook', times: 60, seconds: quarter },
    ...{ per: 'person and thing', what: 'status checks that the carrier triggers' },
  },
  calendarLink: {
    ...{ name: 'calendar-link', times: 60, seconds: hour },
    ...{ per: 'caller', what: 'links to calendar files that are not ours' },
  },
  /** Each attempt queries the payment service; even a busy household pays less often. */
  usableTransaction: {
    ...{ name: 'usable_transaction', times: 60, seconds: quarter },
    ...{ per: 'caller', what: 'payments begun' },
  },
  /** A provider calls the webhook a few times, and again after a refusal. */
  paymentWebhook: {
    ...{ name: 'payment-webhook', times: 60, seconds: quarter },
    ...{ per: 'payment and caller', what: 'changes that the provider announces' },
  },
  createWishlist: {
    ...{ name: 'create_wishlist', times: 30, seconds: hour },
    ...{ per: 'caller', what: "new visitors' wishlists" },
  },
  createWantedItem: {
    ...{ name: 'create_wanted_item', times: 60, seconds: hour },
    ...{ per: 'account', what: 'new wanted items' },
  },
  /** Allows to switch watches on and off while browsing, but not to watch the whole catalogue. */
  changeWatch: {
    ...{ name: 'change_watch', times: 120, seconds: hour },
    ...{ per: 'account', what: 'reserved products watched, or no longer' },
  },
  changeFollow: {
    ...{ name: 'change_follow', times: 120, seconds: hour },
    ...{ per: 'account', what: 'sellers followed, or no longer' },
  },
  upload: {
    ...{ name: 'media-uploads', times: 1200, seconds: hour },
    ...{ per: 'account', what: 'announced photos' },
  },
  convertHeic: {
    ...{ name: 'convert-heic', times: 60, seconds: hour },
    ...{ per: 'account', what: 'photos converted from HEIC' },
  },
  /** Each takes a second of processor time, or costs money if a service is configured. */
  removeBackground: {
    ...{ name: 'remove-background', times: 30, seconds: hour },
    ...{ per: 'account', what: 'photos whose background was removed' },
  },
  /** Above the use by people and crawlers, below what would overload the server. */
  search: {
    ...{ name: 'search', times: 1200, seconds: minute, chunk: 20 },
    ...{ per: 'caller', what: 'searches of the catalogue' },
  },
  /** Each may cost money if a text service is configured. */
  generateIntro: {
    ...{ name: 'generate_intro', times: 60, seconds: hour },
    ...{ per: 'account', what: 'texts of product lists and products that staff have written' },
  },
  /** Allows the page views of several people who share an address. */
  logEvent: {
    ...{ name: 'log_event', times: 1200, seconds: 5 * minute, chunk: 20 },
    ...{ per: 'caller', what: 'counted events' },
  },
  /** Allows a keystroke every quarter of a second for minutes, but not copying the address register. */
  addressAutocomplete: {
    ...{ name: 'address_autocomplete', times: 300, seconds: 5 * minute },
    ...{ per: 'caller', what: 'address suggestions' },
  },
  addressSelect: {
    ...{ name: 'address_select', times: 60, seconds: 5 * minute },
    ...{ per: 'caller', what: 'addresses looked up' },
  },
  /** Far above what devices send in batches, far below what would affect other users. */
  syncPush: {
    ...{ name: 'sync_push', times: 1200, seconds: minute },
    ...{ per: 'account', what: 'pushes of synchronised data' },
  },
  savePushSubscription: {
    ...{ name: 'save_push_subscription', times: 60, seconds: hour },
    ...{ per: 'account', what: 'browsers that are to show notifications' },
  },
  renewPushSubscription: {
    ...{ name: 'renew_push_subscription', times: 60, seconds: hour },
    ...{ per: 'caller', what: 'browsers whose push service replaced their subscription' },
  },
  searchCount: {
    ...{ name: 'search_count', times: 1, seconds: day },
    ...{ per: 'person and thing', what: 'counts of a search among the popular ones', quiet: true },
  },
  productView: {
    ...{ name: 'product_view', times: 1, seconds: 30 * minute },
    ...{ per: 'person and thing', what: 'counts of a view of a product', quiet: true },
  },
} as const satisfies Readonly<Record<string, DocumentedRule>>;
