import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { formatDate, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from '../act/act.module.css';
import { DeskDetail, type DeskDetailPageProps, Facts, Moment, Part, State } from '../act/detail.tsx';
import { grantedOrNull } from '../act/granted.ts';
import { useDeskQuery } from '../act/use-desk-query.ts';
import { DecideDialog, type DecideDialogProps } from './decide-dialog.tsx';
import { MethodName } from './method-name.tsx';
import { deadlineLabel, deliveryStatusLabels, paymentStatusLabels, stepLabel } from './order-labels.ts';
import { type OrderLineFragment, StaffOrderDocument, type StaffOrderQuery } from './orders.gen.ts';

type Detail = Extract<StaffOrderQuery['staffOrder'], { readonly order: unknown }>;
type Deciding = Pick<DecideDialogProps, 'line' | 'decision'>;

/** One order: its money, its products, past events and upcoming deadlines. Each line can be cancelled or decided. */
export function OrderPage({ userId, id, notFound }: DeskDetailPageProps) {
  const { t } = useLingui();
  const query = useDeskQuery(userId, ['order', id], async (options) =>
    grantedOrNull((await request(StaffOrderDocument, { uuid: id }, options)).staffOrder),
  );
  const number = query.data?.order.number ?? '';
  usePageTitle(t`Order ${number}`);
  return (
    <DeskDetail query={query} notFound={notFound}>
      {(detail) => <OrderDetail detail={detail} />}
    </DeskDetail>
  );
}

function OrderDetail({ detail }: { readonly detail: Detail }) {
  const { t } = useLingui();
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const { order, history, deadlines } = detail;
  const { number } = order;
  return (
    <>
      <div className={styles.head}>
        <h1>
          <Trans>Order {number}</Trans>
        </h1>
        <State>{t(paymentStatusLabels[order.paymentStatus])}</State>
      </div>
      <OrderFacts detail={detail} />
      <Part title={<Trans>Products</Trans>}>
        <ul className={styles.rows}>
          {order.lines.map((line) => (
            <LineRow key={line.uuid} line={line} onDecide={(decision) => setDeciding({ line, decision })} />
          ))}
        </ul>
      </Part>
      <Part title={<Trans>History</Trans>}>
        <ol className={styles.rows}>
          {history.map(({ at, what, title, who, amount }) => {
            return (
              <li key={`${at} ${what} ${title}`} className={styles.row}>
                <span className={styles.stacked}>
                  <span>
                    <Label label={stepLabel(what)} />
                  </span>
                  <span className={styles.soft}>
                    <Moment at={at} /> {title} {who}
                  </span>
                </span>
                {amount !== null && <span>{formatEuro(amount)}</span>}
              </li>
            );
          })}
        </ol>
      </Part>
      {deadlines.length > 0 && (
        <Part title={<Trans>Scheduled steps</Trans>}>
          <ul className={styles.rows}>
            {deadlines.map(({ uuid, kind, due, error }) => (
              <li key={uuid} className={styles.row}>
                <span className={styles.stacked}>
                  <span>
                    <Label label={deadlineLabel(kind)} />
                  </span>
                  {error !== null && <span className={styles.soft}>{error}</span>}
                </span>
                <Moment at={due} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {deciding !== null && (
        <DecideDialog
          {...deciding}
          buyer={order.buyerName ?? order.buyerEmail}
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  );
}

/** A translated label, or the server's name if there is none. */
function Label({ label }: { readonly label: MessageDescriptor | string }) {
  const { t } = useLingui();
  return typeof label === 'string' ? <code>{label}</code> : t(label);
}

function OrderFacts({ detail: { order, address } }: { readonly detail: Detail }) {
  const euro = (amount: number) => (amount === 0 ? null : formatEuro(amount));
  return (
    <Facts
      facts={[
        { label: <Trans>Ordered</Trans>, value: <Moment at={order.created} /> },
        {
          label: <Trans>Buyer</Trans>,
          value:
            order.buyerUuid === null ? (
              (order.buyerName ?? order.buyerEmail)
            ) : (
              <PathLink href={`/staff/users/${order.buyerUuid}`}>
                {order.buyerName ?? order.buyerEmail}
              </PathLink>
            ),
        },
        { label: <Trans>Email address</Trans>, value: order.buyerEmail },
        { label: <Trans>Delivery address</Trans>, value: address },
        {
          label: <Trans>Payment</Trans>,
          value: (
            <PathLink href={`/staff/payments?q=${order.transactionUid}`}>
              {order.paymentMethod === null ? (
                <Trans>Nothing to pay</Trans>
              ) : (
                <MethodName method={order.paymentMethod} />
              )}
            </PathLink>
          ),
        },
        { label: <Trans>Paid via the bank</Trans>, value: formatEuro(order.paid) },
        { label: <Trans>Gift card</Trans>, value: euro(order.giftCard) },
        { label: <Trans>Discount</Trans>, value: euro(order.discount) },
        { label: <Trans>Held by us</Trans>, value: formatEuro(order.held) },
        { label: <Trans>Refunded</Trans>, value: euro(order.refunded) },
        { label: <Trans>Due to sellers</Trans>, value: euro(order.due) },
        { label: <Trans>Paid out</Trans>, value: euro(order.paidOut) },
        { label: <Trans>Our share</Trans>, value: euro(order.platform) },
      ]}
    />
  );
}

interface LineRowProps {
  readonly line: OrderLineFragment;
  readonly onDecide: (decision: DecideDialogProps['decision']) => void;
}

function LineRow({ line, onDecide }: LineRowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { quantity, complaint, staffReason, shippingDay, sellerUserUuid, slug } = line;
  const [paid, payout] = [formatEuro(line.paid), formatEuro(line.payout)];
  return (
    <li className={styles.row}>
      <span className={styles.stacked}>
        <strong>
          {slug === null ? line.title : <PathLink href={`/products/${slug}`}>{line.title}</PathLink>}
        </strong>
        <span>
          {quantity > 1 && `${quantity} × `}
          <Trans>
            {paid} paid, {payout} for the seller
          </Trans>
          {' · '}
          {sellerUserUuid === null ? (
            line.sellerName
          ) : (
            <PathLink href={`/staff/users/${sellerUserUuid}`}>{line.sellerName}</PathLink>
          )}
        </span>
        {shippingDay !== null && (
          <span className={styles.soft}>
            <Trans>Transport on {formatDate(shippingDay, locale)}</Trans>
          </span>
        )}
        {complaint !== null && <q className={styles.text}>{complaint}</q>}
        {staffReason !== null && (
          <span className={styles.text}>
            <Trans>Reason of staff: {staffReason}</Trans>
          </span>
        )}
      </span>
      <State isAlert={line.status === 'IN_REVIEW'}>{t(deliveryStatusLabels[line.status])}</State>
      {(line.canCancel || line.canRelease || line.caseUuid !== null) && (
        <span className={styles.links}>
          {line.caseUuid !== null && (
            <PathLink href={`/staff/cases/${line.caseUuid}`}>
              <Trans>View complaint</Trans>
            </PathLink>
          )}
          {line.canRelease && (
            <Button size="small" onPress={() => onDecide('release')}>
              <Trans>Release money</Trans>
            </Button>
          )}
          {line.canCancel && (
            <Button size="small" kind="danger" onPress={() => onDecide('cancel')}>
              <Trans>Cancel and refund</Trans>
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
