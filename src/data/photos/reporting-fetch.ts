import { isReachable, reportRequest } from '#src/platform/connectivity/connectivity.ts';

/** The request failed although the server is reachable, so repeating it at once would fail in the same way. */
export class BlockedRequestError extends Error {}

/**
 * `fetch` that reports to the connectivity module whether the server was reached. Throws BlockedRequestError when the
 * request failed for another reason than the network.
 */
export const reportingFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    reportRequest('reached');
    return response;
  } catch (error) {
    if (error instanceof TypeError && (await isReachable())) throw new BlockedRequestError(error.message);
    throw error;
  }
};
