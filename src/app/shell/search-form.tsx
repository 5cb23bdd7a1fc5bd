import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { searchSegment } from '#src/paths/search-path.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './header.module.css';

/** The search field of the header; Enter goes to /zoeken/{words} (readings UI-005). */
export function SearchForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    const query = searchSegment(typeof words === 'string' ? words : '');
    if (query === '') return;
    event.currentTarget.querySelector('input')?.blur();
    void navigate({ to: '/zoeken/$query/{-$page}', params: { query } });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all screen readers yet
    <form role="search" className={styles.search} onSubmit={submit}>
      <Icon icon={Search} size={22} />
      <input
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={t`Search`}
        placeholder={t`Search for a chair, brand or style`}
      />
    </form>
  );
}
