import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  login: { who: 'anyone' },
  logout: { who: 'user' },
  me: { who: 'user' },
  currentUser: { who: 'user' },
  createUser: { who: 'anyone' },
  /** Authorized by the id of a cart that a visitor paid (docs/decisions/0025-checkout.md). */
  createOrderAccount: { who: 'anyone' },
  verifyEmail: { who: 'anyone' },
  resendEmailVerification: { who: 'anyone' },
  requestMagicLink: { who: 'anyone' },
  validateMagicLink: { who: 'anyone' },
  requestPasswordReset: { who: 'anyone' },
  resetPassword: { who: 'anyone' },
  updateUser: { who: 'user', owner: true },
  devices: { who: 'user', owner: true },
  signOutDevice: { who: 'user', owner: true },
  signOutOtherDevices: { who: 'user', owner: true },
  passkeys: { who: 'user', owner: true },
  passkeyRegistrationOptions: { who: 'user', owner: true },
  addPasskey: { who: 'user', owner: true },
  removePasskey: { who: 'user', owner: true },
  passkeySignInOptions: { who: 'anyone' },
  loginWithPasskey: { who: 'anyone' },
  secondFactorLogin: { who: 'anyone' },
  // For staff only. Staff who have no second factor yet must be able to set one up, so the use cases check the
  // account.
  totpSetup: { who: 'user', owner: true },
  confirmTotp: { who: 'user', owner: true },
  removeTotp: { who: 'user', owner: true },
  totpStatus: { who: 'user', owner: true },
  auditLog: { who: 'staff' },
  exportAuditLog: { who: 'staff' },
  'GET /api/v2/users/me/': { who: 'user' },
} satisfies Policy;
