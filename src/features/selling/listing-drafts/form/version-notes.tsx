import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import type { OtherVersion } from '#domain/product/draft.ts';
import { browserNameNow, followBrowserName } from '#src/data/db/browser-name.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { useValue } from '#src/ui/kit/use-value.ts';
import type { DraftField } from '../model/draft-fields.ts';
import { chooseVersion, versionValue, whoseVersion } from '../model/other-versions.ts';
import { conflictMessage } from '../texts/conflict-message.ts';
import styles from './draft-form.module.css';
import { useDraftForm } from './draft-form-context.ts';
import { versionText } from './version-text.ts';

export interface VersionNotesProps {
  readonly field: DraftField;
  readonly versions: readonly OtherVersion[];
}

/**
 * Both values of a field that was changed in two places, and where each comes from. The person chooses; until then
 * both are stored.
 */
export function VersionNotes({ field, versions }: VersionNotesProps) {
  const { session } = useDraftForm();
  const { draft, stored } = useValue(session.view$);
  const browserName = useSyncExternalStore(followBrowserName, browserNameNow, () => null);
  const { t } = useLingui();
  const answer = (version: OtherVersion, take: boolean) => {
    const { change, otherVersions } = chooseVersion(draft, version, take);
    session.answerVersions(change, otherVersions).catch((error: unknown) => {
      logger.warn('draft_version_not_chosen', { error: errorText(error) });
      toast(t`Your choice could not be saved on this device. Try again.`, { kind: 'error' });
    });
  };
  return versions.map((version) => (
    <VersionNote
      key={version.id}
      version={version}
      stored={stored[field]}
      whose={whoseVersion(version, stored[field], {
        browserName,
        isTypedHere: (value) => session.isTypedHere(field, value),
      })}
      onAnswer={(take) => answer(version, take)}
    />
  ));
}

interface VersionNoteProps {
  readonly version: OtherVersion;
  /** The value that is stored for the field now. */
  readonly stored: unknown;
  readonly whose: ReturnType<typeof whoseVersion>;
  readonly onAnswer: (take: boolean) => void;
}

/** The longest value that a button includes, in characters; a longer one is in the sentence above it. */
const shortEnough = 24;

function VersionNote({ version, stored, whose, onAnswer }: VersionNoteProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const read = (value: unknown) => versionText(version.field, value, locale) ?? t`(empty)`;
  const keptText = read(stored);
  const otherText = read(versionValue(version));
  const isShort = Math.max(keptText.length, otherText.length) <= shortEnough;
  return (
    <fieldset className={styles.version} aria-label={t`Another value for this field`}>
      <p>{t(conflictMessage(whose, keptText, otherText))}</p>
      <div className={styles.versionButtons}>
        <Button kind="secondary" size="small" onPress={() => onAnswer(true)}>
          {isShort ? t`Use ${otherText}` : t`Use the other value`}
        </Button>
        <Button kind="quiet" size="small" onPress={() => onAnswer(false)}>
          {isShort ? t`Keep ${keptText}` : t`Keep the current value`}
        </Button>
      </div>
    </fieldset>
  );
}
