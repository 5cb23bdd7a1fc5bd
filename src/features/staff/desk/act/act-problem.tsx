import { Trans } from '@lingui/react/macro';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { ActRefused } from './granted.ts';

/**
 * Shows in place why an action failed. After a network error it is unknown whether the action was done; retrying is
 * safe because an intent has one idempotency key.
 */
export function ActProblem({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  if (error instanceof ActRefused)
    return (
      <Banner kind="error" announce title={<Trans>Nothing was changed.</Trans>}>
        {error.message}
      </Banner>
    );
  return (
    <Banner
      kind="error"
      announce
      title={
        error instanceof NetworkError ? (
          <Trans>No response from the server.</Trans>
        ) : (
          <Trans>Something went wrong on the server.</Trans>
        )
      }
    >
      <Trans>We don’t know whether this worked. Try again: it counts only once.</Trans>
    </Banner>
  );
}
