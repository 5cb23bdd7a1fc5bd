import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** Whether the browser can offer passkeys in the suggestions of a field (conditional UI). */
export function canOfferInField(): Promise<boolean> {
  return browserSupportsWebAuthnAutofill();
}

/**
 * Lets the person choose a passkey. Resolves to the response for the server as JSON, or null when the person
 * cancelled. A request that is open in the field is replaced by one of the button.
 */
export async function askPasskey(options: string, source: 'button' | 'field'): Promise<string | null> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: source === 'field' }));
  } catch (error) {
    if (wasCalledOff(error)) return null;
    throw error;
  }
}

/** Cancels an open request. */
export function cancelPasskey(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Closed, timed out or cancelled: browsers do not distinguish these. */
function wasCalledOff(error: unknown): boolean {
  if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return true;
  return error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name);
}
