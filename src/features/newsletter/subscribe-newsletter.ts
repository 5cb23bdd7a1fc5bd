import { currentLocale } from '#src/i18n/i18n.ts';
import { apiAddress } from '#src/platform/api/api-address.ts';

/** How long an answer may take, in milliseconds. */
const timeLimit = 20_000;

/**
 * Asks for the newsletter (NEWS-005): `asked` for an answer of OK, `wrong_address` where the server finds the address
 * wrong, `failed` for everything else, no answer included. Asking twice does no harm.
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
