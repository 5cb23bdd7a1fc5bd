import { emailProblem, type SubscriptionInterval } from '#domain/subscription/subscription-rules.ts';
import { request } from '#src/data/graphql/client.ts';
import type { SubscriptionProblem } from './subscription-messages.ts';
import { CreateSubscriptionDocument } from './subscriptions.gen.ts';

export interface SubscriptionRequest {
  readonly email: string;
  readonly interval: SubscriptionInterval;
  readonly savedUrl: string;
  readonly title: string;
  readonly subscribeToNewsletter: boolean;
}

/**
 * Subscribes to emails about a product list (NEWS-011), after validating the email address (NEWS-010). Resolves to
 * null on success. Safe to repeat.
 */
export async function createSubscription(wish: SubscriptionRequest): Promise<SubscriptionProblem | null> {
  const problem = emailProblem(wish.email);
  if (problem !== null) return problem;
  try {
    const { createSubscription: answer } = await request(CreateSubscriptionDocument, {
      ...wish,
      email: wish.email.trim(),
    });
    if (!('errorCode' in answer)) return null;
    return answer.errorCode === 'email_address_incorrect' ? answer.errorCode : 'error_try_again';
  } catch {
    return 'error_try_again';
  }
}
