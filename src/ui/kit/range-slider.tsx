import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { cx } from './class-names.ts';
import styles from './range-slider.module.css';

export interface RangeSliderProps {
  /** What it chooses; read before both thumbs. */
  readonly label: string;
  /** What the lower and the upper thumb are called. */
  readonly thumbLabels: readonly [string, string];
  readonly min: number;
  /** Above `min`, and a whole number of steps from it. */
  readonly max: number;
  readonly step: number;
  readonly value: readonly [number, number];
  readonly onChange: (value: readonly [number, number]) => void;
  /** When the thumb is let go, and after every key. */
  readonly onChangeEnd: (value: readonly [number, number]) => void;
  /** How a value is read aloud. */
  readonly format?: Intl.NumberFormatOptions;
}

/** A line with two thumbs between which everything is wanted. */
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
