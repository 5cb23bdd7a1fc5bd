import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isDayWindow, longestInstructions, type Weekday, weekdays } from '#domain/seller/transport-window.ts';
import { TextArea, TextField } from '#src/ui/kit/text-field.tsx';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import styles from './seller-data.module.css';
import { fieldId } from './seller-messages.ts';
import type { SellerForm } from './use-seller-form.ts';

const dayLabels: Readonly<Record<Weekday, MessageDescriptor>> = {
  monday: msg`Monday`,
  tuesday: msg`Tuesday`,
  wednesday: msg`Wednesday`,
  thursday: msg`Thursday`,
  friday: msg`Friday`,
  saturday: msg`Saturday`,
  sunday: msg`Sunday`,
};

/** When a carrier may come: start and end time per weekday (SELL-008). */
export function TransportFields({ form }: { readonly form: SellerForm }) {
  const { t } = useLingui();
  const window = form.values.transportTimewindow;
  const isAsked = form.problemAt('transportTimewindow') !== null;
  const change = (part: Partial<typeof window>) =>
    form.change({ transportTimewindow: { ...window, ...part } });
  return (
    <div id={fieldId('transportTimewindow')} className={styles.group}>
      <ul className={styles.days}>
        {weekdays.map((day) => {
          const [from = '', until = ''] = window[day].split('-');
          const name = t(dayLabels[day]);
          const set = (start: string, end: string) =>
            change({ [day]: start === '' && end === '' ? '' : `${start}-${end}` });
          return (
            <li key={day} className={styles.day}>
              <span className={styles.dayName} aria-hidden>
                {name}
              </span>
              <TextField
                type="time"
                label={<VisuallyHidden>{t`${name} from`}</VisuallyHidden>}
                value={from}
                onChange={(start) => set(start, until)}
                onBlur={() => form.leave('transportTimewindow')}
              />
              <span aria-hidden>–</span>
              <TextField
                type="time"
                label={<VisuallyHidden>{t`${name} until`}</VisuallyHidden>}
                value={until}
                onChange={(end) => set(from, end)}
                onBlur={() => form.leave('transportTimewindow')}
              />
              {isAsked && !isDayWindow(window[day]) && (
                <p className={styles.error}>
                  <Trans>Enter both times, the earlier one first.</Trans>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <TextArea
        label={t`Note for the transport partner`}
        aside={<Trans>Optional</Trans>}
        placeholder={t`For example: second floor, no lift`}
        rows={3}
        maxLength={longestInstructions}
        value={window.instructions}
        onChange={(instructions) => change({ instructions })}
      />
    </div>
  );
}
