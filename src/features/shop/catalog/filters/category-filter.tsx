import type { ReactNode } from 'react';
import { childrenOf, isActive, startOf, toggleCategory } from './category-choice.ts';
import styles from './filters.module.css';
import { type FilterOption, OptionFilter } from './option-filter.tsx';

export interface CategoryFilterProps {
  readonly label: string;
  /** Paths of every level: "meubels", "meubels/stoelen". */
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  /** The category of the product list itself, or empty. */
  readonly fixed: string;
  readonly onChange: (values: readonly string[]) => void;
}

/** The category tree below the category of the product list; a chosen category shows its children. */
export function CategoryFilter({ label, options, chosen, fixed, onChange }: CategoryFilterProps) {
  const top = startOf(options, fixed);
  const level = (whole: string, name: string): ReactNode => {
    const parent = startOf(options, whole);
    const children = childrenOf(options, parent);
    if (children.length === 0) return null;
    const active = children.filter(({ value }) => isActive(chosen, value)).map(({ value }) => value);
    return (
      <OptionFilter
        label={name}
        options={children}
        chosen={active}
        hasAll={parent === top}
        onChange={(ticked) => {
          const pressed = children.filter(({ value }) => ticked.includes(value) !== active.includes(value));
          const toggled = pressed.reduce<readonly string[]>(
            (values, { value }) => toggleCategory(values, value, top),
            chosen,
          );
          onChange(ticked.length === 0 && parent === top ? [] : toggled);
        }}
        under={({ value, title }) =>
          active.includes(value) && <div className={styles.deeper}>{level(value, title)}</div>
        }
      />
    );
  };
  return level(fixed, label);
}
