import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { patient } from '#src/platform/update/patient.ts';
import { PageHead } from '#src/ui/kit/page-head.tsx';
import { WhenNear } from '#src/ui/kit/when-near.tsx';
import type { CardGridProps } from '#src/ui/market/card-grid.tsx';
import { UspBlock } from '#src/ui/market/usp-block.tsx';
import { Brands, Categories, Collections, Decades } from './browse-rows.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { Newest, SecondChance } from './product-rows.tsx';
import { PromotionBanner } from './promotion-banner.tsx';

const Journey = lazy(
  patient(() => import('./journey.tsx').then(({ Journey: component }) => ({ default: component }))),
);
const Reviews = lazy(
  patient(() => import('./reviews.tsx').then(({ Reviews: component }) => ({ default: component }))),
);
const SellPanel = lazy(
  patient(() => import('./sell-panel.tsx').then(({ SellPanel: component }) => ({ default: component }))),
);

export type HomePageProps = Pick<CardGridProps, 'wishlistButtonOf'>;

/** The home page (ROUTE-001): the promise of the shop, today's new products, and the entry points to browse. */
export function HomePage({ wishlistButtonOf }: HomePageProps) {
  const { t } = useLingui();
  return (
    <div className={styles.home}>
      <PageHead
        title={t`Second-hand, vintage and design`}
        description={t`Second-hand, vintage, antique and second-chance furniture, lamps and home decor in the Netherlands and Belgium. We hold your payment until you confirm receipt.`}
        canonicalPath="/"
      />
      <Hero />
      <div className={styles.parts}>
        <PromotionBanner />
        <Newest wishlistButtonOf={wishlistButtonOf} />
        <UspBlock />
        <Categories />
        <SecondChance wishlistButtonOf={wishlistButtonOf} />
        <WhenNear id="home: journey" className={styles.journeyPlace}>
          <Journey />
        </WhenNear>
        <Collections />
        <Brands />
        <Decades />
        <WhenNear id="home: reviews" className={styles.reviewPlace}>
          <Reviews />
        </WhenNear>
        <WhenNear id="home: sell" className={styles.sellPlace}>
          <SellPanel />
        </WhenNear>
      </div>
    </div>
  );
}
