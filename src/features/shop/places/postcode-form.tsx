import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import type { SearchPlace } from '#domain/search/product-list-state.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { placeHere, placeQuery } from './place-query.ts';
import styles from './places.module.css';
import { postcodeText, readPostcode } from './stored-place.ts';

type Country = SearchPlace['country'];
type Problem = 'shape' | 'unknown' | 'unreachable' | 'denied' | 'outside';

export interface PostcodeFormProps {
  readonly place: SearchPlace | null;
  /** The town of the postcode. */
  readonly name: string | null;
  /** Called with each place that was found, also after the form was closed. */
  readonly onPlace: (place: SearchPlace) => void;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
}

/** Takes a postcode with its country, or the device's location when that button is pressed. */
export function PostcodeForm({ place, name, onPlace, fieldRef }: PostcodeFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [text, setText] = useState(place === null ? '' : postcodeText(place));
  const [country, setCountry] = useState<Country>(place?.country ?? 'NL');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const problemTexts = useProblemTexts(country);
  const begin = useLatestAttempt();

  const check = async (typed: string, of: Country) => {
    const attempt = begin();
    const next = readPostcode(typed, of);
    setBusy(next !== null);
    if (typed.trim() === '') return setProblem(null);
    if (next === null) return setProblem('shape');
    try {
      const known = await client.fetchQuery(placeQuery(next));
      if (attempt.aborted) return;
      setProblem(known === null ? 'unknown' : null);
      if (known !== null && (next.postcode !== place?.postcode || of !== place.country)) onPlace(next);
    } catch {
      if (!attempt.aborted) setProblem('unreachable');
    } finally {
      if (!attempt.aborted) setBusy(false);
    }
  };
  const locate = async () => {
    const attempt = begin();
    setBusy(true);
    try {
      const { coords } = await here();
      const found = await placeHere(coords.latitude, coords.longitude);
      if (attempt.aborted) return;
      if (found === null) setProblem('outside');
      else onPlace(found);
    } catch (reason) {
      if (!attempt.aborted) setProblem(reason instanceof Error ? 'unreachable' : 'denied');
    } finally {
      if (!attempt.aborted) setBusy(false);
    }
  };
  return (
    <div className={styles.postcode}>
      <RadioGroup
        row
        label={t`Country`}
        options={[
          { value: 'NL', label: t`Netherlands` },
          { value: 'BE', label: t`Belgium` },
        ]}
        value={country}
        onChange={(next) => {
          setCountry(next);
          void check(text, next);
        }}
      />
      <TextField
        label={t`Your postcode`}
        autoComplete="postal-code"
        value={text}
        maxLength={10}
        inputRef={fieldRef}
        error={problem === null ? undefined : problemTexts[problem]}
        {...(name !== null && problem === null && { description: name })}
        onChange={setText}
        onBlur={() => void check(text, country)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void check(text, country);
        }}
      />
      <Button kind="quiet" size="small" icon={LocateFixed} isPending={isBusy} onPress={() => void locate()}>
        <Trans>Use my location</Trans>
      </Button>
    </div>
  );
}

/**
 * Returns a function that starts an attempt and aborts the one before, so that a slow answer never replaces that of a
 * later input. The last one goes on if the form is closed meanwhile, so that what was entered is not lost.
 */
function useLatestAttempt(): () => AbortSignal {
  const latest = useRef<AbortController | null>(null);
  return () => {
    latest.current?.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  };
}

function useProblemTexts(country: Country): Readonly<Record<Problem, string>> {
  const { t } = useLingui();
  return {
    shape:
      country === 'NL'
        ? t`A Dutch postcode has four digits and two letters, such as 1012 AB.`
        : t`A Belgian postcode has four digits, such as 9000.`,
    unknown: t`We don’t recognise this postcode. Check it and try again.`,
    unreachable: t`We could not find your location. Check your connection and try again.`,
    denied: t`Your browser does not share your location. Enter your postcode instead.`,
    outside: t`You seem to be outside the Netherlands and Belgium. Enter a postcode instead.`,
  };
}

/** The device's location. The browser asks the user for permission. */
function here(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    // Rejects with a plain object, like the browser's GeolocationPositionError: `locate` treats an Error as a network
    // failure and anything else as a refusal.
    if (!('geolocation' in navigator)) return reject({ code: 0 });
    navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: 600_000, timeout: 15_000 });
  });
}
