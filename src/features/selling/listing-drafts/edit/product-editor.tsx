import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cachePhotoToolsOffline } from '#src/platform/update/app-update.ts';
import { registerUnsavedWork } from '#src/platform/update/unsaved-work.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { ErrorSummary } from '#src/ui/kit/error-summary.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { useValue } from '#src/ui/kit/use-value.ts';
import { AskedChangesContext } from '../form/asked-change.tsx';
import styles from '../form/draft-form.module.css';
import { DraftForm } from '../form/draft-form.tsx';
import { summaryLines } from '../form/summary-lines.ts';
import { useFormChecks } from '../form/use-form-checks.ts';
import { useProblemSentence } from '../form/use-problem-sentence.ts';
import { PhotoSection } from '../photos/photo-section.tsx';
import { useSeller } from '../publish/use-seller.ts';
import { globalError, loadError } from '../texts/error-messages.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { type EditableProduct, editableProductQuery } from './editable-product.ts';
import { ProductLeaveGuard } from './product-leave-guard.tsx';
import { SaveBar } from './save-bar.tsx';
import { hasChanges, readStoredEdit } from './stored-edit.ts';
import { useProductEdit } from './use-product-edit.ts';
import { type SaveProductParts, useSaveProduct } from './use-save-product.ts';

export interface ProductEditorProps {
  readonly userId: string;
  readonly uuid: string;
  readonly onSaved: () => void;
}

/** The form of an existing product (ROUTE-070). Changes become visible to others when they are saved, not before. */
export function ProductEditor({ userId, uuid, onSaved }: ProductEditorProps) {
  const { t } = useLingui();
  const query = editableProductQuery(userId, uuid);
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(query);
  const queries = useQueryClient();
  // These outlive the form, which starts anew with another version of the product.
  const [notice, setNotice] = useState<string | null>(null);
  const [restarts, setRestarts] = useState(0);
  const [stored] = useState(() => readStoredEdit(userId, uuid));
  // Once the server could not be reached, the form of the stored product stays open while it is tried again.
  const content = data === undefined && errorUpdateCount > 0 ? (stored.content ?? undefined) : data;
  if (content === undefined && error !== null)
    return (
      <Banner
        kind="warning"
        title={t(loadError)}
        action={
          <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {hasChanges(stored) ? (
          <Trans>
            The changes that you have not saved are kept on this device. You will see them when the form
            opens.
          </Trans>
        ) : undefined}
      </Banner>
    );
  if (content === undefined) return <Skeleton height="640px" />;
  if (content === null) return null;
  if (content.status === 'REJECTED')
    return (
      <Banner kind="warning" title={<Trans>This listing was rejected</Trans>}>
        {content.review?.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>
          <Trans>You can no longer edit or publish this listing.</Trans>
        </p>
      </Banner>
    );
  return (
    <ProductForm
      key={`${restarts} ${versionOf(content)}`}
      userId={userId}
      content={content}
      notice={notice}
      onNotice={setNotice}
      onClash={(saved) => queries.setQueryData(query.queryKey, saved)}
      onRestart={() => setRestarts((count) => count + 1)}
      onSaved={onSaved}
    />
  );
}

/**
 * The React key of the form. Another version of the product, such as after a price change, starts a new form and
 * keeps the unsaved changes; refetching the same version leaves open menus and the focus as they are.
 */
function versionOf({ draft, photoKeys }: EditableProduct): string {
  return JSON.stringify([draft, photoKeys]);
}

const nothingAsked: ReadonlyMap<string, readonly string[]> = new Map();

interface ProductFormProps {
  readonly userId: string;
  readonly content: EditableProduct;
  /** Why the last save failed, when the reason belongs to no field. */
  readonly notice: string | null;
  readonly onNotice: SaveProductParts['onNotice'];
  readonly onClash: SaveProductParts['onClash'];
  /** Starts the form anew from the stored changes. */
  readonly onRestart: () => void;
  readonly onSaved: () => void;
}

function ProductForm({ userId, content, notice, onNotice, onClash, onRestart, onSaved }: ProductFormProps) {
  const { t } = useLingui();
  const { online, seller } = useSeller();
  const edit = useProductEdit(userId, content);
  const checks = useFormChecks(edit.draft, seller?.type ?? null, content.originalPrice);
  useEffect(() => checks.setDraft(edit.draft), [checks, edit.draft]);
  const { shown } = useValue(checks.form$);
  const sentenceOf = useProblemSentence(content.originalPrice);
  const saving = useSaveProduct({ content, edit, checks, onNotice, onClash });
  const { attempts, isSaving } = saving;
  useEffect(() => void cachePhotoToolsOffline().catch(() => undefined), []);
  // Typed values survive a reload, but photos that are being uploaded do not.
  const { tiles } = edit.photos;
  useEffect(() => registerUnsavedWork(async () => tiles.every(({ state }) => state === 'done')), [tiles]);
  const save = async (publish: boolean) => {
    if (await saving.save(publish)) onSaved();
  };
  return (
    <section className={styles.main} aria-labelledby="edit-listing">
      <h2 id="edit-listing">
        <Trans>Edit listing</Trans>
      </h2>
      {notice !== null && (
        <Banner kind="error" announce>
          {notice}
        </Banner>
      )}
      <div className={styles.columns2}>
        <div className={styles.main}>
          <ErrorSummary
            isFolded
            title={t(globalError)}
            focusKey={attempts}
            problems={attempts === 0 ? [] : summaryLines(edit.draft, shown, sentenceOf)}
          />
          <ChangedElsewhere
            fields={edit.clashes}
            onUseOtherPhotos={() => {
              edit.forgetPhotos();
              onRestart();
            }}
          />
          {(content.review?.sentences.length ?? 0) > 0 && (
            <Banner kind="warning" title={<Trans>Comments from our team</Trans>}>
              {content.review?.sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Banner>
          )}
          <AskedChangesContext value={content.review?.asked ?? nothingAsked}>
            <DraftForm
              session={edit.session}
              checks={checks}
              sellerType={seller?.type ?? null}
              terms={seller ?? null}
            >
              <PhotoSection photos={edit.photos} />
            </DraftForm>
          </AskedChangesContext>
        </div>
        <aside className={styles.aside}>
          <SaveBar
            status={content.status}
            isChanged={edit.isChanged}
            isOffline={!online}
            isSaving={isSaving}
            onSave={(publish) => void save(publish)}
          />
        </aside>
      </div>
      <ProductLeaveGuard
        isAtStake={edit.isAtStake}
        saving={saving}
        isOffline={!online}
        isSubmitting={content.status === 'CHANGES_REQUESTED'}
        onDrop={edit.forget}
      />
    </section>
  );
}
