import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from '../act/act.module.css';
import { ActDialog } from '../act/act-dialog.tsx';
import { DeskDetail, type DeskDetailPageProps, Due, Facts, Moment, State } from '../act/detail.tsx';
import { granted, grantedOrNull } from '../act/granted.ts';
import { useDeskQuery } from '../act/use-desk-query.ts';
import { type ParcelStep, parcelStepLabels, parcelTroubleLabels } from './parcel-labels.ts';
import { type DeskParcelFragment, HandleParcelDocument, StaffParcelDocument } from './parcels.gen.ts';

/** One parcel: its problem, since when, and the actions of staff. */
export function ParcelPage({ userId, id, notFound }: DeskDetailPageProps) {
  const { t } = useLingui();
  const query = useDeskQuery(userId, ['parcel', id], async (options) =>
    grantedOrNull((await request(StaffParcelDocument, { deliveryUuid: id }, options)).staffParcel),
  );
  const title = query.data?.title ?? '';
  usePageTitle(t`Parcel with ${title}`);
  return (
    <DeskDetail query={query} notFound={notFound}>
      {(parcel) => <Parcel parcel={parcel} />}
    </DeskDetail>
  );
}

function Parcel({ parcel }: { readonly parcel: DeskParcelFragment }) {
  const { t } = useLingui();
  const [step, setStep] = useState<ParcelStep | null>(null);
  const { title, trouble, resolved } = parcel;
  return (
    <>
      <div className={styles.head}>
        <h1>
          <Trans>Parcel with {title}</Trans>
        </h1>
        {trouble !== null && <State isAlert={resolved === null}>{t(parcelTroubleLabels[trouble])}</State>}
      </div>
      <ParcelFacts parcel={parcel} />
      {trouble === 'ADDRESS' ? (
        <p>
          <Trans>
            Both parties have been notified. We ask the carrier again every twelve hours, and the seller can
            send the parcel without our label.
          </Trans>
        </p>
      ) : (
        <div className={styles.links}>
          {stepsOf(parcel).map((one) => (
            <Button key={one} onPress={() => setStep(one)}>
              {t(parcelStepLabels[one])}
            </Button>
          ))}
        </div>
      )}
      {step !== null && <StepDialog uuid={parcel.uuid} step={step} onClose={() => setStep(null)} />}
    </>
  );
}

function stepsOf({ trouble, resolved, code }: DeskParcelFragment): readonly ParcelStep[] {
  if (code === null) return [];
  const isOpen = trouble !== null && resolved === null;
  return [
    ...(isOpen ? (['CONTACTED', 'RESOLVED'] as const) : []),
    ...(trouble === 'LOST' ? [] : (['LOST'] as const)),
    ...(trouble === 'RETURNED' ? [] : (['RETURNED'] as const)),
  ];
}

function ParcelFacts({ parcel }: { readonly parcel: DeskParcelFragment }) {
  const {
    orderUuid,
    orderNumber,
    code,
    trackAndTraceLink,
    since,
    due,
    shipped,
    contacted,
    resolved,
    nextStep,
  } = parcel;
  return (
    <Facts
      facts={[
        {
          label: <Trans>Order</Trans>,
          value: <PathLink href={`/staff/orders/${orderUuid}`}>{orderNumber}</PathLink>,
        },
        { label: <Trans>Seller</Trans>, value: parcel.sellerName },
        {
          label: <Trans>Tracking number</Trans>,
          value:
            trackAndTraceLink === null ? (
              code
            ) : (
              <a href={trackAndTraceLink} target="_blank" rel="noreferrer">
                {code ?? <Trans>Track parcel</Trans>}
              </a>
            ),
        },
        { label: <Trans>Sent</Trans>, value: shipped === null ? null : <Moment at={shipped} /> },
        { label: <Trans>Problem since</Trans>, value: since === null ? null : <Moment at={since} /> },
        { label: <Trans>Deadline</Trans>, value: due === null ? null : <Due at={due} isForStaff /> },
        {
          label: <Trans>Carrier contacted</Trans>,
          value: contacted === null ? null : <Moment at={contacted} />,
        },
        {
          label: <Trans>Problem resolved</Trans>,
          value: resolved === null ? null : <Moment at={resolved} />,
        },
        {
          label: <Trans>Next step of the order</Trans>,
          value: nextStep === null ? null : <Moment at={nextStep} />,
        },
      ]}
    />
  );
}

interface StepDialogProps {
  readonly uuid: string;
  readonly step: ParcelStep;
  readonly onClose: () => void;
}

function StepDialog({ uuid, step, onClose }: StepDialogProps) {
  const { t } = useLingui();
  const label = t(parcelStepLabels[step]);
  return (
    <ActDialog
      title={label}
      label={<Trans>Save</Trans>}
      done={t`The parcel has been updated.`}
      intent={{ deliveryUuid: uuid, step }}
      act={async (intent, commandId) => {
        granted((await request(HandleParcelDocument, { ...intent, commandId })).handleParcel);
      }}
      onClose={onClose}
    >
      <p>
        {step === 'CONTACTED' && <Trans>The parcel remains in the list, with today’s date.</Trans>}
        {step === 'RESOLVED' && (
          <Trans>
            The parcel is removed from the list. To refund the buyer, cancel the order on its page.
          </Trans>
        )}
        {(step === 'LOST' || step === 'RETURNED') && (
          <Trans>The buyer and the seller are notified right away. We hold the money.</Trans>
        )}
      </p>
    </ActDialog>
  );
}
