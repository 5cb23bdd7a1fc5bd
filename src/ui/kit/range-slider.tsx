import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { cx } from './class-names.ts';
import styles from './range-slider.module.css';

export interface RangeSliderProps {
  /** The accessible name, announced before both thumbs. */
  readonly label: string;
  /** The accessible names of the lower and the upper thumb. */
  readonly thumbLabels: readonly [string, string];
  readonly min: number;
  /** Greater than `min`, by a whole number of steps. */
  readonly max: number;
  readonly step: number;
  readonly value: readonly [number, number];
  readonly onChange: (value: readonly [number, number]) => void;
  /** Called when a thumb is released, and after every key press. */
  readonly onChangeEnd: (value: readonly [number, number]) => void;
  /** The format in which values are announced. */
  readonly format?: Intl.NumberFormatOptions;
}

/** A slider with two thumbs to select a range. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, thumbLabels, min, max, step, value, onChange, onChangeEnd, format } = props;
  const [low, high] = value;
  const part = (one: number) => ((one - min) / (max - min)) * 100;
  return (
    <Slider<number[]>
      aria-label={label}
      minValue={min}
      maxValue={max}
      step={step}
      value={[low, high]}
      onChange={(next) => onChange(pair(next, value))}
      onChangeEnd={(next) => onChangeEnd(pair(next, value))}
      className={cx(styles.slider)}
      {...(format === undefined ? {} : { formatOptions: format })}
    >
      <SliderTrack className={cx(styles.track)}>
        <span
          className={styles.between}
          style={{ insetInlineStart: `${part(low)}%`, width: `${Math.max(0, part(high) - part(low))}%` }}
        />
        {thumbLabels.map((thumb, index) => (
          <SliderThumb key={thumb} index={index} aria-label={thumb} className={cx(styles.thumb)} />
        ))}
      </SliderTrack>
    </Slider>
  );
}

function pair(next: readonly number[], before: readonly [number, number]): readonly [number, number] {
  return [next[0] ?? before[0], next[1] ?? before[1]];
}
