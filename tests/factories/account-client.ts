import type { MailMessage } from '#server/outside/mail/mail.ts';
import type { ApiHarness, GraphqlOptions } from '#tests/setup/api-harness.ts';

/** The answer to an account operation, with every field that tests check. */
export interface AccountAnswer {
  readonly __typename: string;
  readonly errorCode?: string;
  readonly message?: string;
  readonly authToken?: string | null;
  readonly ticket?: string | null;
  readonly [field: string]: unknown;
}

const parts: Readonly<Record<string, string>> = {
  createUser: '... on CreatedUser { success message }',
  createOrderAccount: '... on CreatedUser { success message }',
  requestMagicLink: '... on Requested { success }',
  requestPasswordReset: '... on Requested { success }',
  resendEmailVerification: '... on Requested { success }',
  resetPassword: '... on ResetPassword { success }',
  updateUser: '... on UpdatedUser { success pendingEmail }',
  totpSetup: '... on TotpSetup { secret uri }',
  confirmTotp: '... on TotpConfirmed { authToken recoveryCodes }',
  removeTotp: '... on TotpRemoved { success }',
  signOutDevice: '... on DevicesSignedOut { count }',
  signOutOtherDevices: '... on DevicesSignedOut { count }',
  addPasskey: '... on Passkey { uuid name }',
  removePasskey: '... on PasskeyRemoved { success }',
};
const user = '... on User { uuid email name authToken wishlistUuid }';

const ticketed = ['login', 'validateMagicLink', 'secondFactorLogin', 'loginWithPasskey'];

/** Calls an account mutation with text arguments, and a boolean for `acceptsMarketing`. */
export async function act(
  api: ApiHarness,
  operation: string,
  args: Readonly<Record<string, string | boolean>> = {},
  how: GraphqlOptions = {},
): Promise<AccountAnswer> {
  const names = Object.keys(args);
  const typeOf = (name: string) => (typeof args[name] === 'boolean' ? 'Boolean' : 'String');
  const nullable = ['redirectUrl', 'acceptsMarketing'];
  const head = names.map((name) => `$${name}: ${typeOf(name)}${nullable.includes(name) ? '' : '!'}`);
  const given = names.map((name) => `${name}: $${name}`);
  const ticket = ticketed.includes(operation) ? '... on FailedToGetError { ticket }' : '';
  const brackets = (inner: readonly string[]) => (inner.length === 0 ? '' : `(${inner.join(', ')})`);
  const query = `mutation ${brackets(head)} {
    answer: ${operation}${brackets(given)} {
      __typename ${parts[operation] ?? user}
      ... on Error { errorCode message }
      ${ticket}
    }
  }`;
  const { data, errors } = await api.graphql<{ answer: AccountAnswer } | null>(query, { ...args }, how);
  if (data === null || data === undefined) throw new Error(JSON.stringify(errors));
  return data.answer;
}

/** The token in an emailed link of this kind. Throws if the email has none. */
export function tokenIn(mail: MailMessage | undefined, parameter: string): string {
  const token = new RegExp(`[?&]${parameter}=([\\w-]+)`).exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no ${parameter} in ${mail?.text ?? 'no mail'}`);
  return token;
}
