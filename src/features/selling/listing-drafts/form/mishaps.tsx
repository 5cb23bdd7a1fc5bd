import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import type { DraftSession } from '../model/draft-session.ts';
import { fieldLabel } from '../texts/field-labels.ts';
import styles from './draft-form.module.css';
import { draftText } from './draft-text.ts';

export interface MishapsProps {
  readonly session: DraftSession;
  /** The shown text is stored nowhere. */
  readonly atRisk: boolean;
  /** The storage was lost, and this draft was written again. */
  readonly isRestored: boolean;
  /** The draft was deleted elsewhere while it was open here. */
  readonly isGone: boolean;
}

/** What happened to the draft while it was open, and what can be done about it. */
export function Mishaps({ isGone, ...storage }: MishapsProps) {
  return (
    <>
      <StorageBanner {...storage} />
      {isGone && <GoneBanner onRestore={() => void storage.session.restore()} />}
    </>
  );
}

/** What happened to the storage, and a button to copy the text. */
function StorageBanner({ session, atRisk, isRestored }: Omit<MishapsProps, 'isGone'>) {
  if (!atRisk && !isRestored) return null;
  return (
    <Banner
      kind="warning"
      announce
      title={
        atRisk ? (
          <Trans>Your text has not been saved yet</Trans>
        ) : (
          <Trans>Your browser deleted the saved data of this site</Trans>
        )
      }
      action={
        <div className={styles.versionButtons}>
          <CopyText session={session} />
          {!atRisk && (
            <Button kind="quiet" size="small" onPress={() => session.acknowledgeLoss()}>
              <Trans>Close</Trans>
            </Button>
          )}
        </div>
      }
    >
      {atRisk ? (
        <Trans>We keep trying to save it. Copy the text to be sure.</Trans>
      ) : (
        <Trans>
          The text on this page has been saved again. Photos that had not been sent yet may be missing: check
          them.
        </Trans>
      )}
    </Banner>
  );
}

function CopyText({ session }: Pick<MishapsProps, 'session'>) {
  const { t } = useLingui();
  const locale = useLocale();
  const copy = () =>
    navigator.clipboard
      .writeText(draftText(session.view$.value.draft, locale, (field) => t(fieldLabel(field))))
      .then(
        () => toast(t`Text copied`, { kind: 'success' }),
        () => toast(t`Copying failed. Select the text and copy it yourself.`, { kind: 'error' }),
      );
  return (
    <Button kind="secondary" size="small" icon={Copy} onPress={() => void copy()}>
      <Trans>Copy text</Trans>
    </Button>
  );
}

function GoneBanner({ onRestore }: { onRestore: () => void }) {
  return (
    <Banner
      kind="warning"
      announce
      title={<Trans>This draft was deleted on another device or in another tab</Trans>}
      action={
        <Button size="small" onPress={onRestore}>
          <Trans>Restore draft</Trans>
        </Button>
      }
    >
      <Trans>This is the draft before it was deleted. Restore it to continue.</Trans>
    </Banner>
  );
}
