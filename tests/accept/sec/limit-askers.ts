import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { notificationGroups } from '#domain/notifications/notification-kinds.ts';
import type { limitRules } from '#server/limit-rules.ts';
import { photoKey } from '#tests/factories/products.ts';
import { askFrom, type Called, callFrom } from './own-process.ts';

/** The accounts and objects that the tries use, created once per run. */
export interface LimitThings {
  readonly productUuid: string;
  /** Id of a payment that the provider does not know. */
  readonly paymentUuid: string;
  readonly victim: { readonly email: string; readonly password: string };
  /** Token of a separate account for each purpose. */
  tokenFor(what: string): Promise<string>;
}

/** One request to a server, from a loopback address (127.0.0.0/8). */
export type Try = (url: string, ip: string, at: number, things: LimitThings) => Promise<Called>;

const unknown = () => `${randomUUID()}@hervonden.test`;
/** Forged forwarding headers; the server may believe them only from a trusted proxy. */
const spoofed = (at: number) => ({
  'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
  'x-real-ip': `10.0.0.${at & 255}`,
  forwarded: `for=10.1.0.${at & 255}`,
});

function operation(
  call: string,
  variables: (at: number, things: LimitThings) => Readonly<Record<string, unknown>>,
  who?: string,
): Try {
  return async (url, ip, at, things) => {
    const token = who === undefined ? {} : { authorization: `Token ${await things.tokenFor(who)}` };
    const body = { query: call, variables: variables(at, things) };
    return await askFrom(ip, url, body, { ...spoofed(at), ...token });
  };
}

const asText = (name: string, more = '') =>
  `mutation ($email: String!) { it: ${name}(email: $email${more}) { __typename } }`;
const askLink = `mutation ($email: String!) {
  it: askWithdrawalLink(orderNumber: "1", email: $email) { __typename } }`;
let fixedMail = unknown();
const sameMail = () => ({ email: fixedMail });
/** A HEIC that is cut off: it counts towards the limit and is refused before the work of decoding it. */
const brokenHeic = () => {
  const file = new URL('../../photos/08-heic-named-jpg.jpg', import.meta.url);
  return readFileSync(file).subarray(0, 5000).toString('base64');
};

const visitorReport =
  'mutation ($uuid: String!, $email: String!) { it: reportWithoutAccount(kind: SELLER, uuid: $uuid, reason: SCAM, words: "Dit klopt niet.", email: $email) { __typename } }';

function subscribing(email: () => string): Try {
  return async (url, ip, at) => {
    const headers = { 'content-type': 'application/json', ...spoofed(at) };
    const body = JSON.stringify({ email: email() });
    return await callFrom(ip, `${url}/auth/newsletter-subscribe/`, { method: 'POST', headers, body });
  };
}

/** How to reach each limit that refuses. A rule without an entry is a finding. */
export const limitTries: Readonly<Partial<Record<keyof typeof limitRules, Try>>> = {
  loginPair: operation(asText('login', ', password: "geraden-1"'), (_at, { victim }) => ({
    email: victim.email,
  })),
  loginCaller: operation(asText('login', ', password: "geraden-1"'), () => ({ email: unknown() })),
  magicLink: operation(asText('requestMagicLink'), sameMail),
  resetLink: operation(asText('requestPasswordReset'), sameMail),
  verifyLink: operation(asText('resendEmailVerification'), sameMail),
  changeEmail: operation(asText('updateUser'), () => ({ email: unknown() }), 'changeEmail'),
  linkCaller: operation(asText('requestPasswordReset'), () => ({ email: unknown() })),
  signUp: operation(asText('createUser', ', password: "zomer-in-utrecht-2", name: "Nieuw Persoon"'), () => ({
    email: unknown(),
  })),
  secondFactor: operation('mutation { it: confirmTotp(code: "000000") { __typename } }', () => ({}), 'staff'),
  refusedSignIn: operation(
    'mutation ($token: String!) { it: validateMagicLink(token: $token) { __typename } }',
    () => ({
      token: randomUUID(),
    }),
  ),
  passkeySignIn: operation('{ it: passkeySignInOptions { __typename } }', () => ({})),
  passkeyRegistration: operation('{ it: passkeyRegistrationOptions { __typename } }', () => ({}), 'passkey'),
  deleteAccount: operation(
    'mutation { it: deleteAccount(password: "niet-dit-1") { __typename } }',
    () => ({}),
    'deleteAccount',
  ),
  exportData: async (url, ip, at, things) => {
    const authorization = `Token ${await things.tokenFor('exportData')}`;
    return await callFrom(ip, `${url}/api/v2/users/me/export/`, {
      headers: { ...spoofed(at), authorization },
    });
  },
  placeBid: operation(
    'mutation ($productUuid: String!, $email: String!) { it: placeBid(productUuid: $productUuid, amount: 400, email: $email) { __typename } }',
    (_at, { productUuid }) => ({ productUuid, email: unknown() }),
  ),
  askSeller: operation(
    'mutation ($productUuid: String!) { it: askSeller(productUuid: $productUuid, kind: QUESTION, name: "Anna Bos", email: "anna@hervonden.test", message: "Is de kast nog te koop?") { __typename } }',
    (_at, { productUuid }) => ({ productUuid }),
  ),
  cookieConsent: operation(
    'mutation { it: setCookieConsent(marketingConsent: false, statisticsConsent: false) { __typename } }',
    () => ({}),
  ),
  subscribeCaller: subscribing(unknown),
  subscribe: subscribing(() => fixedMail),
  withdrawalLinkCaller: operation(askLink, () => ({ email: unknown() })),
  withdrawalLink: operation(askLink, sameMail),
  withdrawalToken: operation('{ it: linkedPurchases(token: "x") { __typename } }', () => ({})),
  subscriptionLink: operation('mutation { it: endSubscription(token: "x") { __typename } }', () => ({})),
  notificationSettings: operation(
    `mutation ($groups: [NotificationGroupSettingInput!]!) {
      it: saveNotificationSettings(groups: $groups, language: nl) { __typename }
    }`,
    () => ({ groups: notificationGroups.map((group) => ({ group, push: 'now', email: 'now' })) }),
    'notificationSettings',
  ),
  openChat: async (url, ip, at, things) => {
    const authorization = `Token ${await things.tokenFor('openChat')}`;
    const headers = { authorization, 'content-type': 'application/json', ...spoofed(at) };
    const body = JSON.stringify({ product: things.productUuid });
    return await callFrom(ip, `${url}/api/v2/conversations/`, { method: 'POST', headers, body });
  },
  sendMessage: operation(
    'mutation ($uuid: String!) { it: sendMessage(conversationUuid: $uuid, messageUuid: $uuid, text: "Hallo") { __typename } }',
    () => ({ uuid: randomUUID() }),
    'sendMessage',
  ),
  reportChat: operation(
    'mutation ($uuid: String!) { it: reportConversation(conversationUuid: $uuid, reason: "Hallo") { __typename } }',
    () => ({ uuid: randomUUID() }),
    'reportChat',
  ),
  report: operation(
    'mutation ($uuid: String!) { it: report(kind: SELLER, uuid: $uuid, reason: SCAM, words: "Dit klopt niet.") { __typename } }',
    () => ({ uuid: randomUUID() }),
    'report',
  ),
  guestOrderLink: operation('{ it: guestOrder(key: "x") { __typename } }', () => ({})),
  sendGuestLink: operation('mutation { it: sendGuestOrderLink(key: "x") { __typename } }', () => ({})),
  visitorReport: operation(visitorReport, () => ({ uuid: randomUUID(), email: unknown() })),
  visitorReportAddress: operation(visitorReport, () => ({ uuid: randomUUID(), ...sameMail() })),
  caseMessage: operation(
    'mutation ($uuid: String!) { it: answerCase(uuid: $uuid, text: "Hoe groot is de barst?", photos: []) { __typename } }',
    () => ({ uuid: randomUUID() }),
    'caseMessage',
  ),
  proposePickup: operation(
    'mutation ($uuid: String!) { it: proposePickupMoments(deliveryUuid: $uuid, moments: []) { __typename } }',
    () => ({ uuid: randomUUID() }),
    'proposePickup',
  ),
  createPaymentLink: operation(
    'mutation ($uuid: String!) { it: createPaymentLink(conversationUuid: $uuid, productUuid: $uuid, discountAmount: 1) { __typename } }',
    () => ({ uuid: randomUUID() }),
    'createPaymentLink',
  ),
  createCart: operation('mutation { it: createCart { __typename } }', () => ({})),
  addDiscount: operation(
    'mutation ($uuid: String!) { it: addDiscount(cartUuid: $uuid, discountCode: "X") { __typename } }',
    () => ({ uuid: randomUUID() }),
  ),
  usableTransaction: operation(
    'mutation ($uuid: String!) { it: getUsableTransaction(cartUuid: $uuid, paymentMethod: ideal) { __typename } }',
    () => ({ uuid: randomUUID() }),
  ),
  paymentWebhook: (url, ip, at, { paymentUuid }) =>
    callFrom(ip, `${url}/api/v2/payments/${paymentUuid}/webhook`, { method: 'POST', headers: spoofed(at) }),
  createWishlist: operation(
    'mutation ($ids: [String!]!) { it: createWishlist(productUuids: $ids) { __typename } }',
    (_at, { productUuid }) => ({ ids: [productUuid] }),
  ),
  createWantedItem: operation(
    'mutation ($images: [String!]!) { it: createWantedItem(title: "Gezocht dressoir", budget: 200, category: "meubels/kasten", images: $images) { __typename } }',
    () => ({ images: [photoKey()] }),
    'wanted',
  ),
  changeWatch: operation(
    'mutation ($uuid: String!) { it: unwatchProduct(productUuid: $uuid) { __typename } }',
    () => ({ uuid: randomUUID() }),
    'watch',
  ),
  changeFollow: operation(
    'mutation ($uuid: String!) { it: unfollowSeller(sellerUuid: $uuid) { __typename } }',
    () => ({ uuid: randomUUID() }),
    'follow',
  ),
  upload: async (url, ip, at, things) => {
    const headers = {
      authorization: `Token ${await things.tokenFor('upload')}`,
      'content-type': 'application/json',
      ...spoofed(at),
    };
    const body = JSON.stringify({ hash: photoKey(), bytes: 1000 });
    return await callFrom(ip, `${url}/api/media/uploads`, { method: 'POST', headers, body });
  },
  convertHeic: operation(
    'mutation ($b64Image: String!) { it: convertHeicToJpeg(b64Image: $b64Image) { __typename } }',
    () => ({ b64Image: brokenHeic() }),
    'heic',
  ),
  removeBackground: operation(
    'mutation ($b64Image: String!) { it: removeBg(b64Image: $b64Image) { __typename } }',
    () => ({ b64Image: 'AAAA' }),
    'background',
  ),
  search: operation('{ searchProductsNew(limit: 1) { totalCount } }', () => ({})),
  generateIntro: operation(
    'mutation { it: generateIntro(url: "/lampen") { __typename } }',
    () => ({}),
    'staff',
  ),
  logEvent: operation(
    'mutation ($id: String!) { it: logEvent(type: "page_view", data: { deviceId: $id, sessionId: $id, language: "nl", path: "/" }) { __typename } }',
    () => ({ id: randomUUID() }),
  ),
  addressAutocomplete: operation(
    'query ($input: String!) { it: addressAutocomplete(input: $input) { __typename } }',
    () => ({ input: 'Biltstraat 88, Utrecht' }),
  ),
  addressSelect: operation(
    'mutation ($sessionId: String!) { it: addressSelect(label: "x", placeId: "x", sessionId: $sessionId) { __typename } }',
    () => ({ sessionId: randomUUID() }),
  ),
  savePushSubscription: operation(
    `mutation ($endpoint: String!, $keyId: String!, $p256dh: String!) {
      it: savePushSubscription(endpoint: $endpoint, p256dh: $p256dh, auth: "AAAAAAAAAAAAAAAAAAAAAA", keyId: $keyId) {
        __typename } }`,
    () => ({
      ...{ endpoint: 'https://fcm.googleapis.com/fcm/send/x', keyId: randomUUID() },
      p256dh: `B${'A'.repeat(86)}`,
    }),
    'push',
  ),
  renewPushSubscription: async (url, ip, at) => {
    const headers = { 'content-type': 'application/json', ...spoofed(at) };
    const old = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', auth: 'x' };
    const body = JSON.stringify({ old, endpoint: 'x', p256dh: 'x', auth: 'x', keyId: randomUUID() });
    return await callFrom(ip, `${url}/api/push/subscriptions`, { method: 'PUT', headers, body });
  },
  syncPush: operation(
    'mutation { it: pushWishlist(schemaVersion: 1, rows: []) { __typename } }',
    () => ({}),
    'sync',
  ),
};

/** Switches to another email address, for the rules that count by address. */
export function nextAddress(): void {
  fixedMail = unknown();
}
