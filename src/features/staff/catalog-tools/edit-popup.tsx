import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { onlyChanges, type ProductEdit } from '#domain/staff/product-edit.ts';
import { request } from '#src/data/graphql/client.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { outcome } from './outcome.ts';
import type { EditFormProps, PopupProps } from './popup-props.ts';
import { Problem } from './problem.tsx';
import { EditProductDocument } from './staff.gen.ts';
import styles from './staff.module.css';
import { staffToolMessages } from './staff-messages.ts';
import { factsOf, type StaffProduct, showAgain, staffProductQuery } from './staff-product.ts';
import { staffToast } from './staff-toast.ts';

export interface EditPopupProps extends Omit<PopupProps, 'tool'> {
  readonly form: ComponentType<EditFormProps>;
}

/**
 * A popup that edits facts of a product. The product is refetched when it opens, and only changes are sent
 * (STAFF-023).
 */
export function EditPopup({ name, toolProduct, onClose, form: Form }: EditPopupProps) {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(staffProductQuery(toolProduct.uuid));
  // The product as first loaded: a refetch must not change the form while it is being edited.
  const [product, setProduct] = useState<StaffProduct | null>(null);
  if (product === null && data !== undefined) setProduct(data);
  const [edit, setEdit] = useState<ProductEdit>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [commandId, setCommandId] = useState(newCommand);
  const change = (more: ProductEdit) => {
    setEdit({ ...edit, ...more });
    // A changed edit is a new intent, so it needs another idempotency key than a save that is pending or has failed.
    setCommandId(newCommand());
  };
  const save = async (opened: StaffProduct) => {
    const input = onlyChanges(factsOf(opened), edit);
    if (Object.keys(input).length === 0) {
      staffToast(staffToolMessages.noChange, 'info');
      return onClose();
    }
    setSaving(true);
    setProblem(null);
    const saved = await saveEdit(opened, input, commandId);
    setSaving(false);
    if (!saved.ok) return setProblem(saved.message);
    if (saved.value.changedMeanwhile) toast(staffToolMessages.changedMeanwhile);
    else staffToast(staffToolMessages.productUpdated);
    onClose();
    await showAgain(client, toolProduct);
  };
  return (
    <Dialog
      title={name}
      isOpen
      onOpenChange={onClose}
      actions={
        product !== null && (
          <>
            <Button kind="quiet" onPress={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button kind="primary" isPending={isSaving} onPress={() => void save(product)}>
              <Trans>Save</Trans>
            </Button>
          </>
        )
      }
    >
      <div className={styles.form}>
        <p className={styles.product}>{toolProduct.title}</p>
        {product !== null && <Form facts={{ ...factsOf(product), ...edit }} onChange={change} />}
        {product === null && !isError && <Skeleton height="120px" />}
        {product === null && isError && (
          <Problem text={staffToolMessages.failed} onRetry={() => void refetch()} />
        )}
        {problem !== null && <Problem text={problem} />}
      </div>
    </Dialog>
  );
}

const newCommand = () => crypto.randomUUID();

function saveEdit({ slug, changedAt }: StaffProduct, edit: ProductEdit, commandId: string) {
  const input = Object.fromEntries(
    Object.entries(edit).map(([field, value]) => [
      field,
      typeof value === 'object' && value !== null ? [...value] : value,
    ]),
  );
  return outcome(async () => {
    const variables = { slug, input, seen: changedAt, commandId };
    return (await request(EditProductDocument, variables)).updateProductBySlug;
  });
}
