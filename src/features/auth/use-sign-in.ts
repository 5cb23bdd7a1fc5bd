import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { type SignInAnswer, signInWithPassword } from './sign-in.ts';

export interface SignInProblem {
  readonly place: 'email' | 'password' | 'form';
  readonly text: string;
}

/** One attempt after the other, each with its sentence. */
export function useSignIn() {
  const { t } = useLingui();
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [isBusy, setBusy] = useState(false);

  const problemOf = (answer: Exclude<SignInAnswer, { kind: 'signed_in' }>): SignInProblem => {
    if (answer.kind === 'email_wrong') {
      return {
        place: 'email',
        text: t({ id: 'auth.email_address_incorrect', message: 'This e-mail address is not right.' }),
      };
    }
    if (answer.kind === 'password_missing') return { place: 'password', text: t`Fill in your password.` };
    const generic = t({ id: 'auth.generic_error', message: 'The e-mail address or password is wrong.' });
    const hasOwnWords = answer.errorCode !== 'auth.generic_error' && answer.message !== '';
    return { place: 'form', text: hasOwnWords ? answer.message : generic };
  };

  const attempt = async (email: string, password: string): Promise<'signed_in' | SignInProblem['place']> => {
    setBusy(true);
    setProblem(null);
    try {
      const answer = await signInWithPassword(email, password);
      if (answer.kind === 'signed_in') return 'signed_in';
      const found = problemOf(answer);
      setProblem(found);
      return found.place;
    } catch (error) {
      logger.warn('sign_in_failed', { error: errorText(error) });
      const text =
        error instanceof NetworkError
          ? t`There is no connection. Try again when you are online.`
          : t`Signing in did not work just now. Try again in a moment.`;
      setProblem({ place: 'form', text });
      return 'form';
    } finally {
      setBusy(false);
    }
  };
  return { problem, isBusy, attempt, forget: () => setProblem(null) };
}
