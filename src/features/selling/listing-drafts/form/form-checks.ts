import { BehaviorSubject } from 'rxjs';
import { emptyDraft, type ListingDraft } from '#domain/product/draft.ts';
import { checkDraft, type DraftCheck } from '#domain/product/draft-check.ts';
import { sameValue } from '../model/draft-fields.ts';
import { type FormProgress, formProgress } from '../model/form-progress.ts';
import { problemsToShow } from '../model/problems-to-show.ts';

export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly words?: readonly string[];
}

export interface CheckedForm {
  readonly check: DraftCheck;
  /** The problems to show now. */
  readonly shown: readonly FieldProblem[];
  readonly progress: FormProgress;
}

/** All but the times and the versions to choose from, which no rule reads. */
const checkedFields = Object.keys(emptyDraft('', 0)).filter(
  (field): field is keyof ListingDraft => !['createdAt', 'editedAt', 'otherVersions'].includes(field),
);

/**
 * The problems of a form and which of them to show. Same rules as on the server; no error before a field was left
 * (FORM-061). Fields subscribe to their own problem, so that a keystroke renders no other field.
 */
export class FormChecks {
  readonly form$: BehaviorSubject<CheckedForm>;
  /** The maximum price of a product imported from another site, in whole euros (FORM-043). */
  readonly originalPrice: number | null;
  #draft: ListingDraft;
  #sellerType: string | null;
  #check: DraftCheck;
  #showsAll = false;
  #fromServer: readonly FieldProblem[] = [];
  readonly #left = new Set<string>();

  constructor(draft: ListingDraft, sellerType: string | null, originalPrice: number | null = null) {
    this.#draft = draft;
    this.#sellerType = sellerType;
    this.originalPrice = originalPrice;
    this.#check = this.#checked();
    this.form$ = new BehaviorSubject(this.#form());
  }

  get check(): DraftCheck {
    return this.#check;
  }

  setDraft(draft: ListingDraft): void {
    const before = this.#draft;
    this.#draft = draft;
    if (checkedFields.every((field) => sameValue(before[field], draft[field]))) return;
    this.#check = this.#checked();
    this.#show();
  }

  setSellerType(sellerType: string | null): void {
    if (this.#sellerType === sellerType) return;
    this.#sellerType = sellerType;
    this.#check = this.#checked();
    this.#show();
  }

  /** To be called when a field was left; from then on its errors are shown. */
  left(field: string): void {
    if (this.#left.has(field)) return;
    this.#left.add(field);
    this.#show();
  }

  /** To be called when publishing was tried: from then on all problems are shown. */
  showAll(): void {
    this.#showsAll = true;
    this.#show();
  }

  /** Sets the problems that only the server could find. */
  setFromServer(problems: readonly FieldProblem[]): void {
    this.#fromServer = problems;
    this.#show();
  }

  #checked(): DraftCheck {
    const seller = this.#sellerType === null ? null : { type: this.#sellerType };
    return checkDraft(this.#draft, seller, this.originalPrice);
  }

  #form(): CheckedForm {
    const { problems } = this.#check;
    const shown: readonly FieldProblem[] = [
      ...problemsToShow(this.#draft, problems, { all: this.#showsAll, left: this.#left }),
      ...this.#fromServer.filter(({ field }) => !problems.some((problem) => problem.field === field)),
    ];
    return { check: this.#check, shown, progress: formProgress(this.#draft, problems) };
  }

  #show(): void {
    this.form$.next(this.#form());
  }
}
