import {
  RequestMagicLinkDocument,
  RequestPasswordResetDocument,
  ResendEmailVerificationDocument,
} from './auth.gen.ts';
import { ask } from './auth-calls.ts';
import type { Answer } from './use-attempt.ts';

export type AuthMail = 'activation' | 'magic_link' | 'password_reset';

/**
 * Requests one of the emails (AUTH-043, AUTH-045, AUTH-048). The answer is the same for an address without an
 * account. `returnTo` is the path of this site that the emailed link leads to after signing in.
 */
export async function askForMail(
  mail: AuthMail,
  email: string,
  returnTo: string | null,
): Promise<Answer<unknown>> {
  if (mail === 'activation') {
    return await ask(ResendEmailVerificationDocument, { email }, (data) => data.resendEmailVerification);
  }
  if (mail === 'password_reset') {
    return await ask(RequestPasswordResetDocument, { email }, (data) => data.requestPasswordReset);
  }
  const variables = { email, redirectUrl: returnTo };
  return await ask(RequestMagicLinkDocument, variables, (data) => data.requestMagicLink);
}
