import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { BidAnswerRefused } from './use-bid-answer.ts';

/** Shows why an answer to a bid failed: the server's reason, otherwise that it is safe to try again. */
export function BidAnswerProblem({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  return (
    <Banner kind="error" announce title={<Trans>Your answer did not go through.</Trans>}>
      {error instanceof BidAnswerRefused ? (
        error.message
      ) : (
        <Trans>No answer from us yet. Sending it again is safe: it stays one answer.</Trans>
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
        You are offline. An answer binds you, so it is never sent later by itself. You can answer once you are
        back online; what you typed stays here.
      </Trans>
    </Banner>
  );
}
