import { Trans } from '@lingui/react/macro';
import { suggestedQuietHours } from '#domain/notifications/notification-settings.ts';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';

export interface QuietHoursChoiceProps {
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** The suggested quiet hours, ticked by default, in the prompt for notifications. */
export function QuietHoursChoice({ isChosen, onChange }: QuietHoursChoiceProps) {
  const { from, to } = suggestedQuietHours;
  return (
    <Checkbox
      isSelected={isChosen}
      onChange={onChange}
      description={
        <Trans>We also send emails after that. You can change this in your notification settings.</Trans>
      }
    >
      <Trans>
        No notifications between {from}:00 and {to}:00
      </Trans>
    </Checkbox>
  );
}
