import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import {
  longestInstructions,
  type TextSettings,
  temperatureRange,
  textModels,
} from '#domain/staff/text-settings.ts';
import { request } from '#src/data/graphql/client.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { Select } from '#src/ui/kit/select.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { outcome } from './outcome.ts';
import { Problem } from './problem.tsx';
import { descriptionConfigQuery, saveSettings } from './settings-queries.ts';
import { RegenerateDescriptionDocument } from './staff.gen.ts';
import styles from './staff.module.css';
import { staffToolMessages } from './staff-messages.ts';
import type { StaffProduct } from './staff-product.ts';
import { staffToast } from './staff-toast.ts';

interface SettingsProps {
  readonly slug: string;
  readonly onWritten: (product: StaffProduct) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * The settings for writing a product's editorial text (STAFF-012, STAFF-024); starts with the settings saved for all
 * products.
 */
export function DescriptionSettings({ slug, onWritten, onClose }: SettingsProps) {
  const { data, isError, refetch } = useQuery(descriptionConfigQuery);
  const [chosen, setChosen] = useState<TextSettings | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState<'write' | 'keep' | null>(null);
  const settings = chosen ?? data;
  const begin = (what: 'write' | 'keep') => {
    setPending(what);
    setProblem(null);
  };
  const write = async (how: TextSettings) => {
    begin('write');
    const variables = { slug, ...how, commandId: crypto.randomUUID() };
    const written = await outcome(
      async () => (await request(RegenerateDescriptionDocument, variables)).regenerateEditorialDescription,
    );
    setPending(null);
    if (!written.ok) return setProblem(written.message);
    onClose();
    await onWritten(written.value);
  };
  const keep = async (how: TextSettings) => {
    begin('keep');
    const saved = await saveSettings({ kind: 'DESCRIPTION', ...how });
    setPending(null);
    if (saved.ok) staffToast(staffToolMessages.instructionsUpdated);
    else setProblem(saved.message);
  };
  return (
    <Dialog
      title={<Trans>Text settings</Trans>}
      isOpen
      onOpenChange={onClose}
      actions={
        settings !== undefined && (
          <>
            <Button kind="quiet" isPending={pending === 'keep'} onPress={() => void keep(settings)}>
              <Trans>Save for all products</Trans>
            </Button>
            <Button
              kind="primary"
              icon={Sparkles}
              isPending={pending === 'write'}
              onPress={() => void write(settings)}
            >
              <Trans>Write text</Trans>
            </Button>
          </>
        )
      }
    >
      <div className={styles.form}>
        {settings !== undefined && <Fields settings={settings} onChange={setChosen} />}
        {settings === undefined && !isError && <Skeleton height="300px" />}
        {settings === undefined && isError && (
          <Problem text={staffToolMessages.failed} onRetry={() => void refetch()} />
        )}
        {problem !== null && <Problem text={problem} />}
      </div>
    </Dialog>
  );
}

const { min, max, step } = temperatureRange;
const temperatures = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, at) =>
  (min + at * step).toFixed(1),
);

function Fields({
  settings,
  onChange,
}: {
  readonly settings: TextSettings;
  readonly onChange: (settings: TextSettings) => void;
}) {
  const { t } = useLingui();
  return (
    <>
      <TextArea
        label={t`Instructions`}
        description={t`Used if a text service is set up. Otherwise the text is generated from the product details.`}
        value={settings.instructions}
        rows={5}
        maxLength={longestInstructions}
        onChange={(instructions) => onChange({ ...settings, instructions })}
      />
      <div className={styles.pair}>
        <Select
          label={t`Model`}
          options={textModels.map((model) => ({ value: model, label: model }))}
          value={settings.model}
          onChange={(model) => onChange({ ...settings, model })}
        />
        <Select
          label={t`Temperature`}
          options={temperatures.map((value) => ({ value, label: value }))}
          value={settings.temperature.toFixed(1)}
          onChange={(value) => onChange({ ...settings, temperature: Number(value) })}
        />
      </div>
    </>
  );
}
