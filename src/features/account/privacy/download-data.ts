import { NetworkError, ServerUnavailableError } from '#src/data/graphql/errors.ts';
import { apiAddress } from '#src/platform/api/api-address.ts';
import { session$ } from '#src/platform/session/session.ts';

/**
 * Downloads an archive of all data that the shop stores about the person (L1). Resolves to false if the daily limit
 * was reached. Rejects with NetworkError or ServerUnavailableError.
 */
export async function downloadData(): Promise<boolean> {
  const token = session$.value?.token ?? '';
  const response = await ask(token);
  if (response.status === 429) return false;
  if (!response.ok) throw new ServerUnavailableError(response.status, null);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'hervonden-data.zip';
  link.click();
  // The download has started by then. Until it is revoked, the object URL keeps the whole archive in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return true;
}

async function ask(token: string): Promise<Response> {
  try {
    return await fetch(apiAddress('/api/v2/users/me/export/'), {
      headers: { authorization: `Token ${token}` },
    });
  } catch (error) {
    throw new NetworkError(error instanceof Error ? error.message : 'no answer');
  }
}
