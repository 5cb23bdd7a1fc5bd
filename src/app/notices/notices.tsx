import { InstallOffer } from './install-offer.tsx';
import styles from './notices.module.css';
import { StorageNotice } from './storage-notice.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** What the app itself has to say or ask, one below the other. The offer to install has a place of its own. */
export function Notices() {
  return (
    <>
      <div className={styles.notices} data-over-edge>
        <StorageNotice />
        <UpdatePrompt />
      </div>
      <InstallOffer />
    </>
  );
}
