import { InstallOffer } from './install-offer.tsx';
import styles from './notices.module.css';
import { StorageNotice } from './storage-notice.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** What the app itself has to say or ask, one below the other, above the bottom edge of the screen. */
export function Notices() {
  return (
    <div className={styles.notices} data-over-edge>
      <StorageNotice />
      <InstallOffer />
      <UpdatePrompt />
    </div>
  );
}
