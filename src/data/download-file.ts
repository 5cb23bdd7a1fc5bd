import { apiAddress } from '#src/platform/api/api-address.ts';
import { session$ } from '#src/platform/session/session.ts';
import { NetworkError, ServerUnavailableError } from './graphql/errors.ts';

/**
 * Downloads a file of the signed-in person, in the language of the page. Rejects with NetworkError or
 * ServerUnavailableError.
 */
export async function downloadFile(path: `/${string}`, name: string): Promise<void> {
  const response = await ask(path);
  if (!response.ok) throw new ServerUnavailableError(response.status, null);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Milliseconds after which the download has started; until then the object URL holds the whole file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function ask(path: `/${string}`): Promise<Response> {
  try {
    return await fetch(apiAddress(path), {
      headers: {
        authorization: `Token ${session$.value?.token ?? ''}`,
        'accept-language': document.documentElement.lang,
      },
    });
  } catch (error) {
    throw new NetworkError(error instanceof Error ? error.message : 'no answer');
  }
}
