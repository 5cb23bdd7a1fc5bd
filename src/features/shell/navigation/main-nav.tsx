import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useRef } from 'react';
import { patient } from '#src/platform/update/patient.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { sharedElement, useLinksKey } from '#src/ui/kit/shared-element.tsx';
import styles from './main-nav.module.css';
import { useOpenMenu } from './use-open-menu.ts';

const loadMenu = patient(() => import('./mega-menu.tsx').then(({ MegaMenu }) => ({ default: MegaMenu })));
const MegaMenu = lazy(loadMenu);
const panelId = 'mega-menu';
const Nav = sharedElement('nav');
const links = [
  '/net-binnen',
  '/meubels',
  '/lampen',
  '/accessoires',
  '/servies',
  '/tweedekans',
  '/collecties',
  '/sale',
];

/**
 * The row of main categories on desktop. The entries are plain links; a menu opens when the pointer rests on an
 * entry, with its arrow button, or with the arrow-down key (NAV-009). The menu's chunk is loaded on the first hover
 * or focus.
 */
export function MainNav() {
  const { t } = useLingui();
  const { open, setOpen, ask } = useOpenMenu(loadMenu);
  const nav = useRef<HTMLElement>(null);
  const mains: Record<string, string> = {
    meubels: t`Furniture`,
    lampen: t`Lamps`,
    accessoires: t`Accessories`,
    servies: t`Tableware`,
  };
  const close = (main: string) => {
    nav.current?.querySelector<HTMLElement>(`[data-main="${main}"]`)?.focus();
    setOpen(null);
  };
  return (
    <Nav
      shared={useLinksKey('categories', links)}
      ref={nav}
      className={styles.nav}
      aria-label={t`Categories`}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape' && open !== null) close(open.main);
      }}
      onFocus={() => void loadMenu()}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(null);
      }}
      onPointerLeave={() => ask(null)}
    >
      <ul className={styles.list}>
        <TextItem href="/net-binnen" label={t`Just in`} isFresh />
        {Object.entries(mains).map(([main, label]) => (
          <MenuItem
            key={main}
            main={main}
            label={label}
            isOpen={open?.main === main}
            onRest={() => ask(main)}
            onOpen={setOpen}
          />
        ))}
        <TextItem href="/tweedekans" label={t`Second chance`} />
        <TextItem href="/collecties" label={t`Collections`} />
        <TextItem href="/sale" label={t`Sale`} />
      </ul>
      {open !== null && (
        <Suspense fallback={null}>
          <MegaMenu
            key={open.main}
            id={panelId}
            main={open.main}
            label={mains[open.main] ?? ''}
            takesFocus={open.takesFocus}
            onLeave={() => close(open.main)}
          />
        </Suspense>
      )}
    </Nav>
  );
}

interface TextItemProps {
  readonly href: string;
  readonly label: string;
  readonly isFresh?: boolean;
}

function TextItem({ href, label, isFresh = false }: TextItemProps) {
  return (
    <li>
      <PathLink
        href={href}
        activeOptions={{ exact: false }}
        className={isFresh ? `${styles.link} ${styles.fresh}` : styles.link}
      >
        {label}
      </PathLink>
    </li>
  );
}

interface MenuItemProps {
  readonly main: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onRest: () => void;
  readonly onOpen: (main: string | null, takesFocus?: boolean) => void;
}

function MenuItem({ main, label: words, isOpen, onRest, onOpen }: MenuItemProps) {
  const { t } = useLingui();
  return (
    <li
      className={styles.item}
      data-open={isOpen || undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') onRest();
      }}
    >
      <PathLink
        activeOptions={{ exact: false }}
        href={`/${main}`}
        className={styles.link}
        data-main={main}
        onClick={() => onOpen(null)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onOpen(main, true);
        }}
      >
        {words}
      </PathLink>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={t`All categories of ${words}`}
        onClick={() => onOpen(isOpen ? null : main)}
      >
        <Icon icon={ChevronDown} size={16} />
      </button>
    </li>
  );
}
