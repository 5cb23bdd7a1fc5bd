import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { LoginWithPasskeyDocument, PasskeySignInOptionsDocument } from './auth.gen.ts';
import { ask } from './auth-calls.ts';
import { enterAccount } from './enter-account.ts';
import type { Attempt } from './use-attempt.ts';

const ceremony = () => import('./passkey-ceremony.ts');
const never = () => () => undefined;
const isSupportedHere = () => typeof PublicKeyCredential !== 'undefined';

export interface PasskeySignIn {
  readonly isSupported: boolean;
  readonly isAsking: boolean;
  readonly signIn: () => void;
  /**
   * Lets the browser offer passkeys in the email field, where it can. To be called once, when the field is focused.
   */
  readonly offerInField: () => void;
}

/** Signing in with a passkey: with its button, or from the browser's suggestions in the email field. */
export function usePasskeySignIn(attempt: Attempt, onSignedIn: () => void): PasskeySignIn {
  const isSupported = useSyncExternalStore(never, isSupportedHere, () => true);
  const [isAsking, setAsking] = useState(false);
  const wasOffered = useRef(false);
  useEffect(
    () => () => {
      if (wasOffered.current) void ceremony().then(({ cancelPasskey }) => cancelPasskey());
    },
    [],
  );

  const signInWith = async (source: 'button' | 'field') => {
    const asked = await ask(PasskeySignInOptionsDocument, {}, (data) => data.passkeySignInOptions);
    if (asked.kind === 'refused') return source === 'button' ? refuse(asked.refusal) : undefined;
    const { challengeId, options } = asked.value;
    const { askPasskey } = await ceremony();
    const response = await askPasskey(options, source);
    if (response === null) return;
    await attempt.attempt({
      found: [],
      ask: () => ask(LoginWithPasskeyDocument, { challengeId, response }, (data) => data.loginWithPasskey),
      onDone: async (user) => {
        if (await enterAccount(user)) onSignedIn();
      },
    });
  };
  const refuse = (refusal: { readonly errorCode: string; readonly message: string }) =>
    attempt.attempt({ found: [], ask: async () => ({ kind: 'refused', refusal }), onDone: () => undefined });
  const signIn = async () => {
    setAsking(true);
    try {
      await signInWith('button');
    } catch (error) {
      logger.warn('passkey_sign_in_failed', { error: errorText(error) });
      await refuse({ errorCode: 'error_try_again', message: '' });
    } finally {
      setAsking(false);
    }
  };
  const offerInField = () => {
    if (!isSupported || wasOffered.current) return;
    wasOffered.current = true;
    ceremony()
      .then(async ({ canOfferInField }) => {
        if (await canOfferInField()) await signInWith('field');
      })
      .catch((error: unknown) => logger.info('passkey_not_offered', { error: errorText(error) }));
  };
  return { isSupported, isAsking, signIn: () => void signIn(), offerInField };
}
