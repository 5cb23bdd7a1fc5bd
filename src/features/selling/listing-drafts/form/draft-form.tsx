import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode, useMemo } from 'react';
import type { SaleTerms } from '#domain/money/payout-at.ts';
import { storedInput } from '#src/platform/update/typed-text.ts';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import type { DraftSession } from '../model/draft-session.ts';
import { CategorySection } from './category-section.tsx';
import { DescriptionField } from './description-field.tsx';
import styles from './draft-form.module.css';
import { DraftFormContext } from './draft-form-context.ts';
import { focusNextField } from './focus-field.ts';
import type { FormChecks } from './form-checks.ts';
import { LookSection } from './look-section.tsx';
import { OriginSection } from './origin-section.tsx';
import { PriceSection } from './price-section.tsx';
import { SizeSection } from './size-section.tsx';
import { StockSection } from './stock-section.tsx';
import { TitleField } from './title-field.tsx';

export interface DraftFormProps {
  readonly session: DraftSession;
  readonly checks: FormChecks;
  readonly sellerType: string | null;
  readonly terms: SaleTerms | null;
  /** The photos of the product. */
  readonly children: ReactNode;
}

/**
 * The fields of a draft in one column, in the order in which a seller thinks of them: photos, what it is, its price
 * and description, then the rest. Typing renders neither this nor another field than the one that is typed in.
 */
export function DraftForm({ session, checks, sellerType, terms, children }: DraftFormProps) {
  const state = useMemo(() => ({ session, checks, sellerType }), [session, checks, sellerType]);
  return (
    <DraftFormContext value={state}>
      <DataForm
        {...storedInput}
        className={styles.form}
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={focusNextField}
      >
        {children}
        <Fields terms={terms} />
      </DataForm>
    </DraftFormContext>
  );
}

const Fields = memo(function Fields({ terms }: { readonly terms: SaleTerms | null }) {
  return (
    <>
      <Section title={<Trans>What are you selling?</Trans>}>
        <TitleField />
        <CategorySection />
      </Section>
      <Section title={<Trans>Price and description</Trans>}>
        <PriceSection terms={terms} />
        <DescriptionField />
      </Section>
      <Section title={<Trans>Dimensions and appearance</Trans>}>
        <SizeSection />
        <LookSection />
      </Section>
      <Section title={<Trans>Origin and condition</Trans>}>
        <OriginSection />
      </Section>
      <Section title={<Trans>Weight and quantity</Trans>}>
        <StockSection />
      </Section>
    </>
  );
});

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {children}
    </section>
  );
}
