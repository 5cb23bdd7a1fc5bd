import { isReachable, reportRequest } from '#src/platform/connectivity/connectivity.ts';

/** The request failed although the server answers others: repeating it at once would fail the same way. */
export class BlockedRequestError extends Error {}

/**
 * Tells the rest of the app whether the server can be reached, as every request does. Throws BlockedRequestError where
 * the network is not the reason of a failure.
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
