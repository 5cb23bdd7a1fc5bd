import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#src/i18n/use-locale.ts';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import { titleIn } from '#src/ui/market/card-title.ts';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import styles from './staff.module.css';
import { tileFactsQuery } from './tile-facts.ts';
import { ToolMenu } from './tool-menu.tsx';

type StaffCard = Pick<
  ProductCardPartsFragment,
  'uuid' | 'slug' | 'title' | 'productTranslations' | 'timePeriod' | 'secondChanceType'
>;

export interface TileToolsProps {
  readonly card: StaffCard;
  /** 'photo' replaces the wishlist button of a tile; 'page' is shown beside the price, with the marks. */
  readonly look?: 'photo' | 'page' | undefined;
}

/** The staff tools for a product, in place of the wishlist button (STAFF-017), for staff with the staff tools on. */
export function TileTools({ card, look = 'photo' }: TileToolsProps) {
  const title = titleIn(card, useLocale());
  const isTyped = card.secondChanceType !== null && card.secondChanceType !== 'UNKNOWN';
  return (
    <span className={styles.tools}>
      {look === 'page' && <TileMarks card={card} />}
      <ToolMenu
        product={{ uuid: card.uuid, slug: card.slug, title }}
        isSecondChance={isTyped || card.timePeriod === 'SECOND_CHANCE'}
        look={look}
      />
    </span>
  );
}

/**
 * Abbreviated marks: freshness (STAFF-015), the recommendation score (STAFF-016), and why the product is highlighted.
 */
export function TileMarks({ card }: Pick<TileToolsProps, 'card'>) {
  const { t } = useLingui();
  const { data } = useQuery(tileFactsQuery(card.uuid));
  if (data == null) return null;
  const { fs, esScore, highlightType } = data;
  const highlights: Readonly<Record<string, string>> = { p: t`Promoted`, f: t`Featured` };
  const highlight = highlights[highlightType ?? ''];
  return (
    <span className={styles.marks}>
      {highlight !== undefined && <span className={styles.mark}>{highlight}</span>}
      {fs !== null && <Mark short="fs" name={t`Freshness`} score={fs} />}
      {esScore !== null && <Mark short="es" name={t`Ranking score`} score={esScore} />}
    </span>
  );
}

function Mark({
  short,
  name,
  score,
}: {
  readonly short: string;
  readonly name: string;
  readonly score: number;
}) {
  return (
    <span className={styles.mark} title={name}>
      <VisuallyHidden>{name}</VisuallyHidden> <span aria-hidden>{short}</span> {Math.round(score)}
    </span>
  );
}
