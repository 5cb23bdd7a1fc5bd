import type { LimitRule } from './limits.ts';

/** Whose tries are counted together. */
type CountedPer =
  | 'caller'
  | 'account'
  | 'account and caller'
  | 'payment and caller'
  | 'e-mail address'
  | 'person and thing';

export interface DocumentedRule extends LimitRule {
  /** A caller is an IPv4 address or an IPv6 /64; an account without login counts by its e-mail address. */
  readonly per: CountedPer;
  /** What is counted, for docs/security/limits.md. */
  readonly what: string;
  /** What happens at the end: a refusal with TooManyRequestsError, or nothing that anybody notices. */
  readonly quiet?: true;
}

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Every limit of the server (S12, ERR-008). The numbers are told to people in docs/security/limits.md, which a test
 * compares with this table; no rule stands anywhere else.
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
  /** Many machines together guess no faster than this. */
  loginStrangers: {
    ...{ name: 'login-account-strangers', times: 100, seconds: day },
    ...{ per: 'account', what: 'failed logins of callers who never got in' },
  },
  /** Strangers cannot lock the owner out where the owner is at home. */
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
  /** Each leaves a line in the audit log: nobody is to fill it. A link or passkey that counts is never refused for it. */
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
  /** A choice is made once; everybody behind one line has a word. */
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
  /** A quick exchange, and an evening's messages that waited on a phone; no flood. */
  sendMessage: {
    ...{ name: 'send_message', times: 200, seconds: 10 * minute },
    ...{ per: 'account', what: 'chat messages' },
  },
  chatTyping: {
    ...{ name: 'chat_typing', times: 60, seconds: minute },
    ...{ per: 'account', what: 'words to the other side of a chat that somebody is writing', quiet: true },
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
  /** The device catches typing errors itself; a brute-force attack would need 100,000 tries. */
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
  /** Each asks the payment service: a busy household pays less often. */
  usableTransaction: {
    ...{ name: 'usable_transaction', times: 60, seconds: quarter },
    ...{ per: 'caller', what: 'payments begun' },
  },
  /** A provider knocks a few times, and comes back after a refusal. */
  paymentWebhook: {
    ...{ name: 'payment-webhook', times: 60, seconds: quarter },
    ...{ per: 'payment and caller', what: 'news that the provider announces' },
  },
  createWishlist: {
    ...{ name: 'create_wishlist', times: 30, seconds: hour },
    ...{ per: 'caller', what: "new visitors' wishlists" },
  },
  createWantedItem: {
    ...{ name: 'create_wanted_item', times: 60, seconds: hour },
    ...{ per: 'account', what: 'new wanted items' },
  },
  /** Somebody who looks around switches some of them on and off again; nobody fills the list of a whole shop. */
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
  /** Each takes a second of processor time, or money where a service is set. */
  removeBackground: {
    ...{ name: 'remove-background', times: 30, seconds: hour },
    ...{ per: 'account', what: 'photos whose background was removed' },
  },
  /** Above what people and crawlers do, below what would occupy the server. */
  search: {
    ...{ name: 'search', times: 1200, seconds: minute, chunk: 20 },
    ...{ per: 'caller', what: 'searches of the catalogue' },
  },
  /** Each may cost money where a text service is set. */
  generateIntro: {
    ...{ name: 'generate_intro', times: 60, seconds: hour },
    ...{ per: 'account', what: 'texts of listings and pieces that staff have written' },
  },
  /** Everything that several people behind one line do, page by page. */
  logEvent: {
    ...{ name: 'log_event', times: 1200, seconds: 5 * minute, chunk: 20 },
    ...{ per: 'caller', what: 'counted events' },
  },
  /** A keystroke every quarter of a second for minutes on end, but no copying of a register. */
  addressAutocomplete: {
    ...{ name: 'address_autocomplete', times: 300, seconds: 5 * minute },
    ...{ per: 'caller', what: 'address suggestions' },
  },
  addressSelect: {
    ...{ name: 'address_select', times: 60, seconds: 5 * minute },
    ...{ per: 'caller', what: 'addresses looked up' },
  },
  /** Far above what devices batch together, far below what would hurt others. */
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
    ...{ per: 'person and thing', what: 'counts of a view of a piece', quiet: true },
  },
} as const satisfies Readonly<Record<string, DocumentedRule>>;
