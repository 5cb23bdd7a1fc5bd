import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import type { ListingDraft } from '#domain/product/draft.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { fieldLabel } from '../texts/field-labels.ts';
import { type DraftSaveState, isAtRisk } from '../texts/save-state.ts';
import styles from './draft-form.module.css';
import { draftText } from './draft-text.ts';

export interface StorageBannerProps {
  readonly state: DraftSaveState;
  /** The storage was lost, and this draft was written again. */
  readonly isRestored: boolean;
  /** Called when the text is copied. */
  readonly draft: () => ListingDraft;
  readonly onRead: () => void;
}

/** What happened to the storage while this draft was open, and a button to copy its text. */
export function StorageBanner({ state, isRestored, draft, onRead }: StorageBannerProps) {
  const atRisk = isAtRisk(state);
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
          <CopyText draft={draft} />
          {!atRisk && (
            <Button kind="quiet" size="small" onPress={onRead}>
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

function CopyText({ draft }: Pick<StorageBannerProps, 'draft'>) {
  const { t } = useLingui();
  const locale = useLocale();
  const copy = () =>
    navigator.clipboard.writeText(draftText(draft(), locale, (field) => t(fieldLabel(field)))).then(
      () => toast(t`Text copied`, { kind: 'success' }),
      () => toast(t`Copying failed. Select the text and copy it yourself.`, { kind: 'error' }),
    );
  return (
    <Button kind="secondary" size="small" icon={Copy} onPress={() => void copy()}>
      <Trans>Copy text</Trans>
    </Button>
  );
}
