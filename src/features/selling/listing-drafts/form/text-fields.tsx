import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NumberField } from '#src/ui/kit/number-field.tsx';
import { TextArea, TextField } from '#src/ui/kit/text-field.tsx';
import { DraftFieldFrame } from './draft-field.tsx';
import { errorId, useDraftField, useDraftForm, useFieldParts } from './draft-form-context.ts';

interface FieldTexts {
  readonly label: string;
  readonly description?: ReactNode;
  readonly aside?: ReactNode;
}

/** A single-line text field of the draft. */
export function DraftTextField({
  field,
  ...texts
}: FieldTexts & { field: 'title' | 'brand' | 'sellerProductId'; isDisabled?: boolean; maxLength: number }) {
  const { value, error, change, focus, asked } = useDraftField(field);
  return (
    <DraftFieldFrame field={field}>
      <TextField
        {...texts}
        {...focus}
        {...asked}
        value={value}
        error={error}
        onChange={change}
        autoComplete="off"
        enterKeyHint="next"
      />
    </DraftFieldFrame>
  );
}

/** A long text of the draft. A keystroke renders nothing: the element has the text, and is given that of other devices. */
export function DraftTextArea({
  field,
  ...texts
}: FieldTexts & { field: 'description'; rows: number; maxLength: number }) {
  const { error, change, focus, asked } = useFieldParts(field);
  const { session } = useDraftForm();
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const shown = session.view$.subscribe(({ draft }) => {
      if (area.current !== null && area.current.value !== draft[field]) area.current.value = draft[field];
    });
    return () => shown.unsubscribe();
  }, [session, field]);
  return (
    <DraftFieldFrame field={field}>
      <TextArea {...texts} {...focus} {...asked} areaRef={area} error={error} onChange={change} />
    </DraftFieldFrame>
  );
}

type NumberOf = 'price' | 'width' | 'height' | 'depth' | 'diameter' | 'inventory';

interface NumberTexts extends FieldTexts {
  readonly field: NumberOf;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly isDisabled?: boolean;
  /** In a narrow column the error is left to a `PlainError` below the columns, which has their full width. */
  readonly isNarrow?: boolean;
}

/** A whole-number field of the draft; removes everything but digits (FORM-060). */
export function DraftNumberField({ field, isNarrow = false, ...texts }: NumberTexts) {
  const { value, error, change, focus, asked } = useDraftField(field);
  const isInvalid = error !== undefined;
  return (
    <DraftFieldFrame field={field}>
      <NumberField
        {...texts}
        {...focus}
        {...asked}
        {...(isNarrow ? isInvalid && { isInvalid, 'aria-describedby': errorId(field) } : { error })}
        value={value}
        onChange={change}
        enterKeyHint="next"
      />
    </DraftFieldFrame>
  );
}
