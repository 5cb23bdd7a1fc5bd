import { Trans, useLingui } from '@lingui/react/macro';
import { ClipboardCheck } from 'lucide-react';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import desk from '../desk.module.css';
import { DeskList } from '../list/desk-list.tsx';
import { useDeskSearch } from '../list/use-desk-search.ts';
import { ProductName, useProductColumns } from './product-columns.tsx';
import { useReviewQueue } from './review-queries.ts';
import { ReviewSetting } from './review-setting.tsx';

/** Products waiting for a review, longest waiting first (FORM-004). */
export function DeskReviewQueue({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Review`);
  const search = useDeskSearch([]);
  const answer = useReviewQueue(userId, search);
  const columns = useProductColumns();
  return (
    <div className={desk.page}>
      <h1>
        <Trans>Review</Trans>
      </h1>
      <DeskList
        label={t`Listings in review`}
        name={{ label: t`Product`, of: (row) => <ProductName row={row} /> }}
        hrefOf={({ uuid }) => `/staff/review/${uuid}`}
        columns={[columns.seller, columns.price, columns.round, columns.submitted]}
        search={search}
        searchLabel={t`Search by title, seller or ID`}
        answer={answer}
        empty={{
          icon: ClipboardCheck,
          title: <Trans>Nothing to review</Trans>,
          text: <Trans>New listings that need a review appear here.</Trans>,
        }}
      />
      <ReviewSetting userId={userId} />
    </div>
  );
}
