import { Trans, useLingui } from '@lingui/react/macro';
import { longestExtraInfo } from '#domain/seller/seller-rules.ts';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { NumberField } from '#src/ui/kit/number-field.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextArea, TextField } from '#src/ui/kit/text-field.tsx';
import { FieldPair } from '#src/ui/market/form-parts.tsx';
import { useTextField } from './details-fields.tsx';
import { fieldId, problemMessage } from './seller-messages.ts';
import { sellsAsBusiness } from './seller-values.ts';
import type { SellerForm } from './use-seller-form.ts';

interface Props {
  readonly form: SellerForm;
}

/** The seller's terms for bids and viewings, and the text about the seller (SELL-032). */
export function SellingFields({ form }: Props) {
  const { t } = useLingui();
  const { values, change } = form;
  const text = useTextField(form);
  const problem = form.problemAt('minimumBid');
  return (
    <>
      <div>
        <Checkbox isSelected={values.acceptOffers} onChange={(acceptOffers) => change({ acceptOffers })}>
          <Trans>Buyers can bid on my products</Trans>
        </Checkbox>
        <Checkbox
          isSelected={values.acceptViewings}
          onChange={(acceptViewings) => change({ acceptViewings })}
        >
          <Trans>Buyers can come and view a product</Trans>
        </Checkbox>
      </div>
      {values.acceptOffers && (
        <div id={fieldId('minimumBid')}>
          <NumberField
            label={t`Minimum bid`}
            description={t`Percentage of your price. Lower bids are declined automatically.`}
            suffix="%"
            maxDigits={3}
            value={values.minimumBid}
            onChange={(minimumBid) => change({ minimumBid })}
            onBlur={() => form.leave('minimumBid')}
            error={problem === null ? undefined : t(problemMessage(problem, values.country))}
          />
        </div>
      )}
      <TextArea
        {...text('extraInfo')}
        label={t`About you as a seller`}
        aside={<Trans>Optional</Trans>}
        description={t`Shown on your seller page.`}
        rows={4}
        maxLength={longestExtraInfo}
      />
    </>
  );
}

/** The bank account for payouts and the VAT number (SELL-033). */
export function PayoutFields({ form }: Props) {
  const { t } = useLingui();
  const text = useTextField(form);
  return (
    <>
      <FieldPair>
        <TextField {...text('accountHolder')} label={t`Account holder`} autoComplete="off" maxLength={100} />
        <TextField
          {...text('iban')}
          label={t`Account number (IBAN)`}
          description={t`Only you and Hervonden see it. We use a changed number after 24 hours and confirm the change by email.`}
          autoComplete="off"
          maxLength={42}
        />
      </FieldPair>
      <TextField
        {...text('vatNumber')}
        label={t`VAT number`}
        aside={<Trans>Optional</Trans>}
        description={t`With a VAT number you sell as a business.`}
        autoComplete="off"
        maxLength={30}
      />
      {sellsAsBusiness(form.values) && <TraderFields form={form} />}
    </>
  );
}

/** The details of a business that buyers must be able to see (DSA, article 30), and its self-certification. */
function TraderFields({ form }: Props) {
  const { t } = useLingui();
  const text = useTextField(form);
  return (
    <>
      <p>
        <Trans>
          As a business, you show buyers your name, address, phone number, email address, registration number
          and VAT number. You can only publish products once these details are complete.
        </Trans>
      </p>
      <FieldPair>
        <TextField
          {...text('contactEmail')}
          label={t`Email address for buyers`}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          {...text('registrationNumber')}
          label={t`Registration number (KvK or KBO)`}
          autoComplete="off"
          maxLength={20}
        />
      </FieldPair>
      <VatSchemeField form={form} />
      <Checkbox
        isSelected={form.values.isSelfCertified}
        onChange={(isSelfCertified) => form.change({ isSelfCertified })}
      >
        <Trans>I only offer products that comply with EU law, and these details are correct.</Trans>
      </Checkbox>
    </>
  );
}

function VatSchemeField({ form }: Props) {
  const { t } = useLingui();
  return (
    <RadioGroup
      label={t`VAT on what you sell`}
      description={t`A change applies to later sales.`}
      options={[
        {
          value: 'MARGIN',
          label: t`Margin scheme for second-hand goods`,
          description: t`You pay VAT on your profit margin. The packing slip and the buyer’s order page state this.`,
        },
        {
          value: 'ORDINARY',
          label: t`Standard VAT`,
          description: t`You pay VAT on the full price and send buyers a VAT invoice on request.`,
        },
        {
          value: 'MIXED',
          label: t`It depends on the product`,
          description: t`Our documents don’t mention a VAT scheme. State it on the invoice you send to the buyer.`,
        },
      ]}
      value={form.values.vatScheme}
      onChange={(vatScheme) => form.change({ vatScheme })}
    />
  );
}
