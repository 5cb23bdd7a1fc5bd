import { Trans } from '@lingui/react/macro';
import type { Session } from '#src/platform/session/session.ts';
import { Banner } from '#src/ui/kit/banner.tsx';

export interface SignedInNoteProps {
  readonly session: Session | null;
  readonly link: 'sign_in' | 'confirm' | 'password';
}

/** Names the account that is signed in here before an emailed link, perhaps of another account, takes effect. */
export function SignedInNote({ session, link }: SignedInNoteProps) {
  if (session === null) return null;
  const address = <strong>{session.email}</strong>;
  return (
    <Banner kind="warning" title={<Trans>You are signed in as {address}</Trans>}>
      {link === 'sign_in' && (
        <Trans>
          This link signs in the account it was sent to. If that is another account, you are signed out first.
          Drafts that have not been sent yet stay locked on this device.
        </Trans>
      )}
      {link === 'confirm' && (
        <Trans>
          This link confirms the email address it was sent to. That may belong to another account.
        </Trans>
      )}
      {link === 'password' && (
        <Trans>
          This link changes the password of the account it was sent to. That may be another account.
        </Trans>
      )}
    </Banner>
  );
}
