import type { EditableField } from '#domain/staff/product-edit.ts';
import { languageTags } from '../../date-texts.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

/** The fields as they are named within a sentence. */
const fieldNames: Readonly<Record<EditableField, string>> = {
  productType: /*i18n*/ 'product type',
  category: /*i18n*/ 'category',
  collections: /*i18n*/ 'collections',
  colors: /*i18n*/ 'colours',
  styles: /*i18n*/ 'styles',
  productState: /*i18n*/ 'condition',
};

interface EditedProduct {
  readonly title: string;
  readonly fields: readonly EditableField[];
  readonly url: string;
}

/** The email to a seller about what the editors changed in a product. */
export function productEditedMail({ title, fields, url }: EditedProduct, locale: Locale): EmailContent {
  const i18n = i18nOf(locale);
  const names = fields.map((field) => i18n._(fieldNames[field]));
  return {
    locale,
    subject: i18n._('We edited your listing {title}', { title }),
    paragraphs: [
      i18n._('Our editors changed the following in your listing: {fields}.', {
        fields: new Intl.ListFormat(languageTags[locale]).format(names),
      }),
      i18n._('Your title, description, photos and price have not changed.'),
      i18n._('Is something not right? Edit your listing or reply to this email.'),
    ],
    action: { label: i18n._('View listing'), url },
  };
}
