import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The message of each problem, under its key of the specification (FORM-074). */
const sentences: Readonly<Record<string, MessageDescriptor>> = {
  photos: msg({ id: 'form.error_messages.photos', message: 'Add at least 2 different photos.' }),
  photos_too_many: msg({
    id: 'form.error_messages.photos_too_many',
    message: 'A listing can have at most 20 photos. Remove a few.',
  }),
  photos_not_uploaded: msg({
    id: 'form.error_messages.photos_not_uploaded',
    message: 'Not all photos have been uploaded yet. Check which ones are missing.',
  }),
  title: msg({ id: 'form.error_messages.title', message: 'Enter a title of 5 to 150 characters.' }),
  description: msg({
    id: 'form.error_messages.description',
    message: 'Describe the product in 20 to 20,000 characters.',
  }),
  illegal_words: msg({
    id: 'form.error_messages.illegal_words',
    message: 'This text contains a word that suggests a replica. We only list originals.',
  }),
  category: msg({
    id: 'form.error_messages.category',
    message: 'Choose the category, down to the product type.',
  }),
  product_type: msg({ id: 'form.error_messages.product_type', message: 'Choose the product type.' }),
  brand: msg({
    id: 'form.error_messages.brand',
    message: 'Enter the brand (at most 100 characters) or choose “I don’t know the brand”.',
  }),
  colors: msg({ id: 'form.error_messages.colors', message: 'Choose 1 to 3 colours.' }),
  materials: msg({ id: 'form.error_messages.materials', message: 'Choose 1 to 3 materials.' }),
  styles: msg({ id: 'form.error_messages.styles', message: 'One of these styles does not exist any more.' }),
  time_period: msg({ id: 'form.error_messages.time_period', message: 'Choose the period.' }),
  time_period_second_chance: msg({
    id: 'form.error_messages.time_period_second_chance',
    message: 'Second chance is for brands only. Choose another period.',
  }),
  product_state: msg({ id: 'form.error_messages.product_state', message: 'Choose the condition again.' }),
  second_chance_type: msg({
    id: 'form.error_messages.second_chance_type',
    message: 'Choose the kind of second chance again.',
  }),
  dimensions: msg({
    id: 'form.error_messages.dimensions',
    message: 'Enter width, height and depth, or diameter and height.',
  }),
  width: msg({
    id: 'form.error_messages.width',
    message: 'Enter the width in whole centimetres, from 1 to 1,000.',
  }),
  height: msg({
    id: 'form.error_messages.height',
    message: 'Enter the height in whole centimetres, from 1 to 1,000.',
  }),
  depth: msg({
    id: 'form.error_messages.depth',
    message: 'Enter the depth in whole centimetres, from 1 to 1,000.',
  }),
  diameter: msg({
    id: 'form.error_messages.diameter',
    message: 'Enter the diameter in whole centimetres, from 1 to 1,000.',
  }),
  set_of_products: msg({
    id: 'form.error_messages.set_of_products',
    message: 'Choose whether this is one product or a set.',
  }),
  inventory: msg({
    id: 'form.error_messages.inventory',
    message: 'Enter the quantity, from 1 to 1,000.',
  }),
  weight_category: msg({ id: 'form.error_messages.weight_category', message: 'Choose the weight.' }),
  price: msg({
    id: 'form.error_messages.price',
    message: 'Enter a price in whole euros, from 1 to 999,999.',
  }),
  price_above_original: msg({
    id: 'form.error_messages.price_above_original',
    message: 'The price cannot be higher than the original price.',
  }),
  compare_price: msg({
    id: 'form.error_messages.compare_price',
    message: 'Enter the original price in whole euros, from 1 to 999,999.',
  }),
  seller_product_id: msg({
    id: 'form.error_messages.seller_product_id',
    message: 'Your reference can have at most 100 characters.',
  }),
  attributes: msg({
    id: 'form.error_messages.attributes',
    message: 'One of the features does not belong to this product type. Choose again.',
  }),
  seller_required: msg({
    id: 'form.error_messages.seller_required',
    message: 'You need a seller account before you can publish a listing.',
  }),
};

/** Shown above the form when any field is invalid (FORM-061). */
export const globalError: MessageDescriptor = msg({
  id: 'form.error_messages.global',
  message: 'Not everything is right yet. Check the fields below.',
});

/** Shown when saving or publishing fails for a reason that belongs to no field (FORM-073). */
export const saveError: MessageDescriptor = msg({
  id: 'form.save_error_messages',
  message: 'That did not work. Nothing was lost; try again in a moment.',
});

/** Shown when the form cannot be loaded (FORM-075). */
export const loadError: MessageDescriptor = msg({
  id: 'form.error_messages.loading_product',
  message: 'The form of this listing could not be loaded.',
});

/** The success messages (FORM-069..071). */
export const successMessages = {
  published: msg({ id: 'form.success_messages.published', message: 'Your listing is live.' }),
  requestReview: msg({
    id: 'form.success_messages.request_review',
    message: 'We are reviewing your listing. We’ll let you know as soon as it is live.',
  }),
  saved: msg({ id: 'form.success_messages.save', message: 'Saved.' }),
};

/** The message of a problem; the general one for a code that is newer than this app. */
export function errorMessage(code: string): MessageDescriptor {
  return sentences[code] ?? globalError;
}
