import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck, CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { addressLines } from '#domain/address/address-rules.ts';
import { commandProblem } from '#src/data/graphql/command-problem.ts';
import { formatMoment } from '#src/i18n/format-day.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import { MomentsForm } from './moments-form.tsx';
import type { PickupAccess } from './pickup-access.ts';
import type { PickupDetailFragment } from './pickups.gen.ts';
import styles from './pickups.module.css';
import { usePickupStep } from './use-pickup-step.ts';

export interface AppointmentProps {
  readonly access: PickupAccess;
  readonly pickup: PickupDetailFragment;
  readonly isOffline: boolean;
}

/** The agreed appointment, the pending proposal, and the reader's actions. */
export function Appointment({ access, pickup, isOffline }: AppointmentProps) {
  const { t } = useLingui();
  const { take, error, pending } = usePickupStep(access, pickup.uuid);
  const [isWriting, setWriting] = useState(false);
  const { possible, proposal, appointmentAt, otherName } = pickup;
  const mayPropose = possible.includes('propose');
  const showsForm = mayPropose && (isWriting || (appointmentAt === null && proposal === null));
  const send = async (moments: readonly string[]) => {
    if (!(await take({ kind: 'propose', moments }))) return;
    setWriting(false);
    toast(t`Sent. We’ll let you know when there is an answer.`, { kind: 'success' });
  };
  return (
    <>
      {appointmentAt === null && otherName !== '' && (
        <p>
          <Trans>With {otherName}</Trans>
        </p>
      )}
      {appointmentAt !== null && <Fixed pickup={pickup} />}
      {isOffline && possible.length > 0 && (
        <Banner kind="warning">
          <Trans>You are offline. You can change the appointment once you are back online.</Trans>
        </Banner>
      )}
      <CommandBanner problem={commandProblem(error)} />
      {proposal !== null && (
        <ProposalPart
          key={proposal.uuid}
          pickup={pickup}
          proposal={proposal}
          isBusy={isOffline || pending !== null}
          onAccept={(moment) => void take({ kind: 'accept', proposalUuid: proposal.uuid, moment })}
          onKeep={() => void take({ kind: 'keep' })}
        />
      )}
      {showsForm ? (
        <MomentsForm
          isOffline={isOffline}
          isPending={pending === 'propose'}
          onSend={(moments) => void send(moments)}
          {...((appointmentAt !== null || proposal !== null) && { onCancel: () => setWriting(false) })}
        />
      ) : (
        mayPropose && (
          <div>
            <Button icon={CalendarDays} onPress={() => setWriting(true)} isDisabled={isOffline}>
              {appointmentAt === null ? (
                <Trans>Suggest other times</Trans>
              ) : (
                <Trans>Reschedule the appointment</Trans>
              )}
            </Button>
          </div>
        )
      )}
    </>
  );
}

function Fixed({ pickup }: { readonly pickup: PickupDetailFragment }) {
  const locale = useLocale();
  const { appointmentAt, otherName, place, calendarPath } = pickup;
  if (appointmentAt === null) return null;
  return (
    <div className={styles.fixed}>
      <p className={styles.when}>{formatMoment(appointmentAt, locale)}</p>
      {otherName !== '' && (
        <p>
          <Trans>With {otherName}</Trans>
        </p>
      )}
      {place !== null && <address className={styles.place}>{addressLines(place).join(', ')}</address>}
      {calendarPath !== null && (
        <a href={calendarPath} download="hervonden.ics">
          <Trans>Add to your calendar</Trans>
        </a>
      )}
    </div>
  );
}

interface ProposalPartProps {
  readonly pickup: PickupDetailFragment;
  readonly proposal: NonNullable<PickupDetailFragment['proposal']>;
  readonly isBusy: boolean;
  readonly onAccept: (moment: string) => void;
  readonly onKeep: () => void;
}

/** The proposed moments: a choice for the other side, a list for the side that proposed them. */
function ProposalPart({ pickup, proposal, isBusy, onAccept, onKeep }: ProposalPartProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(proposal.moments[0] ?? null);
  const { otherName, possible, role } = pickup;
  const name = otherName === '' ? t`The other person` : otherName;
  const keep = possible.includes('keep') && (
    <Button onPress={onKeep} isDisabled={isBusy}>
      {proposal.submittedBy === role ? (
        <Trans>Withdraw the suggestion</Trans>
      ) : (
        <Trans>Keep the appointment</Trans>
      )}
    </Button>
  );
  if (!possible.includes('accept'))
    return (
      <div className={styles.proposal}>
        <p>
          <Trans>You suggested these times. {name} can choose one.</Trans>
        </p>
        <ul className={styles.moments}>
          {proposal.moments.map((moment) => (
            <li key={moment}>{formatMoment(moment, locale)}</li>
          ))}
        </ul>
        {keep}
      </div>
    );
  return (
    <div className={styles.proposal}>
      <RadioGroup
        label={t`${name} suggests`}
        options={proposal.moments.map((moment) => ({ value: moment, label: formatMoment(moment, locale) }))}
        value={chosen}
        onChange={setChosen}
      />
      <div className={styles.actions}>
        <Button
          kind="primary"
          icon={CalendarCheck}
          onPress={() => chosen !== null && onAccept(chosen)}
          isDisabled={isBusy || chosen === null}
        >
          <Trans>Choose this time</Trans>
        </Button>
        {keep}
      </div>
    </div>
  );
}
