import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { fieldLabel } from '../texts/field-labels.ts';

export interface ChangedElsewhereProps {
  /** The fields that were changed both here and elsewhere. */
  readonly fields: readonly string[];
  readonly onUseOtherPhotos: () => void;
}

/** Names what was changed both in this form and elsewhere, before saving replaces it. */
export function ChangedElsewhere({ fields, onUseOtherPhotos }: ChangedElsewhereProps) {
  const { t } = useLingui();
  if (fields.length === 0) return null;
  const names = [...new Set(fields.map((field) => t(fieldLabel(field))))].join(', ');
  return (
    <Banner
      kind="warning"
      title={<Trans>Changed here and elsewhere: {names}</Trans>}
      action={
        fields.includes('photos') && (
          <Button size="small" onPress={onUseOtherPhotos}>
            <Trans>Use the other photos</Trans>
          </Button>
        )
      }
    >
      <Trans>
        The form shows your version, which is not saved yet. If you save it, it replaces the other one.
      </Trans>
    </Banner>
  );
}
