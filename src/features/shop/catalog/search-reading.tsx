import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductListState } from '#domain/search/product-list-state.ts';
import { Chip } from '#src/ui/kit/chip.tsx';
import { useFilterLabels } from './filters/filter-labels.ts';
import type { ProductListAnswer } from './product-list-query.ts';
import styles from './search-reading.module.css';

type Reading = NonNullable<ProductListAnswer['reading']>;
type Part = Reading['understood'][number];

export interface SearchReadingProps {
  readonly state: ProductListState;
  readonly reading: Reading;
  /** True when nothing was found, which the empty list already says. */
  readonly isEmpty: boolean;
  readonly onChange: (state: ProductListState) => void;
}

/**
 * How a search was interpreted: the prices, decades and places in it, each of which can be removed, the words that
 * were left out because no product has all of them, and a category that is mentioned because it is empty.
 */
export function SearchReading({ state, reading, isEmpty, onChange }: SearchReadingProps) {
  const { t } = useLingui();
  const labelOf = usePartLabel();
  const { understood, instead, mentioned } = reading;
  const without = isEmpty ? '' : reading.leftOut.join(' ');
  const remove = ({ rest }: Part) => onChange({ ...state, base: { kind: 'search', words: rest }, page: 1 });
  const isNoted = without !== '' || mentioned !== null;
  return (
    <div className={styles.reading}>
      {isNoted && (
        <div className={styles.note} role="status">
          {without !== '' && (
            <p>
              {instead === null ? (
                <Trans>No results for all your words. These are the results without “{without}”.</Trans>
              ) : (
                <Trans>
                  No results for “{without}” right now. See also: {instead}.
                </Trans>
              )}
            </p>
          )}
          {mentioned !== null && (
            <p>
              <Trans>
                There are no products in “{mentioned}” right now. These products mention what you are looking
                for.
              </Trans>
            </p>
          )}
        </div>
      )}
      {understood.length > 0 && (
        <section className={styles.parts} aria-label={t`In your search`}>
          {understood.map((part) => {
            const words = labelOf(part);
            return (
              <Chip
                key={part.kind}
                isSelected
                removeLabel={t`Remove from your search: ${words}`}
                onRemove={() => remove(part)}
              >
                {words}
              </Chip>
            );
          })}
        </section>
      )}
    </div>
  );
}

function usePartLabel(): (part: Part) => string {
  const { t } = useLingui();
  const filterLabel = useFilterLabels([]);
  return ({ kind, value }) => {
    switch (kind) {
      case 'PRICE':
      case 'WIDTH':
      case 'HEIGHT':
      case 'DEPTH':
        return filterLabel({ type: kind, value });
      case 'DECADE':
        return filterLabel({ type: 'DECADE_PERIOD', value });
      case 'PLACE':
        return t`In and around ${value}`;
      case 'CHEAPEST':
        return t`Lowest price first`;
    }
  };
}
