import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { DraftSession, DraftView } from '../model/draft-session.ts';
import { PhotoSection } from '../photos/photo-section.tsx';
import type { DraftPhotos } from '../photos/use-draft-photos.ts';
import { AskedChangeNote } from './asked-change.tsx';
import { BasicsSection } from './basics-section.tsx';
import { CategorySection } from './category-section.tsx';
import styles from './draft-form.module.css';
import { DraftFormContext, fieldId } from './draft-form-context.ts';
import { LookSection } from './look-section.tsx';
import { OriginSection } from './origin-section.tsx';
import { type PayoutTerms, PriceSection } from './price-section.tsx';
import { SizeSection } from './size-section.tsx';
import { StockSection } from './stock-section.tsx';
import type { FormChecks } from './use-form-checks.ts';

export interface DraftFormProps {
  readonly view: DraftView;
  readonly session: DraftSession;
  readonly photos: DraftPhotos;
  readonly checks: FormChecks;
  readonly sellerType: string | null;
  readonly terms: PayoutTerms | null;
}

/**
 * The fields of a draft in one column, in the order in which a seller has them at hand: photos, price, texts, then
 * the rest.
 */
export function DraftForm({ view, session, photos, checks, sellerType, terms }: DraftFormProps) {
  const { errors, left, check } = checks;
  const { draft } = view;
  const state = useMemo(
    () => ({ draft, session, errors, sellerType, change: (change: object) => session.change(change), left }),
    [draft, session, errors, sellerType, left],
  );
  const advised = check.hints.some((hint) => hint.code === 'third_photo') ? 3 : null;
  return (
    <DraftFormContext value={state}>
      <DataForm className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <div id={fieldId('photos')} className={styles.field}>
          <PhotoSection
            tiles={photos.tiles}
            arriving={photos.arriving}
            refused={photos.refused}
            actions={photos.actions}
            onFiles={photos.add}
            onDismiss={photos.dismiss}
            cutOuts={photos.cutOuts}
            advised={advised}
            error={<PlainError text={errors.get('photos')} />}
          />
          <AskedChangeNote field="photos" />
        </div>
        <div className={styles.section}>
          <PriceSection terms={terms} />
          <BasicsSection hints={check.hints} />
        </div>
        <Section title={<Trans>What are you selling?</Trans>}>
          <CategorySection />
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
      </DataForm>
    </DraftFormContext>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {children}
    </section>
  );
}

function PlainError({ text }: { text: string | undefined }) {
  const { t } = useLingui();
  if (text === undefined) return null;
  return (
    <p className={styles.error}>
      <Icon icon={CircleAlert} size={16} label={t`Error`} /> {text}
    </p>
  );
}
