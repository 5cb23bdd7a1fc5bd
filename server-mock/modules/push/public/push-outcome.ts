/**
 * The outcome of a push: the push service has accepted it, the subscription has ended, it is given up, or it is tried
 * again later.
 */
export type PushOutcome =
  | { readonly kind: 'accepted' | 'gone' | 'given_up' }
  | { readonly kind: 'later'; readonly at: Date };
