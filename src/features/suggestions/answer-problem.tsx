import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { AnswerRefused } from './use-answer.ts';

/** An answer that did not go through (SALE-013): why, where the server said so, else to try again. */
export function AnswerProblem({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  return (
    <Banner kind="error" announce title={<Trans>Your answer did not go through.</Trans>}>
      {error instanceof AnswerRefused ? error.message : <Trans>Nothing was changed. Please try again.</Trans>}
    </Banner>
  );
}
