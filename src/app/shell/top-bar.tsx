import { Trans } from '@lingui/react/macro';
import { LanguageButton } from '#src/features/shell/navigation/language-button.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from './top-bar.module.css';

/** The line above the header: one promise and the language. It disappears after 48 px of scrolling (NAV-016). */
export function TopBar() {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <PathLink href="/kopersbescherming" className={styles.promise}>
          <Trans>Your money is held until after receipt</Trans>
        </PathLink>
        <LanguageButton className={styles.language ?? ''} />
      </div>
    </div>
  );
}
