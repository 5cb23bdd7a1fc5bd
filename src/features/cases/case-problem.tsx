import { Trans } from '@lingui/react/macro';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { CaseRefused } from './use-case-act.ts';

/** Why an action failed, where the server gave a reason, else the advice to try again. Input is kept. */
export function CaseProblem({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  return (
    <Banner kind="error" announce title={<Trans>That did not go through.</Trans>}>
      {error instanceof CaseRefused ? (
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
