import { useEffect, useRef, useState } from 'react';
import { isPostcode, tidyPostcode } from '#domain/address/address-rules.ts';
import { ibanInGroups } from '#domain/seller/bank.ts';
import { provincesOf, sellerProblems, termsProblems } from '#domain/seller/seller-rules.ts';
import { type TraderDetails, traderProblems } from '#domain/seller/trader.ts';
import type { FormField, FormProblem } from './seller-messages.ts';
import { provinceOf } from './seller-query.ts';
import { readStoredValues, type SellerValues, sellsAsBusiness, storeForm } from './seller-values.ts';

/** The outcome of saving; `problems` are the fields that the server rejected. */
export type SendOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly message: string | null }
  | { readonly kind: 'problems'; readonly problems: readonly FormProblem[] };

export interface SellerForm {
  readonly values: SellerValues;
  readonly change: (part: Partial<SellerValues>) => void;
  readonly leave: (field: FormField) => void;
  /** The problem to show at a field: only after the field was left or a submit was attempted. */
  readonly problemAt: (field: FormField) => FormProblem | null;
  /** The problems for the error summary; empty before the first submit. */
  readonly problems: readonly FormProblem[];
  readonly refusals: number;
  readonly isSending: boolean;
  /** `null` if nothing failed; an empty string stands for the general message. */
  readonly failure: string | null;
  readonly submit: () => Promise<void>;
}

export interface SellerFormParts {
  /**
   * Key of the stored values: the account and the kind of form, so that stored values are not shown in another form.
   */
  readonly owner: string;
  readonly first: SellerValues;
  /** Also includes the selling terms, which a seller sets after registration. */
  readonly hasTerms: boolean;
  readonly send: (values: SellerValues) => Promise<SendOutcome>;
}

/**
 * The state of the seller form: stored in this tab until it is saved, validated when a field is left and on submit.
 */
export function useSellerForm({ owner, first, hasTerms, send }: SellerFormParts): SellerForm {
  const [values, setValues] = useState(() => readStoredValues(owner) ?? first);
  const [left, setLeft] = useState<ReadonlySet<FormField>>(new Set());
  const [refused, setRefused] = useState<readonly FormProblem[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isSaved = useRef(false);
  useEffect(() => {
    if (!isSaved.current) storeForm(owner, JSON.stringify(values) === JSON.stringify(first) ? null : values);
  }, [owner, values, first]);

  const change = (part: Partial<SellerValues>) => {
    isSaved.current = false;
    setRefused((before) => before.filter(({ field }) => !Object.hasOwn(part, field)));
    setValues((before) => consistent({ ...before, ...part }));
  };
  const found: readonly FormProblem[] = [
    ...sellerProblems(values),
    ...(hasTerms ? [...termsProblems(values), ...traderProblems(traderOf(values))] : []),
    ...refused,
  ];
  const leave = (field: FormField) => {
    setLeft((before) => new Set([...before, field]));
    if (field === 'iban') setValues((before) => ({ ...before, iban: ibanInGroups(before.iban) }));
    if (field === 'postcode') void fillProvince(values, setValues);
  };
  const submit = async () => {
    if (isSending) return;
    setFailure(null);
    const wrong = [...sellerProblems(values), ...(hasTerms ? termsProblems(values) : [])];
    const isTraderWrong = hasTerms && traderProblems(traderOf(values)).length > 0;
    if (wrong.length > 0 || isTraderWrong) return setRefusals((count) => count + 1);
    setSending(true);
    const outcome = await send(values);
    setSending(false);
    if (outcome.kind === 'saved') {
      isSaved.current = true;
      storeForm(owner, null);
      setRefusals(0);
      setLeft(new Set());
    } else if (outcome.kind === 'problems' && outcome.problems.length > 0) {
      setRefused(outcome.problems);
      setRefusals((count) => count + 1);
    } else setFailure(outcome.kind === 'failed' ? (outcome.message ?? '') : '');
  };
  return {
    ...{ values, change, leave, refusals, isSending, failure, submit },
    problemAt: (field) =>
      (refusals > 0 || left.has(field) ? found : refused).find((one) => one.field === field) ?? null,
    problems: refusals > 0 ? found : [],
  };
}

function traderOf(values: SellerValues): TraderDetails {
  return { ...values, isSelfCertified: values.isSelfCertified && sellsAsBusiness(values) };
}

/** Clears a province that does not belong to the country (SELL-022). */
function consistent(values: SellerValues): SellerValues {
  const isOfCountry = provincesOf(values.country).some(({ value }) => value === values.province);
  return isOfCountry ? values : { ...values, province: '' };
}

/** Normalises the postcode and fills in its province if none was chosen. */
async function fillProvince(
  { postcode, country }: SellerValues,
  setValues: (next: (before: SellerValues) => SellerValues) => void,
): Promise<void> {
  setValues((before) => ({ ...before, postcode: tidyPostcode(before.postcode, before.country) }));
  if (!isPostcode(postcode, country)) return;
  const province = await provinceOf(postcode, country);
  if (province === null) return;
  setValues((before) =>
    before.province === '' && before.country === country ? consistent({ ...before, province }) : before,
  );
}
