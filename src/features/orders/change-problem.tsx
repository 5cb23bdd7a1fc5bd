import { Trans } from '@lingui/react/macro';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { ChangeRefused } from './use-delivery-change.ts';

/** A step that did not go through: why, where the server said so, else to try again. */
export function ChangeProblem({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  return (
    <Banner kind="error" announce title={<Trans>That did not go through.</Trans>}>
      {error instanceof ChangeRefused ? (
        error.message
      ) : error instanceof NetworkError ? (
        <Trans>We got no answer and don’t know whether this arrived. Try again: it counts only once.</Trans>
      ) : (
        <Trans>Nothing was changed. Please try again.</Trans>
      )}
    </Banner>
  );
}

/** Why the buttons wait: what both sides rely on is never kept for later. */
export function OfflineNote() {
  return (
    <Banner kind="warning">
      <Trans>You are offline. You can go on here once you are back online.</Trans>
    </Banner>
  );
}
