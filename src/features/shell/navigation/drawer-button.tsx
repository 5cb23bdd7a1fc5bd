import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { iconButtonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';

const load = () => import('./drawer.tsx').then(({ Drawer }) => ({ default: Drawer }));
const Drawer = lazy(load);

/** Opens the menu on a phone (NAV-013). The menu's chunk is loaded on the first touch. */
export function DrawerButton({ className }: { readonly className: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${iconButtonClass} ${className}`}
        aria-label={t`Menu`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
      >
        <Icon icon={Menu} size={24} />
      </button>
      <Suspense fallback={null}>{isOpen && <Drawer onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
