import { Trans } from '@lingui/react/macro';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { ActRefused } from './granted.ts';

/**
 * Why something was not done, in place. Without an answer nobody knows whether it was: the way on is the same again,
 * which is safe, because an intent has one id.
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
          <Trans>The server did not answer.</Trans>
        ) : (
          <Trans>Something went wrong on the server.</Trans>
        )
      }
    >
      <Trans>We don’t know whether this was done. Try again: nothing is done twice.</Trans>
    </Banner>
  );
}
