import { useLingui } from '@lingui/react/macro';
import { PencilLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Popover } from '#src/ui/kit/popover.tsx';
import styles from './staff.module.css';
import type { ToolProduct } from './staff-product.ts';
import { type Tool, tools } from './tools.ts';

const Popup = lazy(() => import('./popup.tsx').then((popup) => ({ default: popup.Popup })));

export interface ToolMenuProps {
  readonly product: ToolProduct & { readonly title: string };
  /** The condition can be changed only for second-chance products (STAFF-008). */
  readonly isSecondChance: boolean;
  /** 'photo' is shown on a photo, 'page' beside buttons. */
  readonly look: 'photo' | 'page';
}

/** The menu of all staff tools for a product (STAFF-017). */
export function ToolMenu({ product, isSecondChance, look }: ToolMenuProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<Tool | null>(null);
  const names: Readonly<Record<Tool, string>> = {
    category: t`Category and product type`,
    collections: t`Collections`,
    colors: t`Colours`,
    styles: t`Styles`,
    state: t`Condition`,
    description: t`Editorial text`,
    scores: t`Scores`,
    edits: t`Changes by staff`,
  };
  const { title } = product;
  const offered = tools.filter((tool) => tool !== 'state' || isSecondChance);
  return (
    <>
      <MenuTrigger>
        <Button
          className={cx(styles.opener, look === 'page' && styles.onPage)}
          aria-label={t`Edit: ${title}`}
        >
          <Icon icon={PencilLine} size={look === 'page' ? 24 : 20} />
        </Button>
        <Popover placement="bottom end" className={cx(styles.menuBox)}>
          <Menu
            className={cx(styles.menu)}
            items={offered.map((id) => ({ id }))}
            onAction={(key) => setOpen(offered.find((tool) => tool === key) ?? null)}
          >
            {({ id }) => (
              <MenuItem id={id} className={cx(styles.item)}>
                {names[id]}
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      {open !== null && (
        <Suspense fallback={null}>
          <Popup tool={open} name={names[open]} toolProduct={product} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
