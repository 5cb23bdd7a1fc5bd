import { currentLocale } from '#src/i18n/i18n.ts';
import { apiAddress } from '#src/platform/api/api-address.ts';

/** Request timeout in milliseconds. */
const timeLimit = 20_000;

/**
 * Subscribes an address to the newsletter (NEWS-005): `asked` if the server accepted it, `wrong_address` if the
 * server rejected the address, `failed` for everything else, including no response. Safe to repeat.
 */
export async function subscribeNewsletter(email: string): Promise<'asked' | 'wrong_address' | 'failed'> {
  try {
    const response = await fetch(apiAddress('/auth/newsletter-subscribe/'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': currentLocale() },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(timeLimit),
    });
    if (response.ok) return 'asked';
    return response.status === 422 ? 'wrong_address' : 'failed';
  } catch {
    return 'failed';
  }
}
