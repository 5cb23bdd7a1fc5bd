import { type Examples, nothing } from './example.ts';

const password = 'zomer-in-utrecht-2';
const fresh = () => `${crypto.randomUUID()}@hervonden.test`;
const foreign = 'UserHasNoObjectPermissionError';
/** The errors for links, codes and keys that were never issued. */
const unknown = [
  ...['FailedToCreateError', 'FailedToGetError', 'FailedToUpdateError', 'ValidationError'],
  'ObjectDoesNotExistError',
];

/** Sign-in, and operations on the caller's own account. */
export const peopleExamples: Examples = {
  login: { args: (_things, { buyer }) => ({ email: buyer.email, password: buyer.password }) },
  logout: { args: nothing },
  me: { args: nothing },
  currentUser: { args: nothing },
  createUser: { args: () => ({ email: fresh(), password, name: 'Nieuw Persoon' }) },
  // The cart in the examples is an account's and not paid: nobody may sign up with it.
  createOrderAccount: { args: ({ cartUuid }) => ({ cartUuid, password }), refusals: unknown },
  verifyEmail: { args: () => ({ token: 'x'.repeat(43) }), refusals: unknown },
  resendEmailVerification: { args: () => ({ email: fresh() }) },
  requestMagicLink: { args: () => ({ email: fresh() }) },
  validateMagicLink: { args: () => ({ token: 'x'.repeat(43) }), refusals: unknown },
  requestPasswordReset: { args: () => ({ email: fresh() }) },
  resetPassword: {
    args: () => ({ token: 'x'.repeat(43), password, confirmPassword: password }),
    refusals: unknown,
  },
  updateUser: { args: () => ({ email: fresh() }) },
  devices: { args: nothing },
  signOutDevice: { of: 'buyer', others: foreign, args: ({ tokenUuid }) => ({ uuid: tokenUuid }) },
  signOutOtherDevices: { args: nothing },
  passkeys: { args: nothing },
  passkeyRegistrationOptions: { args: nothing },
  addPasskey: { args: () => ({ name: 'Telefoon', response: '{}' }), refusals: unknown },
  removePasskey: { of: 'buyer', others: foreign, args: ({ passkeyUuid }) => ({ uuid: passkeyUuid }) },
  passkeySignInOptions: { args: nothing },
  loginWithPasskey: {
    args: () => ({ challengeId: crypto.randomUUID(), response: '{}' }),
    refusals: unknown,
  },
  secondFactorLogin: { args: () => ({ ticket: 'x'.repeat(43), code: '000000' }), refusals: unknown },
  // Only staff have a second factor; other accounts get this error after the sign-in check.
  totpSetup: { args: nothing, refusals: ['UserHasNoAdminPermissionsError', ...unknown] },
  confirmTotp: {
    args: () => ({ code: '000000' }),
    refusals: ['UserHasNoAdminPermissionsError', ...unknown],
  },
  removeTotp: {
    args: () => ({ code: '000000' }),
    refusals: ['UserHasNoAdminPermissionsError', ...unknown],
  },
  totpStatus: { args: nothing, refusals: ['UserHasNoAdminPermissionsError'] },
  auditLog: { args: nothing },
  pushSubscriptionStatus: { args: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/unknown' }) },
  savePushSubscription: {
    args: () => ({
      ...{ endpoint: 'https://fcm.googleapis.com/fcm/send/unknown', keyId: crypto.randomUUID() },
      ...{ p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    }),
    refusals: unknown,
  },
  removePushSubscription: { args: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/unknown' }) },
  cookieConsent: { args: nothing },
  setCookieConsent: { args: () => ({ marketingConsent: false, statisticsConsent: true }) },
  company: { args: nothing },
  productListingContent: { args: () => ({ url: '/lampen' }) },
  createProductListingContent: { args: () => ({ url: '/lampen' }) },
  updateProductListingContent: { args: () => ({ url: '/meubels' }) },
  deleteFaq: { args: ({ faqUuid }) => ({ id: faqUuid }) },
  createOrUpdateIntro: { args: () => ({ url: '/lampen', intro: 'Licht uit elk decennium.' }) },
  generateIntro: { args: () => ({ url: '/lampen' }) },
  // None of these devices has given consent.
  logEvent: {
    args: () => ({
      type: 'page_view',
      data: { deviceId: crypto.randomUUID(), sessionId: crypto.randomUUID(), language: 'nl', path: '/' },
    }),
    refusals: ['LogEventError'],
  },
  deleteAccount: {
    args: () => ({ password: 'niet-het-mijne-1' }),
    refusals: ['ValidationError', 'FailedToDeleteError'],
  },
};
