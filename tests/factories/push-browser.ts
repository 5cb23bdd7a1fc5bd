/** The part of the API that subscribing needs, in this process or another. */
interface PushApi {
  graphql<Data>(
    query: string,
    variables: Record<string, unknown>,
    options: { readonly token: string },
  ): Promise<{ readonly data: Data }>;
}

/** The browser's data about its subscription. */
interface SubscribedBrowser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Subscribes a browser to the pushes of the token's account. Throws if it is refused. */
export async function subscribeBrowser(
  api: PushApi,
  token: string,
  { endpoint, p256dh, auth }: SubscribedBrowser,
): Promise<void> {
  const { data } = await api.graphql<{ it: { keyId: string } }>(
    'query { it: pushSubscriptionStatus { ... on PushSubscriptionStatus { keyId } } }',
    {},
    { token },
  );
  const saved = await api.graphql<{ it: { __typename: string } }>(
    `mutation ($endpoint: String!, $p256dh: String!, $auth: String!, $keyId: String!) {
      it: savePushSubscription(endpoint: $endpoint, p256dh: $p256dh, auth: $auth, keyId: $keyId) { __typename } }`,
    { endpoint, p256dh, auth, keyId: data.it.keyId },
    { token },
  );
  if (saved.data.it.__typename !== 'PushSubscriptionDone') throw new Error(saved.data.it.__typename);
}
