import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { cx } from './class-names.ts';
import styles from './field.module.css';
import { type FieldTexts, hasError } from './field-texts.ts';
import { Icon } from './icon.tsx';

// The parts of fields that React Aria connects, such as selects. text-field.tsx has native ones, which render faster.

export function FieldLabel({ label, aside }: Pick<FieldTexts, 'label' | 'aside'>) {
  return (
    <span className={styles.label}>
      <Label>{label}</Label>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </span>
  );
}

/** An error in place, with an icon as well as text, never colour alone. Must be inside a field of this kit. */
function FieldError({ children }: { readonly children?: ReactNode }) {
  return (
    <AriaFieldError className={cx(styles.error)}>
      {(state) => (
        <>
          <Icon icon={CircleAlert} size={16} />
          <span>{children ?? state.validationErrors.join(' ')}</span>
        </>
      )}
    </AriaFieldError>
  );
}

export function FieldHelp({ description, error }: Pick<FieldTexts, 'description' | 'error'>) {
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className={cx(styles.description)}>
          {description}
        </Text>
      )}
      {hasError(error) && <FieldError>{error}</FieldError>}
    </>
  );
}
