import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { checklists } from '#domain/cases/case-terms.ts';
import { usePhotoUploads } from '#src/data/photos/use-photo-uploads.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import { useValue } from '#src/ui/kit/use-value.ts';
import type { OrderOfCase } from './case-query.ts';
import styles from './cases.module.css';
import { ComplaintForm } from './complaint-form.tsx';
import { type ComplaintPhotos, complaintPhotosOf } from './complaint-photos.ts';
import type { ComplaintValues } from './complaint-values.ts';
import { PhotoField } from './photo-field.tsx';
import { paidWithDelivery, useComplaintForm } from './use-complaint-form.ts';

export interface OpenFormProps {
  readonly userId: string;
  readonly order: OrderOfCase;
  readonly isOffline: boolean;
}

/** The form of a complaint by an account, with photos. Stored on the device until it is sent. */
export function OpenForm({ userId, order, isOffline }: OpenFormProps) {
  const place = { userId, orderUuid: order.uuid };
  const [photos] = useState(() => complaintPhotosOf(place));
  const areStored = useValue(photos.areStored$);
  const form = useComplaintForm({ place, paid: paidWithDelivery(order), photos });
  return (
    <ComplaintForm
      form={form}
      isOffline={isOffline}
      photos={(reason, error) => <PhotosPart photos={photos} reason={reason} error={error} />}
      waiting={
        areStored ? (
          <Trans>
            You are offline. Your complaint and its photos are stored on this device; send them once you are
            back online.
          </Trans>
        ) : (
          <Trans>
            You are offline. Your complaint is stored on this device, but not all of its photos. Keep this
            page open and send your complaint once you are back online.
          </Trans>
        )
      }
    />
  );
}

interface PhotosPartProps {
  readonly photos: ComplaintPhotos;
  readonly reason: ComplaintValues['reason'];
  readonly error: string | undefined;
}

function PhotosPart({ photos: complaintPhotos, reason, error }: PhotosPartProps) {
  const { t } = useLingui();
  const { uploads } = complaintPhotos;
  const { photos, refused } = usePhotoUploads(uploads);
  const least = reason === null ? 0 : checklists[reason].photos;
  const onNotStored = (name: string) =>
    toast(
      t`There is no space on this device for “${name}”. Keep this page open until your complaint has been sent.`,
      {
        kind: 'error',
      },
    );
  return (
    <fieldset id="case-photos" className={styles.part}>
      <legend className={styles.legend}>
        <Trans>Photos</Trans>
      </legend>
      {least > 0 && (
        <p className={styles.soft}>
          {least === 1 ? (
            <Trans>A photo that shows the difference.</Trans>
          ) : (
            <Trans>One of the whole product and one close-up of the problem.</Trans>
          )}
        </p>
      )}
      <PhotoField
        uploads={uploads}
        photos={photos}
        refused={refused}
        onFiles={(files) => complaintPhotos.add(files, onNotStored)}
      />
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
