import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId } from 'react';
import { type QuietHours, suggestedQuietHours } from '#domain/notifications/notification-settings.ts';
import type { OwnSettings } from '#src/data/notifications/notification-settings.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { localeNames, locales } from '#src/i18n/locale.ts';
import { registerUnsavedWork } from '#src/platform/update/unsaved-work.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { LeaveGuard } from '#src/ui/kit/leave-guard.tsx';
import { NativeSelect } from '#src/ui/kit/native-select.tsx';
import { GroupsTable } from './groups-table.tsx';
import styles from './settings.module.css';
import { type SaveState, useSettingsForm } from './use-settings-form.ts';

export interface SettingsFormProps {
  readonly userId: string;
  readonly stored: OwnSettings;
}

export function SettingsForm({ userId, stored }: SettingsFormProps) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const { values, isEdited, state, change, save } = useSettingsForm(userId, stored);
  const { settings, language } = values;
  useEffect(() => registerUnsavedWork(async () => !isEdited), [isEdited]);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOffline && state !== 'saving') void save();
      }}
    >
      <Section title={<Trans>What we notify you about</Trans>}>
        <GroupsTable
          groups={settings.groups}
          onChange={(group, modes) =>
            change({ settings: { ...settings, groups: { ...settings.groups, [group]: modes } } })
          }
        />
      </Section>
      <Section title={<Trans>Quiet hours</Trans>}>
        <QuietHoursFields
          hours={settings.quietHours}
          isWrong={state === 'same_hours'}
          onChange={(quietHours) => change({ settings: { ...settings, quietHours } })}
        />
      </Section>
      <Section title={<Trans>Language of emails and push notifications</Trans>}>
        <div className={styles.short}>
          <NativeSelect
            label={<Trans>Language of emails and push notifications</Trans>}
            options={locales.map((value) => ({ value, label: localeNames[value] }))}
            value={language}
            onChange={(value) => change({ language: value })}
          />
        </div>
      </Section>
      <Outcome state={state} />
      <div className={styles.save}>
        <Button
          type="submit"
          kind="primary"
          size="large"
          isPending={state === 'saving'}
          isDisabled={isOffline}
          aria-label={t`Save changes`}
        >
          <Trans>Save changes</Trans>
        </Button>
        {isOffline && (
          <p className={styles.soft} role="status">
            <Trans>You are offline. You can save once you are back online.</Trans>
          </p>
        )}
      </div>
      <LeaveGuard
        isAtStake={() => isEdited}
        isSaving={state === 'saving'}
        isOffline={isOffline}
        onSave={save}
        title={<Trans>Save your changes?</Trans>}
        labels={{ drop: <Trans>Don’t save</Trans>, save: <Trans>Save</Trans> }}
      >
        {isOffline ? (
          <Trans>You are offline. You can save once you are back online.</Trans>
        ) : (
          <Trans>Your changes to the settings have not been saved yet.</Trans>
        )}
      </LeaveGuard>
    </form>
  );
}

function Section({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface QuietHoursProps {
  readonly hours: QuietHours | null;
  readonly isWrong: boolean;
  readonly onChange: (hours: QuietHours | null) => void;
}

const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

function QuietHoursFields({ hours, isWrong, onChange }: QuietHoursProps) {
  return (
    <>
      <Checkbox
        isSelected={hours !== null}
        onChange={(isOn) => onChange(isOn ? suggestedQuietHours : null)}
        description={
          <Trans>
            We send emails and push notifications after these hours. You get order confirmations right away.
          </Trans>
        }
      >
        <Trans>Don’t send me anything during quiet hours</Trans>
      </Checkbox>
      {hours !== null && (
        <div className={styles.hours}>
          <span aria-hidden>
            <Trans context="time">From</Trans>
          </span>
          <NativeSelect
            label={<Trans>Quiet from</Trans>}
            options={hourOptions}
            value={String(hours.from)}
            onChange={(from) => onChange({ ...hours, from: Number(from) })}
          />
          <span aria-hidden>
            <Trans>to</Trans>
          </span>
          <NativeSelect
            label={<Trans>Quiet until</Trans>}
            options={hourOptions}
            value={String(hours.to)}
            onChange={(to) => onChange({ ...hours, to: Number(to) })}
          />
        </div>
      )}
      {isWrong && (
        <Banner kind="error" announce>
          <Trans>Choose an end time that differs from the start time.</Trans>
        </Banner>
      )}
    </>
  );
}

function Outcome({ state }: { readonly state: SaveState }) {
  if (state === 'saved')
    return (
      <Banner kind="success" announce>
        <Trans>Your changes are saved.</Trans>
      </Banner>
    );
  if (state === 'too_many_requests')
    return (
      <Banner kind="error" announce>
        <Trans>
          You have saved too many times in a row. Your choices are still here; try again in an hour.
        </Trans>
      </Banner>
    );
  if (state === 'failed')
    return (
      <Banner kind="error" announce>
        <Trans>Your changes were not saved. They are still here; try again in a moment.</Trans>
      </Banner>
    );
  return null;
}
