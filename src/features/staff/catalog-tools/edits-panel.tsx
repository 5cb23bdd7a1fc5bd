import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { formatDate, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { granted } from './outcome.ts';
import type { PopupProps } from './popup-props.ts';
import { Problem } from './problem.tsx';
import { StaffEditsDocument, type StaffEditsQuery } from './staff.gen.ts';
import styles from './staff.module.css';
import { staffToolMessages } from './staff-messages.ts';
import { notPersisted } from './staff-product.ts';

type PastEdits = Extract<StaffEditsQuery['productEdits'], { __typename: 'ProductEdits' }>['edits'];

const editsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['staff', 'edits', slug] as const,
    queryFn: async ({ signal }): Promise<PastEdits> =>
      granted((await request(StaffEditsDocument, { slug }, { signal })).productEdits).edits,
    staleTime: 0,
    gcTime: 0,
    meta: notPersisted,
  });

/** Edits by staff of a product, newest first: who, when, the old and the new value. */
export function EditsPanel({ name, toolProduct: product, onClose }: Omit<PopupProps, 'tool'>) {
  const { data, isError, refetch } = useQuery(editsQuery(product.slug));
  return (
    <Dialog title={name} isOpen onOpenChange={onClose}>
      <div className={styles.form}>
        <p className={styles.product}>{product.title}</p>
        {data === undefined && !isError && <Skeleton height="120px" />}
        {data === undefined && isError && (
          <Problem text={staffToolMessages.failed} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && (
          <p className={styles.soft}>
            <Trans>This product has not been changed yet.</Trans>
          </p>
        )}
        {data !== undefined && data.length > 0 && (
          <ol className={styles.edits}>
            {data.map((edit) => (
              <Edit key={edit.id} edit={edit} />
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  );
}

function Edit({ edit: { at, editor, changes } }: { readonly edit: PastEdits[number] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const names: Readonly<Record<string, string>> = {
    productType: t`Kind of product`,
    category: t`Category`,
    collections: t`Collections`,
    colors: t`Colours`,
    styles: t`Styles`,
    productState: t`Condition`,
    editorialDescription: t`Editorial text`,
  };
  const none = t`none`;
  return (
    <li>
      <p className={styles.soft}>
        <time dateTime={at}>{`${formatDate(at, locale)}, ${formatTime(at, locale)}`}</time>
        {editor !== '' && ` · ${editor}`}
      </p>
      {changes.map(({ field, from, to }) => (
        <p key={field}>
          <strong>{names[field] ?? field}</strong>: <del>{from === '' ? none : from}</del>{' '}
          <ins>{to === '' ? none : to}</ins>
        </p>
      ))}
    </li>
  );
}
