import { useState } from 'react';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { CheckboxGroup } from '#src/ui/kit/checkbox-group.tsx';
import type { Choice } from '#src/ui/kit/choice.ts';
import { ComboBox } from '#src/ui/kit/combo-box.tsx';
import { ErrorSummary } from '#src/ui/kit/error-summary.tsx';
import { MultiSelect } from '#src/ui/kit/multi-select.tsx';
import { NumberField } from '#src/ui/kit/number-field.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { Select } from '#src/ui/kit/select.tsx';
import { TextArea, TextField } from '#src/ui/kit/text-field.tsx';
import styles from './gallery.module.css';
import { Group } from './group.tsx';

const colours: readonly Choice[] = [
  { value: 'green', label: 'Green', swatch: '#4f7a52' },
  { value: 'brown', label: 'Brown', swatch: '#6b4a2b', description: 'A second line' },
  { value: 'white', label: 'White', swatch: '#ffffff' },
  { value: 'blue', label: 'Blue', swatch: '#2f4a7a' },
];

export function FieldSamples() {
  return (
    <>
      <TextSamples />
      <ChoiceSamples />
      <CheckSamples />
      <Group name="ErrorSummary">
        <ErrorSummary
          title="Two things to mend"
          problems={[
            { fieldId: 'sample-title', text: 'The title is too short' },
            { fieldId: null, text: 'A problem without a field' },
          ]}
        />
      </Group>
    </>
  );
}

function TextSamples() {
  const [price, setPrice] = useState<number | null>(465);
  return (
    <Group name="TextField, TextArea, NumberField">
      <div className={styles.box}>
        <TextField
          id="sample-title"
          label="Title"
          description="Help under the field"
          placeholder="Placeholder"
        />
      </div>
      <div className={styles.box}>
        <TextField label="Wrong" defaultValue="ab" error="At least 5 characters" aside="2 / 60" />
      </div>
      <div className={styles.box}>
        <TextField label="Disabled" defaultValue="Fixed" isDisabled />
      </div>
      <div className={styles.box}>
        <NumberField label="Price" prefix="€" suffix="you get € 395,–" value={price} onChange={setPrice} />
      </div>
      <div className={styles.box}>
        <TextArea label="Description" rows={4} aside="0 / 4000" />
      </div>
    </Group>
  );
}

function ChoiceSamples() {
  const [one, setOne] = useState<string | null>(null);
  const [some, setSome] = useState<readonly string[]>(['green']);
  return (
    <Group name="Select, MultiSelect, ComboBox">
      <div className={styles.box}>
        <Select label="Select" options={colours} value={one} onChange={setOne} placeholder="Choose one" />
      </div>
      <div className={styles.box}>
        <Select label="Wrong" options={colours} value={one} onChange={setOne} error="Choose one" />
      </div>
      <div className={styles.box}>
        <Select label="Disabled" options={colours} value="blue" onChange={setOne} isDisabled />
      </div>
      <div className={styles.box}>
        <MultiSelect label="MultiSelect" options={colours} value={some} onChange={setSome} />
      </div>
      <div className={styles.box}>
        <ComboBox label="ComboBox" options={colours} value={one} onChange={setOne} />
      </div>
    </Group>
  );
}

function CheckSamples() {
  const [one, setOne] = useState<string | null>('green');
  const [some, setSome] = useState<readonly string[]>(['white']);
  const [isYes, setYes] = useState(true);
  return (
    <Group name="Checkbox, CheckboxGroup, RadioGroup">
      <div className={styles.box}>
        <Checkbox description="With a softer line" isSelected={isYes} onChange={setYes}>
          Yes or no
        </Checkbox>
        <Checkbox isSelected={isYes} onChange={setYes} isInvalid>
          Wrong
        </Checkbox>
        <Checkbox isSelected isDisabled onChange={setYes}>
          Disabled
        </Checkbox>
      </div>
      <div className={styles.box}>
        <CheckboxGroup label="Some" options={colours} value={some} onChange={setSome} />
      </div>
      <div className={styles.box}>
        <RadioGroup label="One" options={colours} value={one} onChange={setOne} error="Something is wrong" />
      </div>
    </Group>
  );
}
