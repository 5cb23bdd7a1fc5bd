import { Trans } from '@lingui/react/macro';
import { ReviewRefused } from './use-review-change.ts';

/** Why a review could not be saved, and what to do. The form keeps its content. */
export function ReviewProblem({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  return (
    <p role="alert">
      {error instanceof ReviewRefused ? (
        error.message
      ) : (
        <Trans>
          We don’t know whether this arrived. What you wrote is still here: send it again, we get it only
          once.
        </Trans>
      )}
    </p>
  );
}
