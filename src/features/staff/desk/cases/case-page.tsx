import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { mediaUrl } from '#src/paths/media-url.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { CaseEntryName, CaseSideName } from '#src/ui/market/case-entry-names.tsx';
import styles from '../act/act.module.css';
import { DeskDetail, type DeskDetailPageProps, Due, Facts, Moment, Part, State } from '../act/detail.tsx';
import { grantedOrNull } from '../act/granted.ts';
import { useDeskQuery } from '../act/use-desk-query.ts';
import { AskDialog, DecideCaseDialog } from './case-dialogs.tsx';
import {
  caseCheckLabels,
  caseOutcomeLabels,
  caseQuestionLabels,
  caseReasonLabels,
  caseStateLabels,
  decisionGroundLabels,
  wishLabel,
} from './case-labels.ts';
import { StaffCaseDocument, StaffCaseOrderDocument } from './cases.gen.ts';
import caseStyles from './cases.module.css';
import type { DeskCase } from './desk-case.ts';

type Terms = NonNullable<DeskCase['terms']>;

/** One complaint: both sides' entries, and the decision. */
export function CasePage({ userId, id, notFound }: DeskDetailPageProps) {
  const { t } = useLingui();
  const query = useDeskQuery(userId, ['case', id], async (options): Promise<DeskCase | null> => {
    const found = grantedOrNull((await request(StaffCaseDocument, { uuid: id }, options)).staffCase);
    if (found === null) return null;
    const { orderUuid } = found;
    const { orderProduct, staffOrders } = await request(StaffCaseOrderDocument, { orderUuid }, options);
    const isRead = orderProduct.__typename === 'OrderProduct';
    return {
      ...found,
      order: grantedOrNull(staffOrders)?.items[0] ?? null,
      handOverProvedAt: isRead ? orderProduct.delivery.handOverProvedAt : null,
    };
  });
  usePageTitle(t`Complaint`);
  return (
    <DeskDetail query={query} notFound={notFound}>
      {(found) => <CaseDetail found={found} />}
    </DeskDetail>
  );
}

function CaseDetail({ found }: { readonly found: DeskCase }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'decide' | 'ask' | null>(null);
  const { state, possible, entries } = found;
  const needsStaff = state === 'ESCALATED' || state === 'APPEALED';
  return (
    <>
      <div className={styles.head}>
        <h1>{found.title}</h1>
        <State isAlert={needsStaff}>{t(caseStateLabels[state])}</State>
        {possible.includes('decide') && (
          <Button size="small" kind="primary" onPress={() => setAsked('decide')}>
            <Trans>Decide</Trans>
          </Button>
        )}
        {needsStaff && (
          <Button size="small" onPress={() => setAsked('ask')}>
            <Trans>Ask both parties</Trans>
          </Button>
        )}
      </div>
      {state === 'APPEALED' && !possible.includes('decide') && (
        <p>
          <Trans>You made the first decision. A colleague decides on the appeal.</Trans>
        </p>
      )}
      <CaseFacts found={found} />
      <Part title={<Trans>Photos of the listing</Trans>}>
        <Photos keys={found.listingPhotos} alt={t`Photo of the listing`} />
      </Part>
      <Part title={<Trans>Complaint history</Trans>}>
        <ul className={styles.rows}>
          {entries.map((entry) => (
            <li key={entry.uuid} className={styles.row}>
              <span className={styles.stacked}>
                <span className={styles.soft}>
                  <CaseSideName side={entry.side} /> · <CaseEntryName what={entry.what} /> ·{' '}
                  <Moment at={entry.created} />
                </span>
                {entry.terms !== null && <TermsLine terms={entry.terms} />}
                {entry.ground !== null && <span>{t(decisionGroundLabels[entry.ground])}</span>}
                <span className={styles.text}>{entry.text}</span>
                <Photos keys={entry.photos} alt={t`Complaint photo`} />
              </span>
            </li>
          ))}
        </ul>
      </Part>
      {asked === 'decide' && <DecideCaseDialog found={found} onClose={() => setAsked(null)} />}
      {asked === 'ask' && <AskDialog found={found} onClose={() => setAsked(null)} />}
    </>
  );
}

/** A person's name, with a link to the account if there is one. */
function PersonLink({ name, userUuid }: { readonly name: string; readonly userUuid: string | null }) {
  return userUuid === null ? name : <PathLink href={`/staff/users/${userUuid}`}>{name}</PathLink>;
}

function CaseFacts({ found }: { readonly found: DeskCase }) {
  const { t } = useLingui();
  const { wishAmount, checks, order, outcome, state, handOverProvedAt } = found;
  const line = order?.lines.find(({ uuid }) => uuid === found.orderUuid);
  const amount = wishAmount === null ? '' : ` (${formatEuro(wishAmount)})`;
  return (
    <Facts
      facts={[
        {
          label: <Trans>Order</Trans>,
          value: order !== null && <PathLink href={`/staff/orders/${order.uuid}`}>{order.number}</PathLink>,
        },
        {
          label: <Trans>Buyer</Trans>,
          value: order !== null && (
            <PersonLink name={order.buyerName ?? order.buyerEmail} userUuid={order.buyerUuid} />
          ),
        },
        {
          label: <Trans>Seller</Trans>,
          value: line !== undefined && <PersonLink name={line.sellerName} userUuid={line.sellerUserUuid} />,
        },
        { label: <Trans>Outcome</Trans>, value: outcome === null ? null : t(caseOutcomeLabels[outcome]) },
        { label: <Trans>Reason</Trans>, value: t(caseReasonLabels[found.reason]) },
        {
          label: <Trans>The buyer wants</Trans>,
          value: `${t(wishLabel(found.wish, found.reason))}${amount}`,
        },
        ...checks.map(({ question, answer }) => ({
          label: t(caseQuestionLabels[question]),
          value: t(caseCheckLabels[answer]),
        })),
        {
          label: <Trans>Handover confirmed by code</Trans>,
          value: handOverProvedAt === null ? null : <Moment at={handOverProvedAt} />,
        },
        { label: <Trans>Can be refunded</Trans>, value: formatEuro(found.refundable) },
        { label: <Trans>Opened</Trans>, value: <Moment at={found.opened} /> },
        {
          label: <Trans>Deadline</Trans>,
          value: found.due !== null && (
            <Due at={found.due} isForStaff={state === 'ESCALATED' || state === 'APPEALED'} />
          ),
        },
        { label: <Trans>Tracking number of the return</Trans>, value: found.tracking },
      ]}
    />
  );
}

function TermsLine({ terms }: { readonly terms: Terms }) {
  const amount = formatEuro(terms.refund);
  return (
    <strong>
      {!terms.needsReturn ? (
        <Trans>{amount} refunded, without a return</Trans>
      ) : terms.returnPaidBy === 'SELLER' ? (
        <Trans>{amount} refunded after a return paid by the seller</Trans>
      ) : (
        <Trans>{amount} refunded after a return paid by the buyer</Trans>
      )}
    </strong>
  );
}

function Photos({ keys, alt }: { readonly keys: readonly string[]; readonly alt: string }) {
  if (keys.length === 0) return null;
  return (
    <span className={caseStyles.photos}>
      {keys.map((key) => (
        <a key={key} href={mediaUrl({ key, width: 1920 })} target="_blank" rel="noreferrer">
          <img
            src={mediaUrl({ key, width: 480, height: 480, fit: 'cover' })}
            alt={alt}
            loading="lazy"
            className={caseStyles.photo}
          />
        </a>
      ))}
    </span>
  );
}
