import { type EditableField, editableFields } from '#domain/staff/product-edit.ts';
import type { Locale } from '../../messages.ts';
import type { EmailWriters } from '../../process/email-writers.ts';
import { titleFor } from '../products/title-view.ts';

interface Copy {
  readonly subject: (title: string) => string;
  readonly fields: Readonly<Record<EditableField, string>>;
  readonly changed: (fields: string) => string;
  readonly kept: string;
  readonly wrong: string;
  readonly action: string;
}

const copy: Readonly<Record<Locale, Copy>> = {
  nl: {
    subject: (title) => `We hebben je advertentie ${title} aangepast`,
    fields: {
      ...{ productType: 'soort product', category: 'categorie', collections: 'collecties' },
      ...{ colors: 'kleuren', styles: 'stijlen', productState: 'staat' },
    },
    changed: (fields) => `Onze redactie heeft het volgende in je advertentie aangepast: ${fields}.`,
    kept: 'Je titel, je beschrijving, je foto’s en je prijs zijn niet veranderd.',
    wrong: 'Klopt er iets niet? Pas je advertentie aan of beantwoord deze e-mail.',
    action: 'Advertentie bekijken',
  },
  en: {
    subject: (title) => `We edited your listing ${title}`,
    fields: {
      ...{ productType: 'product type', category: 'category', collections: 'collections' },
      ...{ colors: 'colours', styles: 'styles', productState: 'condition' },
    },
    changed: (fields) => `Our editors changed the following in your listing: ${fields}.`,
    kept: 'Your title, description, photos and price have not changed.',
    wrong: 'Is something not right? Edit your listing or reply to this email.',
    action: 'View the listing',
  },
  fr: {
    subject: (title) => `Nous avons modifié votre annonce ${title}`,
    fields: {
      ...{ productType: 'type de produit', category: 'catégorie', collections: 'collections' },
      ...{ colors: 'couleurs', styles: 'styles', productState: 'état' },
    },
    changed: (fields) => `Notre rédaction a modifié les éléments suivants de votre annonce : ${fields}.`,
    kept: 'Votre titre, votre description, vos photos et votre prix n’ont pas changé.',
    wrong: 'Quelque chose n’est pas correct ? Modifiez votre annonce ou répondez à cet e-mail.',
    action: 'Voir l’annonce',
  },
};

/** The emails of this module that contain more than their notification. */
export const staffEmails: EmailWriters = {
  product_edited: async ({ db, config }, { subject: productId, detail, path, locale }) => {
    const product = await db
      .selectFrom('products')
      .select(['id', 'title'])
      .where('id', '=', productId)
      .executeTakeFirst();
    if (product === undefined) return null;
    const { subject, fields: names, changed, kept, wrong, action } = copy[locale];
    const edited = detail.split(' ');
    const fields = editableFields.filter((field) => edited.includes(field)).map((field) => names[field]);
    return {
      locale,
      subject: subject(await titleFor(db, { productId, kept: product.title }, locale)),
      paragraphs: [changed(new Intl.ListFormat(locale).format(fields)), kept, wrong],
      action: { label: action, url: new URL(path, config.publicUrl).href },
    };
  },
};
