import { Trans } from '@lingui/react/macro';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { WithdrawalRefused } from './use-withdrawal-act.ts';

/** A failed action: the server's reason if it gave one, otherwise advice to try again. The input is preserved. */
export function ActProblem({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  return (
    <Banner kind="error" announce title={<Trans>That did not go through.</Trans>}>
      {error instanceof WithdrawalRefused ? (
        error.message
      ) : error instanceof NetworkError ? (
        <Trans>
          We got no answer and don’t know whether this arrived. What you wrote is kept. Try again: it counts
          only once.
        </Trans>
      ) : (
        <Trans>What you wrote is kept. Please try again.</Trans>
      )}
    </Banner>
  );
}
