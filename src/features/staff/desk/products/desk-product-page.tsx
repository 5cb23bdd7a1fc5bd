import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { DeskDetail } from '../act/detail.tsx';
import desk from '../desk.module.css';
import styles from '../review/desk-review.module.css';
import { ProductFacts } from '../review/product-facts.tsx';
import { ProductPhotos } from '../review/product-photos.tsx';
import { ProductReports } from '../review/product-reports.tsx';
import { RemovalNotice } from '../review/removal-notice.tsx';
import { ReviewHistory } from '../review/review-history.tsx';
import { type DeskProduct, type Sheet, useReviewSheet } from '../review/review-queries.ts';
import { EditHistory } from './edit-history.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { TakeOfflineDialog } from './take-offline-dialog.tsx';

export interface DeskProductPageProps {
  readonly userId: string;
  readonly id: string;
  readonly notFound: ReactNode;
  readonly tools: (product: DeskProduct) => ReactNode;
}

/** One product with its history and what staff can do with it. */
export function DeskProductPage({ userId, id, notFound, tools }: DeskProductPageProps) {
  const query = useReviewSheet(userId, id, useLocale());
  usePageTitle(query.data?.product.title ?? null);
  return (
    <DeskDetail query={query} notFound={notFound}>
      {(sheet) => <Product userId={userId} sheet={sheet} tools={tools} />}
    </DeskDetail>
  );
}

/** Statuses from which a product can be taken offline (FORM-014, FORM-015). */
const removable: readonly string[] = ['DRAFT', 'IN_REVIEW', 'PUBLISHED', 'CHANGES_REQUESTED', 'EXPIRED'];

interface ProductProps {
  readonly userId: string;
  readonly sheet: Sheet;
  readonly tools: DeskProductPageProps['tools'];
}

function Product({ userId, sheet, tools }: ProductProps) {
  const { t } = useLingui();
  const { product } = sheet;
  const [asking, setAsking] = useState<'removal' | 'restore' | null>(null);
  const { removal } = product;
  // After a decision on a report, only an appeal brings the product back.
  const isRestorable = product.status === 'ARCHIVED' && removal !== null && removal.reportUuid === null;
  const close = () => setAsking(null);
  return (
    <article className={desk.page}>
      <div className={styles.top}>
        <PathLink href="/staff/products" className={styles.back ?? ''}>
          <Icon icon={ArrowLeft} size={18} />
          <Trans>Products</Trans>
        </PathLink>
        {tools(product)}
      </div>
      <header className={styles.head}>
        <div>
          <h1>{product.title === '' ? t`Untitled` : product.title}</h1>
          <p className={styles.soft}>
            {product.seller.name} · <Plural value={product.viewCount} one="# view" other="# views" /> ·{' '}
            <Plural value={product.wishlistCount} one="# favourite" other="# favourites" />
          </p>
        </div>
        <div className={styles.links}>
          <PathLink href={`/products/${product.slug}`}>
            <Trans>View as a buyer</Trans>
          </PathLink>
          {product.status === 'IN_REVIEW' && (
            <LinkButton to="/staff/$" params={{ _splat: `review/${product.uuid}` }} kind="primary">
              <Trans context="action">Review</Trans>
            </LinkButton>
          )}
          {removable.includes(product.status) && (
            <Button aria-haspopup="dialog" onPress={() => setAsking('removal')}>
              <Trans>Take offline</Trans>
            </Button>
          )}
          {isRestorable && (
            <Button aria-haspopup="dialog" onPress={() => setAsking('restore')}>
              <Trans>Put back in review</Trans>
            </Button>
          )}
        </div>
      </header>
      <RemovalNotice removal={removal} />
      <div className={styles.columns}>
        <ProductPhotos product={product} added={[]} />
        <div className={styles.side}>
          <ProductFacts product={product} />
          <ProductReports reports={product.staffReports} />
          <ReviewHistory reviews={sheet.reviews} />
          <EditHistory userId={userId} slug={product.slug} />
        </div>
      </div>
      {asking === 'removal' && <TakeOfflineDialog product={product} onClose={close} />}
      {asking === 'restore' && <RestoreDialog product={product} onClose={close} />}
    </article>
  );
}
