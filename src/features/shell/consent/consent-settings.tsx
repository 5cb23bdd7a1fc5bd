import { Trans } from '@lingui/react/macro';
import { Cookie } from 'lucide-react';
import { consent$ } from '#src/platform/consent/consent.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { useValue } from '#src/ui/kit/use-value.ts';
import { openConsentPanel } from './consent-panel.ts';
import styles from './consent-settings.module.css';

/** The choice about cookies on this device, with a button to change it. */
export function ConsentSettings() {
  const consent = useValue(consent$);
  return (
    <section className={styles.settings} aria-labelledby="consent-settings">
      <h2 id="consent-settings" className={styles.title}>
        <Trans>Cookies on this device</Trans>
      </h2>
      <ul className={styles.chosen}>
        <li>
          {consent?.statisticsConsent === true ? (
            <Trans>Statistics: on</Trans>
          ) : (
            <Trans>Statistics: off</Trans>
          )}
        </li>
        <li>
          {consent?.marketingConsent === true ? <Trans>Marketing: on</Trans> : <Trans>Marketing: off</Trans>}
        </li>
      </ul>
      <div>
        <Button icon={Cookie} onPress={openConsentPanel}>
          <Trans>Cookie settings</Trans>
        </Button>
      </div>
    </section>
  );
}
