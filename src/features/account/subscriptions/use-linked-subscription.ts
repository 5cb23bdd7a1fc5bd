import { useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { ConfirmSubscriptionDocument, EndSubscriptionDocument } from './subscriptions.gen.ts';

/** The subscription that the link of an email belongs to. */
export interface LinkedSubscription {
  readonly kind: 'NEWSLETTER' | 'LISTING';
  readonly title: string;
  readonly savedUrl: string;
  readonly code: string | null;
}

type State =
  | { readonly at: 'asking' | 'sending' }
  /** An invalid link stays invalid; other errors may be temporary. */
  | { readonly at: 'refused'; readonly isInvalid: boolean }
  | { readonly at: 'done'; readonly answer: LinkedSubscription };

function refused({ errorCode }: { readonly errorCode: string }): State {
  return { at: 'refused', isInvalid: errorCode === 'subscription_link_invalid' };
}

async function confirm(token: string): Promise<State> {
  const { confirmSubscription: answer } = await request(ConfirmSubscriptionDocument, { token });
  return 'errorCode' in answer ? refused(answer) : { at: 'done', answer };
}

async function end(token: string): Promise<State> {
  const { endSubscription: answer } = await request(EndSubscriptionDocument, { token });
  return 'errorCode' in answer ? refused(answer) : { at: 'done', answer: { ...answer, code: null } };
}

/** Confirms or ends the subscription of an emailed link, only when `press` is called. */
export function useLinkedSubscription(token: string, does: 'confirm' | 'end') {
  const [state, setState] = useState<State>({ at: 'asking' });
  const press = async () => {
    setState({ at: 'sending' });
    setState(
      await (does === 'end' ? end : confirm)(token).catch(
        () => ({ at: 'refused', isInvalid: false }) as const,
      ),
    );
  };
  return { state, press: () => void press() };
}
