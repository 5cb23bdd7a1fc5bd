import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { titleOf } from '#domain/catalog/entry.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { session$ } from '#src/platform/session/session.ts';
import { Sheet } from '#src/ui/kit/dialog.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { useValue } from '#src/ui/kit/use-value.ts';
import { whatsAppNumber } from './contact-number.ts';
import styles from './drawer.module.css';
import { type MenuEntry, wholeMenu } from './menu-content.ts';
import { useFilledEntries } from './use-menu.ts';

const menu = wholeMenu();

export interface DrawerProps {
  readonly onClose: () => void;
}

/**
 * The menu on a phone, which slides in from the left (NAV-013): new products, second chance, categories, collections
 * and sale (NAV-014).
 */
export function Drawer({ onClose }: DrawerProps) {
  const { t } = useLingui();
  const mains = useFilledEntries(menu);
  const link = (href: string, label: ReactNode, className = styles.link) => (
    <PathLink href={href} className={className} onClick={onClose}>
      {label}
    </PathLink>
  );
  return (
    <Sheet side="left" title={t`Menu`} isOpen onOpenChange={onClose}>
      <nav aria-label={t`Menu`}>
        <ul className={styles.list}>
          <li>{link('/net-binnen', <Trans>Just in</Trans>, `${styles.link} ${styles.fresh}`)}</li>
          <li>{link('/tweedekans', <Trans>Second chance</Trans>)}</li>
          <li>
            <h3 className={styles.heading}>
              <Trans>Categories</Trans>
            </h3>
            <ul className={styles.mains}>
              {mains.map((main) => (
                <Category key={main.value} main={main} onClose={onClose} />
              ))}
            </ul>
          </li>
          <li>{link('/collecties', <Trans>Collections</Trans>)}</li>
          <li>{link('/sale', <Trans>Sale</Trans>)}</li>
        </ul>
        <ul className={styles.quiet}>
          <li>{link('/merken', <Trans>Brands</Trans>, undefined)}</li>
          <li>{link('/stijlen', <Trans>Styles</Trans>, undefined)}</li>
          <li>{link('/hoe-werkt-het', <Trans>How it works</Trans>, undefined)}</li>
          <li>{link('/contact', <Trans>Contact</Trans>, undefined)}</li>
          <WhatsApp />
        </ul>
      </nav>
    </Sheet>
  );
}

/** The contact bubble of wider windows (UI-002); staff do not see it (UI-003). */
function WhatsApp() {
  const session = useValue(session$, null);
  if (session?.isStaff === true) return null;
  return (
    <li>
      <a href={`https://wa.me/${whatsAppNumber}`} target="_blank" rel="noreferrer">
        <Trans>Ask us on WhatsApp (opens in a new window)</Trans>
      </a>
    </li>
  );
}

function Category({ main, onClose }: { readonly main: MenuEntry; readonly onClose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const title = titleOf(main, locale);
  return (
    <li>
      <div className={styles.row}>
        <PathLink href={main.href} className={styles.link} onClick={onClose}>
          {title}
        </PathLink>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={t`All categories of ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon icon={ChevronDown} />
        </button>
      </div>
      <ul id={listId} className={styles.sub} hidden={!isOpen}>
        {main.entries.map((entry) => (
          <li key={entry.value}>
            <PathLink href={entry.href} onClick={onClose}>
              {titleOf(entry, locale)}
            </PathLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
