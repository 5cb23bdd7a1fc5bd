import { Trans } from '@lingui/react/macro';
import { isInstalled } from '#src/platform/install/install.ts';
import styles from './ask-for-push.module.css';

/** How to allow notifications that were blocked before, by the user or the browser. */
export function BlockedHelp() {
  if (isInstalled())
    return (
      <Trans>
        Open the settings of your device, choose Hervonden under notifications and allow them. Then open the
        app again.
      </Trans>
    );
  return (
    <Trans>
      Open the site settings with the icon next to the address, allow notifications and reload the page.
    </Trans>
  );
}

/** On an iPhone or iPad, push requires adding the app to the home screen. */
export function InstallFirstHelp() {
  return (
    <>
      <p className={styles.text}>
        <Trans>On an iPhone or iPad, notifications only work in the installed app.</Trans>
      </p>
      <ol className={styles.steps}>
        <li>
          <Trans>Tap Share.</Trans>
        </li>
        <li>
          <Trans>Choose “Add to Home Screen”.</Trans>
        </li>
        <li>
          <Trans>Open Hervonden from your home screen.</Trans>
        </li>
      </ol>
    </>
  );
}
