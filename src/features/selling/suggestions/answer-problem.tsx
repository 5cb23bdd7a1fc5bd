import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { AnswerRefused } from './use-answer.ts';

/** A failed answer to a suggestion (SALE-013): the server's message, otherwise a request to try again. */
export function AnswerProblem({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  return (
    <Banner kind="error" announce title={<Trans>Your answer could not be sent.</Trans>}>
      {error instanceof AnswerRefused ? error.message : <Trans>Nothing has changed. Try again.</Trans>}
    </Banner>
  );
}
