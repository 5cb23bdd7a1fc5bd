import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import styles from './header.module.css';

/** The ways into the shop that exist. */
export function NavRow() {
  const { t } = useLingui();
  return (
    <nav className={styles.nav} aria-label={t`Categories`}>
      <ul className={styles.navList}>
        <li>
          <Link to="/net-binnen/{-$page}" params={{}} className={`${styles.navLink} ${styles.fresh}`}>
            <Trans>Just in</Trans>
          </Link>
        </li>
        <li>
          <Link to="/meubels/{-$page}" params={{}} className={styles.navLink}>
            <Trans>Furniture</Trans>
          </Link>
        </li>
        <li>
          <Link to="/lampen/{-$page}" params={{}} className={styles.navLink}>
            <Trans>Lamps</Trans>
          </Link>
        </li>
        <li>
          <Link to="/accessoires/{-$page}" params={{}} className={styles.navLink}>
            <Trans>Accessories</Trans>
          </Link>
        </li>
        <li>
          <Link to="/servies/{-$page}" params={{}} className={styles.navLink}>
            <Trans>Tableware</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
