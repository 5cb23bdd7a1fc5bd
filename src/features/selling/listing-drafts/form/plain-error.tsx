import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './draft-form.module.css';
import { errorId, useFieldError } from './draft-form-context.ts';

/** The error of a part of the form that is no single control, or of a field too narrow for it. */
export function PlainError({ field }: { readonly field: string }) {
  const { t } = useLingui();
  const error = useFieldError(field);
  if (error === undefined) return null;
  return (
    <p id={errorId(field)} className={styles.error}>
      <Icon icon={CircleAlert} size={16} label={t`Error`} /> {error}
    </p>
  );
}
