import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import type { TileToolsProps } from '#src/features/staff/catalog-tools/tile-tools.tsx';

/** The props of every page of the staff desk; each page uses those it needs. */
interface DeskPageProps {
  readonly userId: string;
  /** The last segment of a detail page's address; otherwise empty. */
  readonly id: string;
  readonly notFound: ReactNode;
  /** Renders the staff tools for a product. */
  readonly tools: (product: TileToolsProps['card']) => ReactNode;
}

function page<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<DeskPageProps>>>,
) {
  return lazy(() => load().then((module) => ({ default: module[name] })));
}

/** The page of each address; `:id` stands for one segment. A list page also needs a row in sections.ts. */
const pages: Readonly<Record<string, ComponentType<DeskPageProps>>> = {
  '/staff': page('DeskOverview', () => import('#src/features/staff/desk/desk-overview.tsx')),
  '/staff/review': page(
    'DeskReviewQueue',
    () => import('#src/features/staff/desk/review/desk-review-queue.tsx'),
  ),
  '/staff/review/:id': page(
    'DeskReviewPage',
    () => import('#src/features/staff/desk/review/desk-review-page.tsx'),
  ),
  '/staff/products': page(
    'DeskProducts',
    () => import('#src/features/staff/desk/products/desk-products.tsx'),
  ),
  '/staff/products/:id': page(
    'DeskProductPage',
    () => import('#src/features/staff/desk/products/desk-product-page.tsx'),
  ),
  '/staff/reports': page('ReportsPage', () => import('#src/features/staff/desk/reports/reports-page.tsx')),
  '/staff/reports/:id': page('ReportPage', () => import('#src/features/staff/desk/reports/report-page.tsx')),
  '/staff/cases': page('CasesPage', () => import('#src/features/staff/desk/cases/cases-page.tsx')),
  '/staff/cases/:id': page('CasePage', () => import('#src/features/staff/desk/cases/case-page.tsx')),
  '/staff/withdrawals': page(
    'WithdrawalsPage',
    () => import('#src/features/staff/desk/withdrawals/withdrawals-page.tsx'),
  ),
  '/staff/withdrawals/:id': page(
    'WithdrawalPage',
    () => import('#src/features/staff/desk/withdrawals/withdrawal-page.tsx'),
  ),
  '/staff/users': page('UsersPage', () => import('#src/features/staff/desk/users/users-page.tsx')),
  '/staff/users/:id': page('UserPage', () => import('#src/features/staff/desk/users/user-page.tsx')),
  '/staff/orders': page('OrdersPage', () => import('#src/features/staff/desk/orders/orders-page.tsx')),
  '/staff/orders/:id': page('OrderPage', () => import('#src/features/staff/desk/orders/order-page.tsx')),
  '/staff/parcels': page('ParcelsPage', () => import('#src/features/staff/desk/parcels/parcels-page.tsx')),
  '/staff/parcels/:id': page('ParcelPage', () => import('#src/features/staff/desk/parcels/parcel-page.tsx')),
  '/staff/payments': page(
    'PaymentsPage',
    () => import('#src/features/staff/desk/payments/payments-page.tsx'),
  ),
  '/staff/payouts': page('PayoutsPage', () => import('#src/features/staff/desk/payouts/payouts-page.tsx')),
  '/staff/payouts/:id': page('PayoutPage', () => import('#src/features/staff/desk/payouts/payout-page.tsx')),
  '/staff/reconciliation': page(
    'ReconciliationPage',
    () => import('#src/features/staff/desk/payouts/reconciliation-page.tsx'),
  ),
  '/staff/outbox': page('OutboxPage', () => import('#src/features/staff/desk/outbox/outbox-page.tsx')),
  '/staff/mails': page('MailsPage', () => import('#src/features/staff/desk/outbox/mails-page.tsx')),
  '/staff/search': page('SearchPage', () => import('#src/features/staff/desk/search/search-page.tsx')),
  '/staff/audit': page('AuditPage', () => import('#src/features/staff/desk/audit/audit-page.tsx')),
};

const TileTools = lazy(() =>
  import('#src/features/staff/catalog-tools/tile-tools.tsx').then(({ TileTools: tools }) => ({
    default: tools,
  })),
);

const tools: DeskPageProps['tools'] = (card) => (
  <Suspense fallback={null}>
    <TileTools card={card} look="page" />
  </Suspense>
);

/** The page at an address of the staff desk, or the 404 page. */
export function deskPageAt(pathname: string, userId: string): ReactNode {
  const cut = pathname.lastIndexOf('/');
  const notFound = <NotFoundScreen />;
  const given = { userId, notFound, tools };
  const List = pages[pathname];
  if (List !== undefined) return <List {...given} id="" />;
  const Detail = pages[`${pathname.slice(0, cut)}/:id`];
  const id = pathname.slice(cut + 1);
  return Detail === undefined ? notFound : <Detail key={id} {...given} id={id} />;
}
