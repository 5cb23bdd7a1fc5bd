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
    <Banner kind="warning" title={<Trans>You are signed in here as {address}</Trans>}>
      {link === 'sign_in' && (
        <Trans>
          The link signs in the account that it was mailed to. Is that another one, then you are signed out
          here first; drafts that were not sent yet stay on this device, locked.
        </Trans>
      )}
      {link === 'confirm' && (
        <Trans>
          The link confirms the address that it was mailed to, which may belong to another account.
        </Trans>
      )}
      {link === 'password' && (
        <Trans>
          The link changes the password of the account that it was mailed to, which may be another one.
        </Trans>
      )}
    </Banner>
  );
}
