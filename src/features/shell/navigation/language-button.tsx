import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocale } from '#src/i18n/use-locale.ts';
import { patient } from '#src/platform/update/patient.ts';

const load = patient(() =>
  import('./language-menu.tsx').then(({ LanguageMenu }) => ({ default: LanguageMenu })),
);
const LanguageMenu = lazy(load);

/** The language dropdown: nl, en, fr (NAV-015). */
export function LanguageButton({ className }: { readonly className: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`${t`Language`}: ${locale.toUpperCase()}`}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(!isOpen)}
      >
        {locale.toUpperCase()}
      </button>
      <Suspense fallback={null}>
        {isOpen && <LanguageMenu triggerRef={button} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
