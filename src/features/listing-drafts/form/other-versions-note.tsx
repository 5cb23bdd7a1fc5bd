import { Trans, useLingui } from '@lingui/react/macro';
import type { OtherVersion } from '#domain/listing/draft.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import type { DraftField } from '../model/draft-fields.ts';
import { chooseVersion, versionsOf, versionValue } from '../model/other-versions.ts';
import styles from './draft-form.module.css';
import { useDraftForm } from './draft-form-context.ts';
import { versionText } from './version-text.ts';

/** What another device had in this field when both changed it; one chooses, and nothing is lost before that. */
export function OtherVersionsNote({ field }: { field: DraftField }) {
  const { draft, session } = useDraftForm();
  const answer = (version: OtherVersion, take: boolean) => {
    const { change, otherVersions } = chooseVersion(draft, version, take);
    void session.answerVersions(change, otherVersions).catch(() => undefined);
  };
  return versionsOf(draft, field).map((version) => (
    <VersionNote key={version.id} version={version} onAnswer={(take) => answer(version, take)} />
  ));
}

function VersionNote({ version, onAnswer }: { version: OtherVersion; onAnswer: (take: boolean) => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const empty = t`(empty)`;
  const text = versionText(version.field, versionValue(version), locale) ?? empty;
  return (
    <fieldset className={styles.version} aria-label={t`Another value for this field`}>
      <p className={styles.versionText}>
        <Trans>On your other device: {text}</Trans>
      </p>
      <div className={styles.versionButtons}>
        <Button kind="secondary" size="small" onPress={() => onAnswer(true)}>
          <Trans>Use that one</Trans>
        </Button>
        <Button kind="quiet" size="small" onPress={() => onAnswer(false)}>
          <Trans>Keep this one</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
