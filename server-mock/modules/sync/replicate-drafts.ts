import type { DraftPhoto, OtherVersion } from '#domain/product/draft.ts';
import { builder } from '../../graphql/builder.ts';
import { addReplication } from './add-replication.ts';
import { draftsSpec } from './collections/drafts.ts';

const PhotoType = builder.objectRef<DraftPhoto>('DraftPhotoDocument').implement({
  description: 'A photo of a draft. Its bytes travel by the upload queue, never in a document.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The id of the photo in the draft.' }),
    hash: t.exposeString('hash', {
      nullable: true,
      description: 'SHA-256 of the prepared picture; null until known.',
    }),
    name: t.exposeString('name', { description: "The file's name." }),
    width: t.exposeInt('width', { nullable: true, description: 'Pixels, upright; null until known.' }),
    height: t.exposeInt('height', { nullable: true, description: 'Pixels, upright; null until known.' }),
    bytes: t.exposeInt('bytes', {
      nullable: true,
      description: 'Bytes of the prepared picture; null until known.',
    }),
    mediaKey: t.exposeString('mediaKey', {
      nullable: true,
      description: 'The key of the picture on the server; null until it holds the bytes.',
    }),
  }),
});

const OtherVersionType = builder.objectRef<OtherVersion>('OtherVersionDocument').implement({
  description: 'A value that lost a conflict and waits for the choice of its owner.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The id of this value.' }),
    field: t.exposeString('field', { description: 'The field it was in.' }),
    value: t.exposeString('value', { description: 'The value as JSON.' }),
    savedAt: t.exposeFloat('savedAt', {
      description: "When it was saved: milliseconds by the device's clock.",
    }),
  }),
});

const AttributeType = builder.objectRef<{ name: string; value: string }>('DraftAttributeDocument').implement({
  description: 'A property that the product type asks for.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The code of the property.' }),
    value: t.exposeString('value', { description: 'The value as typed.' }),
  }),
});

addReplication({
  spec: draftsSpec,
  documentName: 'ListingDraftDocument',
  description: 'A listing draft. Any content may be stored, also what could not be published.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title.' }),
    description: t.exposeString('description', { description: 'Description.' }),
    brand: t.exposeString('brand', { description: 'Brand.' }),
    brandUnknown: t.exposeBoolean('brandUnknown', { description: 'The seller does not know the brand.' }),
    productType: t.exposeString('productType', {
      description: 'Code of the product type; empty until chosen.',
    }),
    mainCategory: t.exposeString('mainCategory', {
      description: 'Code of the main category; empty until chosen.',
    }),
    subCategory: t.exposeString('subCategory', {
      description: 'Code of the subcategory; empty until chosen.',
    }),
    category: t.exposeString('category', { description: 'Code of the category; empty until chosen.' }),
    colors: t.exposeStringList('colors', { description: 'Codes of the colours.' }),
    materials: t.exposeStringList('materials', { description: 'Codes of the materials.' }),
    styles: t.exposeStringList('styles', { description: 'Codes of the styles.' }),
    timePeriod: t.exposeString('timePeriod', { description: 'Code of the period; empty until chosen.' }),
    productState: t.exposeString('productState', { description: 'Code of the state; empty until chosen.' }),
    secondChanceType: t.exposeString('secondChanceType', { description: 'Code of the second chance type.' }),
    width: t.exposeInt('width', { nullable: true, description: 'Centimetres.' }),
    height: t.exposeInt('height', { nullable: true, description: 'Centimetres.' }),
    depth: t.exposeInt('depth', { nullable: true, description: 'Centimetres.' }),
    diameter: t.exposeInt('diameter', { nullable: true, description: 'Centimetres.' }),
    inventory: t.exposeInt('inventory', { nullable: true, description: 'Products for sale.' }),
    price: t.exposeInt('price', { nullable: true, description: 'Whole euros.' }),
    comparePrice: t.exposeInt('comparePrice', { nullable: true, description: 'Whole euros.' }),
    isSetOfProducts: t.exposeBoolean('isSetOfProducts', { nullable: true, description: 'Sold as a set.' }),
    weightCategory: t.exposeString('weightCategory', {
      description: 'Code of the weight class; empty until chosen.',
    }),
    sellerProductId: t.exposeString('sellerProductId', { description: "The seller's own number." }),
    attributes: t.field({
      type: [AttributeType],
      description: 'Properties that the product type asks for.',
      resolve: (draft) => draft.attributes,
    }),
    photos: t.field({
      type: [PhotoType],
      description: 'Photos in the order of the product.',
      resolve: (draft) => draft.photos,
    }),
    otherVersions: t.field({
      type: [OtherVersionType],
      description: 'Values that lost a conflict.',
      resolve: (draft) => draft.otherVersions,
    }),
    createdAt: t.exposeFloat('createdAt', {
      description: "When it was begun: milliseconds by the device's clock.",
    }),
    editedAt: t.exposeFloat('editedAt', {
      description: "When it was last changed: milliseconds by the device's clock.",
    }),
  }),
});
