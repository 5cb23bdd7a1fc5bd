import { Plural, Trans } from '@lingui/react/macro';
import {
  Banknote,
  Camera,
  CloudUpload,
  Gavel,
  Lightbulb,
  type LucideIcon,
  Mail,
  PackageCheck,
  PenLine,
  Rows3,
  Store,
  Truck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { freshState } from '#domain/account-list/list-state.ts';
import { type BidRole, defaultBidSort } from '#domain/bid/bid-role.ts';
import type { BidStatus } from '#domain/bid/bid-status.ts';
import type { DeliveryStatus } from '#domain/orders/delivery-life-cycle.ts';
import type { OrderRole, OrderSort } from '#domain/orders/order-role.ts';
import type { ListingDraft } from '#domain/product/draft.ts';
import type { SuggestionSort, SuggestionStatus } from '#domain/suggestion/suggestion-status.ts';
import { sessionStore, storeState } from '#src/ui/market/list-memory.ts';
import type { ServerTasks } from './account-queries.ts';

export interface Task {
  readonly key: string;
  /** The page where the task is done. */
  readonly href: string;
  readonly icon: LucideIcon;
  readonly label: ReactNode;
  readonly onClick?: () => void;
}

/** What the list of tasks is made from; `server` is undefined until the server has answered. */
export interface TaskFacts {
  readonly server: ServerTasks | undefined;
  readonly drafts: readonly Pick<ListingDraft, 'id' | 'photos'>[];
  /** Edits that are not synced yet, and how many of those were rejected. */
  readonly waiting: number;
  readonly rejected: number;
}

/** The open tasks: first those that block other features, then those that other people wait for. */
export function taskList({ server, drafts, waiting, rejected }: TaskFacts): readonly Task[] {
  return [...unfinished(server, drafts), ...ofOthers(server), ...ofThisDevice(drafts, waiting, rejected)];
}

function unfinished(server: ServerTasks | undefined, drafts: TaskFacts['drafts']): Task[] {
  const tasks: Task[] = [];
  const email = server?.pendingEmail ?? null;
  if (email !== null)
    tasks.push({
      key: 'email',
      href: '/account/beveiliging',
      icon: Mail,
      label: <Trans>Confirm your new email address: {email}</Trans>,
    });
  const account = server?.account ?? null;
  if (account !== null)
    tasks.push({
      key: 'account',
      href: '/account/gegevens',
      icon: Banknote,
      label:
        account === 'ADD_ACCOUNT' ? (
          <Trans>Add your account number to receive your payouts</Trans>
        ) : (
          <Trans>Check your account number: your last payout failed</Trans>
        ),
    });
  if (server?.needsTraderDetails === true)
    tasks.push({
      key: 'trader',
      href: '/account/gegevens',
      icon: Store,
      label: <Trans>Complete your business details to publish products</Trans>,
    });
  const unsent = drafts.map(({ id, photos }) => ({
    id,
    count: photos.filter(({ mediaKey }) => mediaKey === null).length,
  }));
  const withPhotos = unsent.filter(({ count }) => count > 0);
  const [first] = withPhotos;
  if (first !== undefined) {
    const count = withPhotos.reduce((sum, draft) => sum + draft.count, 0);
    tasks.push({
      key: 'photos',
      href: withPhotos.length === 1 ? `/account/items/concepten/${first.id}` : '/account/synchronisatie',
      icon: Camera,
      label: <Plural value={count} one="# photo to send" other="# photos to send" />,
    });
  }
  return tasks;
}

/**
 * Accepted bids and orders that need an action of this person. Payment comes first, because a reservation is limited
 * in time.
 */
function ofSales({ accepted, arrived, toDeliver }: ServerTasks): Task[] {
  const tasks: Task[] = [];
  if (accepted > 0)
    tasks.push({
      key: 'accepted',
      href: '/account/biedingen',
      icon: Gavel,
      onClick: () => chooseBids('BUYER', 'ACCEPTED'),
      label: <Plural value={accepted} one="# accepted bid to pay" other="# accepted bids to pay" />,
    });
  if (toDeliver > 0)
    tasks.push({
      key: 'to-deliver',
      href: '/account/bestellingen',
      icon: Truck,
      onClick: () => chooseOrders('SELLER', ['PENDING']),
      label: <Plural value={toDeliver} one="# order to deliver" other="# orders to deliver" />,
    });
  if (arrived > 0)
    tasks.push({
      key: 'arrived',
      href: '/account/bestellingen',
      icon: PackageCheck,
      onClick: () => chooseOrders('BUYER', ['ARRIVED', 'HANDED_OFF']),
      label: <Plural value={arrived} one="# order to confirm" other="# orders to confirm" />,
    });
  return tasks;
}

function ofOthers(server: ServerTasks | undefined): Task[] {
  if (server === undefined) return [];
  const { received, countered, suggestions, changes } = server;
  const tasks = ofSales(server);
  if (received > 0)
    tasks.push({
      key: 'received',
      href: '/account/biedingen',
      icon: Gavel,
      onClick: () => chooseBids('SELLER', 'PENDING'),
      label: <Plural value={received} one="# bid to answer" other="# bids to answer" />,
    });
  if (countered > 0)
    tasks.push({
      key: 'countered',
      href: '/account/biedingen',
      icon: Gavel,
      onClick: () => chooseBids('BUYER', 'COUNTERBID'),
      label: <Plural value={countered} one="# counterbid for you" other="# counterbids for you" />,
    });
  if (suggestions > 0)
    tasks.push({
      key: 'suggestions',
      href: '/account/verkoopsuggesties',
      icon: Lightbulb,
      onClick: chooseOpenSuggestions,
      label: (
        <Plural
          value={suggestions}
          one="# price suggestion to answer"
          other="# price suggestions to answer"
        />
      ),
    });
  for (const { uuid, title } of changes)
    tasks.push({
      key: uuid,
      href: `/account/items/${uuid}`,
      icon: PenLine,
      label: <Trans>Changes requested: {title}</Trans>,
    });
  return tasks;
}

function ofThisDevice(drafts: TaskFacts['drafts'], waiting: number, rejected: number): Task[] {
  const tasks: Task[] = [];
  if (waiting > 0)
    tasks.push({
      key: 'waiting',
      href: '/account/synchronisatie',
      icon: CloudUpload,
      label:
        rejected > 0 ? (
          <Plural value={rejected} one="# rejected change to check" other="# rejected changes to check" />
        ) : (
          <Plural value={waiting} one="# unsent change" other="# unsent changes" />
        ),
    });
  if (drafts.length > 0)
    tasks.push({
      key: 'drafts',
      href: '/account/items',
      icon: Rows3,
      label: <Plural value={drafts.length} one="# draft to finish" other="# drafts to finish" />,
    });
  return tasks;
}

/** Makes the list of suggestions open with the pending ones. */
function chooseOpenSuggestions(): void {
  // Checked by type only: the constants are part of the suggestion screens, which are loaded on demand.
  const [sort, status]: [SuggestionSort, SuggestionStatus] = ['CREATED', 'PENDING'];
  const fresh = freshState({ role: '', sort, direction: 'DESC' });
  storeState(sessionStore(), 'suggestions', { ...fresh, filters: [status] });
}

/** Makes the list of bids open with the bids of this task. */
function chooseBids(role: BidRole, status: BidStatus): void {
  const fresh = freshState({ role, sort: defaultBidSort, direction: 'DESC' });
  storeState(sessionStore(), 'bids', { ...fresh, filters: [status] });
}

/** Makes the list of orders open with the orders of this task. */
function chooseOrders(role: OrderRole, statuses: readonly DeliveryStatus[]): void {
  const sort: OrderSort = 'CREATED';
  storeState(sessionStore(), 'orders', {
    ...freshState({ role, sort, direction: 'DESC' }),
    filters: statuses,
  });
}
