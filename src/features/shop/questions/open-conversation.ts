import * as v from 'valibot';
import { currentLocale } from '#src/i18n/i18n.ts';
import { apiAddress } from '#src/platform/api/api-address.ts';
import { session$ } from '#src/platform/session/session.ts';

const openedSchema = v.object({ uuid: v.string() });
const refusedSchema = v.object({ message: v.string() });

/** The conversation's id, or the server's message if it could not be opened. */
export type Opened =
  | { readonly ok: true; readonly uuid: string }
  | { readonly ok: false; readonly message: string };

/** Request timeout in milliseconds. */
const timeLimit = 20_000;

/**
 * Opens the conversation with the seller of a product (CHAT-007). Rejects if there is no response or it is invalid.
 */
export async function openConversation(product: string): Promise<Opened> {
  const response = await fetch(apiAddress('/api/v2/conversations/'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': currentLocale(),
      authorization: `Token ${session$.value?.token ?? ''}`,
    },
    body: JSON.stringify({ product }),
    signal: AbortSignal.timeout(timeLimit),
  });
  const body: unknown = await response.json();
  if (response.ok) return { ok: true, uuid: v.parse(openedSchema, body).uuid };
  return { ok: false, message: v.parse(refusedSchema, body).message };
}
