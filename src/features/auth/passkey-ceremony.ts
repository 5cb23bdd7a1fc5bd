import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** Whether the browser can offer passkeys in the list of a field (conditional UI). */
export function canOfferInField(): Promise<boolean> {
  return browserSupportsWebAuthnAutofill();
}

/**
 * Lets the person choose a passkey; answers what the server checks, as JSON, or null when they thought better of it.
 * A question that is still open in the field makes way for the button.
 */
export async function askPasskey(options: string, way: 'button' | 'field'): Promise<string | null> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: way === 'field' }));
  } catch (error) {
    if (wasCalledOff(error)) return null;
    throw error;
  }
}

/** Withdraws a question that is still open. */
export function cancelPasskey(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Closed, timed out or withdrawn: browsers do not tell these apart. */
function wasCalledOff(error: unknown): boolean {
  if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return true;
  return error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name);
}
