import { reportRequest } from '#src/platform/connectivity/connectivity.ts';

/** Uploads tell the rest of the app whether the server can be reached, as every request does. */
export const reportingFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    reportRequest('reached');
    return response;
  } catch (error) {
    if (error instanceof TypeError) reportRequest('failed');
    throw error;
  }
};
