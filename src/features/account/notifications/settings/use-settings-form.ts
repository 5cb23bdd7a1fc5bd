import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  notificationSettingsQuery,
  type OwnSettings,
  saveNotificationSettings,
} from '#src/data/notifications/notification-settings.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';

export type SaveState = 'unsaved' | 'saving' | 'saved' | 'same_hours' | 'too_many_requests' | 'failed';

/**
 * Holds the edited settings and saves them, with one idempotency key per intent. An unedited form follows the server.
 * `save` resolves to whether they are saved.
 */
export function useSettingsForm(userId: string, stored: OwnSettings) {
  const client = useQueryClient();
  const [edited, setEdited] = useState<OwnSettings | null>(null);
  const values = edited ?? stored;
  const [state, setState] = useState<SaveState>('unsaved');
  const intent = useRef<{ readonly body: string; readonly commandId: string } | null>(null);

  const change = (part: Partial<OwnSettings>) => {
    setEdited((before) => ({ ...(before ?? stored), ...part }));
    setState('unsaved');
  };

  const save = async (): Promise<boolean> => {
    const { quietHours } = values.settings;
    if (quietHours !== null && quietHours.from === quietHours.to) {
      setState('same_hours');
      return false;
    }
    setState('saving');
    const body = JSON.stringify(values);
    if (intent.current?.body !== body) intent.current = { body, commandId: crypto.randomUUID() };
    try {
      const answer = await saveNotificationSettings(values, intent.current.commandId);
      if ('errorCode' in answer) {
        setState(answer.errorCode === 'too_many_requests' ? 'too_many_requests' : 'failed');
        return false;
      }
      // Saving the same values again later is a new intent: an unsubscribe link may have changed them in between.
      intent.current = null;
      client.setQueryData(notificationSettingsQuery(userId).queryKey, answer);
      setEdited((current) => (current === values ? null : current));
      setState('saved');
      return true;
    } catch (error) {
      logger.warn('notification_settings_not_saved', { error: errorText(error) });
      setState('failed');
      return false;
    }
  };
  const isEdited = edited !== null && !sameSettings(edited, stored);
  return { values, isEdited, state, change, save };
}

/** Whether a choice was taken back: then there is nothing to save. */
function sameSettings(one: OwnSettings, other: OwnSettings): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
