import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';

interface CommandBannerProps {
  /** Null if nothing failed; then nothing is rendered. */
  readonly problem: {
    /** The server's reason, in the reader's language; null if it gave none. */
    readonly reason: string | null;
    /** Whether there was no response, so that the command may have been executed. */
    readonly isUnanswered: boolean;
  } | null;
  /** Whether the form holds text by the reader, which is kept. */
  readonly keepsText?: boolean;
}

/** Why a command failed: the server's reason, otherwise the advice to try again. */
export function CommandBanner({ problem, keepsText = false }: CommandBannerProps) {
  if (problem === null) return null;
  return (
    <Banner kind="error" announce title={<Trans>That did not go through.</Trans>}>
      {problem.reason ?? <Advice isUnanswered={problem.isUnanswered} keepsText={keepsText} />}
    </Banner>
  );
}

interface AdviceProps {
  readonly isUnanswered: boolean;
  readonly keepsText: boolean;
}

function Advice({ isUnanswered, keepsText }: AdviceProps) {
  if (!keepsText)
    return isUnanswered ? (
      <Trans>We got no answer and don’t know whether this arrived. Try again: it counts only once.</Trans>
    ) : (
      <Trans>Nothing was changed. Please try again.</Trans>
    );
  return isUnanswered ? (
    <Trans>
      We got no answer and don’t know whether this arrived. What you wrote is kept. Try again: it counts only
      once.
    </Trans>
  ) : (
    <Trans>What you wrote is kept. Please try again.</Trans>
  );
}
