import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

export type MadePasskey =
  | { readonly kind: 'made'; readonly response: string }
  /** The person cancelled, or the request timed out. */
  | { readonly kind: 'called_off' }
  /** This device already has a passkey for the account. */
  | { readonly kind: 'known' };

/** Creates a passkey on the device; `options` and the response are JSON in the server's format. */
export async function makePasskey(options: string): Promise<MadePasskey> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  try {
    return { kind: 'made', response: JSON.stringify(await startRegistration({ optionsJSON })) };
  } catch (error) {
    if (error instanceof WebAuthnError) {
      if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { kind: 'known' };
      if (error.code === 'ERROR_CEREMONY_ABORTED') return { kind: 'called_off' };
    }
    if (error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name)) {
      return { kind: 'called_off' };
    }
    throw error;
  }
}
