import { useLingui } from '@lingui/react/macro';
import { Armchair, Clock, type LucideIcon, Tag, TrendingUp, X } from 'lucide-react';
import { Icon } from '#src/ui/kit/icon.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from './search-panel.module.css';
import type { Suggestion } from './suggestions.ts';

const icons: Record<Suggestion['kind'], LucideIcon> = {
  history: Clock,
  popular: TrendingUp,
  category: Armchair,
  brand: Tag,
};

/** The id for the input's aria-activedescendant. */
export function cellId(gridId: string, row: number, column: number): string {
  return `${gridId}-${row}-${column}`;
}

export interface SuggestionRowProps {
  readonly gridId: string;
  readonly row: number;
  readonly suggestion: Suggestion;
  /** The cell that is active for the keyboard; null for none. */
  readonly activeColumn: 0 | 1 | null;
  readonly onChoose: () => void;
  /** Null if the suggestion cannot be removed. */
  readonly onRemove: (() => void) | null;
}

/** One suggestion: a real link, and the button that removes it. The focus stays in the input. */
export function SuggestionRow(props: SuggestionRowProps) {
  const { gridId, row, suggestion, activeColumn, onChoose, onRemove } = props;
  const { t } = useLingui();
  const { kind, label, place, href } = suggestion;
  return (
    // biome-ignore lint/a11y: a row of the grid of an editable combo box; the field has the focus
    <div role="row" className={styles.row} onMouseDown={(event) => event.preventDefault()}>
      {/* biome-ignore lint/a11y: as above */}
      <div
        role="gridcell"
        id={cellId(gridId, row, 0)}
        className={styles.cell}
        data-active={activeColumn === 0 || undefined}
      >
        <PathLink
          href={href}
          tabIndex={-1}
          className={styles.link}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onChoose();
          }}
        >
          <Icon icon={icons[kind]} size={18} />
          <span className={styles.label}>{label}</span>
          {place !== undefined && <span className={styles.place}>{t`in ${place}`}</span>}
        </PathLink>
      </div>
      {onRemove !== null && (
        // biome-ignore lint/a11y: as above
        <div
          role="gridcell"
          id={cellId(gridId, row, 1)}
          className={styles.cell}
          data-active={activeColumn === 1 || undefined}
        >
          <button
            type="button"
            tabIndex={-1}
            className={styles.remove}
            aria-label={t`Remove “${label}”`}
            onClick={onRemove}
          >
            <Icon icon={X} size={18} />
          </button>
        </div>
      )}
    </div>
  );
}
