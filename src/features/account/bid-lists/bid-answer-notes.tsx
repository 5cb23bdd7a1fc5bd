import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { BidAnswerRefused } from './use-bid-answer.ts';

/** Shows why an answer to a bid failed: the server's reason, otherwise that it is safe to try again. */
export function BidAnswerProblem({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  return (
    <Banner kind="error" announce title={<Trans>Your answer could not be sent.</Trans>}>
      {error instanceof BidAnswerRefused ? (
        error.message
      ) : (
        <Trans>Try again. Your answer only counts once.</Trans>
      )}
    </Banner>
  );
}

/** Answers are binding, so they are never queued while offline. */
export function BidOfflineNote({ isOffline }: { readonly isOffline: boolean }) {
  if (!isOffline) return null;
  return (
    <Banner kind="warning">
      <Trans>
        You are offline. An answer is binding, so it is not sent automatically later. Answer once you are back
        online; you won’t lose what you entered.
      </Trans>
    </Banner>
  );
}
