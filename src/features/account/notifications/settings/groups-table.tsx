import { Trans, useLingui } from '@lingui/react/macro';
import {
  type NotificationChannel,
  type NotificationGroup,
  type NotificationKind,
  notificationGroups,
  notificationKinds,
} from '#domain/notifications/notification-kinds.ts';
import type { GroupModes, NotificationSettings } from '#domain/notifications/notification-settings.ts';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { NativeSelect } from '#src/ui/kit/native-select.tsx';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import { groupLabels } from './group-labels.ts';
import styles from './settings.module.css';

export interface GroupsTableProps {
  readonly groups: NotificationSettings['groups'];
  readonly onChange: (group: NotificationGroup, modes: GroupModes) => void;
}

/** Whether any notification of the group can be sent on the channel. */
function uses(group: NotificationGroup, channel: NotificationChannel): boolean {
  const kinds: readonly NotificationKind[] = Object.values(notificationKinds);
  return kinds.some((kind) => kind.group === group && kind.channels.includes(channel));
}

/** The settings of every group, per channel. */
export function GroupsTable({ groups, onChange }: GroupsTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Topic</Trans>
          </th>
          <th scope="col">
            <Trans>Push</Trans>
          </th>
          <th scope="col">
            <Trans>Email</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {notificationGroups.map((group) => (
          <GroupRow
            key={group}
            group={group}
            modes={groups[group]}
            onChange={(modes) => onChange(group, modes)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface GroupRowProps {
  readonly group: NotificationGroup;
  readonly modes: GroupModes;
  readonly onChange: (modes: GroupModes) => void;
}

function GroupRow({ group, modes, onChange }: GroupRowProps) {
  const { t } = useLingui();
  const labels = groupLabels[group];
  const name = t(labels.name);
  return (
    <tr>
      <th scope="row">
        {name}
        {labels.note !== null && <span className={styles.note}>{t(labels.note)}</span>}
      </th>
      <td>
        {uses(group, 'push') ? (
          <Checkbox
            isSelected={modes.push === 'now'}
            onChange={(isOn) => onChange({ ...modes, push: isOn ? 'now' : 'off' })}
          >
            <VisuallyHidden>
              <Trans>Push notifications: {name}</Trans>
            </VisuallyHidden>
          </Checkbox>
        ) : (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>
              <Trans>No push notifications</Trans>
            </VisuallyHidden>
          </>
        )}
      </td>
      <td>
        <NativeSelect
          label={<Trans>Emails: {name}</Trans>}
          options={[
            { value: 'now', label: t`Right away` },
            { value: 'daily', label: t`Daily` },
            { value: 'off', label: t`Off` },
          ]}
          value={modes.email}
          onChange={(email) => onChange({ ...modes, email })}
        />
      </td>
    </tr>
  );
}
