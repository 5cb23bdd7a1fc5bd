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
    <Banner kind="error" announce title={<Trans>That didn’t work.</Trans>}>
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
      <Trans>We don’t know whether this was sent. Try again: it counts only once.</Trans>
    ) : (
      <Trans>Nothing has changed. Try again.</Trans>
    );
  return isUnanswered ? (
    <Trans>
      We don’t know whether this was sent. Your text is still here. Try again: it counts only once.
    </Trans>
  ) : (
    <Trans>Your text is still here. Try again.</Trans>
  );
}
