import { InstallOffer } from './install-offer.tsx';
import styles from './notices.module.css';
import { StorageNotice } from './storage-notice.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** The app's own notices and questions, one below the other. The install offer is positioned separately. */
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
