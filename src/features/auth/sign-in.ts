import { isEmail } from '#domain/account/email.ts';
import { request } from '#src/data/graphql/client.ts';
import { type Session, signIn } from '#src/platform/session/session.ts';
import { LoginDocument } from './auth.gen.ts';

/** How an attempt ended. `message` is the server's own sentence, in the language of the interface. */
export type SignInAnswer =
  | { readonly kind: 'signed_in'; readonly session: Session }
  | { readonly kind: 'email_wrong' }
  | { readonly kind: 'password_missing' }
  | { readonly kind: 'refused'; readonly errorCode: string; readonly message: string };

/**
 * Signs in with e-mail and password. The address is checked first (AUTH-018), so that a typing mistake is not answered
 * with "wrong password". Rejects as `request` does when nobody answers.
 */
export async function signInWithPassword(email: string, password: string): Promise<SignInAnswer> {
  const address = email.trim();
  if (!isEmail(address)) return { kind: 'email_wrong' };
  if (password === '') return { kind: 'password_missing' };
  const { login } = await request(LoginDocument, { email: address, password });
  if (login.__typename !== 'User') {
    return { kind: 'refused', errorCode: login.errorCode, message: login.message };
  }
  if (login.authToken === null) return { kind: 'refused', errorCode: 'unknown', message: '' };
  const session: Session = {
    token: login.authToken,
    userId: login.uuid,
    email: login.email,
    name: login.name,
    isStaff: login.isStaff,
    sellerId: login.seller?.uuid ?? null,
  };
  signIn(session);
  return { kind: 'signed_in', session };
}
