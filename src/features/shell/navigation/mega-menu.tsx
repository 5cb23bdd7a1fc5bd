import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { titleOf } from '#domain/catalog/entry.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
import styles from './mega-menu.module.css';
import { categoryColumns, type MenuEntry, menuOf, subcategoryColumns } from './menu-content.ts';
import { moveWithArrows } from './move-with-arrows.ts';
import { usePromoTiles } from './promo-tiles.ts';
import { useFilledEntries } from './use-menu.ts';

export interface MegaMenuProps {
  readonly id: string;
  /** The `value` of a main category. */
  readonly main: string;
  readonly label: string;
  /** Whether the first entry receives focus, as it does when the menu was opened with the arrow key. */
  readonly takesFocus: boolean;
  /** Called on arrow-up from the first entry, to move focus back to the row above. */
  readonly onLeave: () => void;
}

/**
 * The categories of one main category, next to them the subcategories of the highlighted one, and two pictures
 * (NAV-009, NAV-012). The up and down arrow keys move within a list, left and right between lists.
 */
export function MegaMenu({ id, main, label, takesFocus, onLeave }: MegaMenuProps) {
  const entries = useFilledEntries(useMemo(() => menuOf(main), [main]));
  const [active, setActive] = useState(entries.find((entry) => entry.entries.length > 0)?.value ?? null);
  const shown = entries.find(({ value }) => value === active) ?? null;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector<HTMLElement>('[data-arrows] a')?.focus();
  }, [takesFocus]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => moveWithArrows(event, onLeave);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links within the navigation, no set of fields
    <div ref={panel} id={id} role="group" aria-label={label} className={styles.panel} onKeyDown={onKeyDown}>
      <div className={styles.inner} data-flat={shown === null || undefined}>
        <div>
          <PathLink href={`/${main}`} className={styles.title}>
            <Trans>Everything in {label}</Trans>
          </PathLink>
          <EntryList
            entries={entries}
            columns={categoryColumns(entries.length)}
            active={active}
            onActive={(entry) => setActive(entry.entries.length > 0 ? entry.value : null)}
          />
        </div>
        {shown !== null && <SubEntries entry={shown} />}
        <PromoTiles main={main} />
      </div>
    </div>
  );
}

interface EntryListProps {
  readonly entries: readonly MenuEntry[];
  readonly columns: number;
  readonly active?: string | null;
  readonly onActive?: (entry: MenuEntry) => void;
}

function EntryList({ entries, columns, active, onActive }: EntryListProps) {
  const locale = useLocale();
  return (
    <ul className={styles.list} data-columns={columns} data-arrows>
      {entries.map((entry) => (
        <li key={entry.value}>
          <PathLink
            href={entry.href}
            className={styles.entry}
            data-active={entry.value === active || undefined}
            onPointerEnter={() => onActive?.(entry)}
            onFocus={() => onActive?.(entry)}
          >
            {titleOf(entry, locale)}
            {entry.entries.length > 0 && <Icon icon={ChevronRight} size={16} />}
          </PathLink>
        </li>
      ))}
    </ul>
  );
}

function SubEntries({ entry }: { readonly entry: MenuEntry }) {
  const title = titleOf(entry, useLocale());
  return (
    <div>
      <PathLink href={entry.href} className={styles.title}>
        <Trans>Everything in {title}</Trans>
      </PathLink>
      <EntryList entries={entry.entries} columns={subcategoryColumns(entry.entries.length)} />
    </div>
  );
}

function PromoTiles({ main }: { readonly main: string }) {
  return (
    <div className={styles.tiles}>
      {usePromoTiles(main).map(({ title, href, photo }) => (
        <PathLink key={href} href={href} className={styles.tile}>
          <Picture
            image={{ key: photo, color: 'var(--line)' }}
            alt=""
            widths={[320, 640]}
            sizes="200px"
            ratio={4 / 3}
            className={styles.photo ?? ''}
          />
          <span className={styles.tileTitle}>{title}</span>
        </PathLink>
      ))}
    </div>
  );
}
