import { builder } from '../../graphql/builder.ts';
import { grantedKey } from '../media/picture-grant-view.ts';
import { ProductType } from '../products/product-ref.ts';
import type { ProductImage, ProductView } from '../products/product-view.ts';
import { SellerType } from '../sellers/seller-object.ts';

interface ShownImage {
  readonly image: ProductImage;
  readonly alt: string;
  readonly isPublic: boolean;
}

/** The alternative text is the title with the number of the picture. */
function shown({ product, images }: ProductView, image: ProductImage): ShownImage {
  const alt = images.length > 1 ? `${product.title} (${image.position + 1}/${images.length})` : product.title;
  return { image, alt, isPublic: product.status === 'PUBLISHED' };
}

const ProductImageType = builder.objectRef<ShownImage>('ProductImage').implement({
  description: 'A picture of a product.',
  fields: (t) => ({
    key: t.string({
      description:
        'The key for the address of the picture. Before a product is published it says for how long it holds; mutations take either form.',
      resolve: ({ image, isPublic }, _args, context) =>
        isPublic ? image.key : grantedKey(image.key, context),
    }),
    alt: t.exposeString('alt', { description: 'What the picture shows.' }),
    width: t.int({ description: 'Pixels of the original.', resolve: ({ image }) => image.width }),
    height: t.int({ description: 'Pixels of the original.', resolve: ({ image }) => image.height }),
    color: t.string({
      description: 'The dominant colour as #rrggbb, until the picture is there.',
      resolve: ({ image }) => image.color,
    }),
  }),
});

builder.objectFields(ProductType, (t) => ({
  images: t.field({
    type: [ProductImageType],
    description: "All pictures in the seller's order; the first is the featured one.",
    resolve: (view) => view.images.map((image) => shown(view, image)),
  }),
  productImages: t.stringList({
    description:
      'The keys of the pictures; the entry "show-mlt" at the end marks the slide of similar products, no picture.',
    resolve: ({ product, images }) => [
      ...images.map((image) => image.key),
      ...(product.status === 'PUBLISHED' ? ['show-mlt'] : []),
    ],
  }),
  featuredImage: t.field({
    type: ProductImageType,
    nullable: true,
    description: 'The first picture; null in a draft without any.',
    resolve: (view) => (view.images[0] ? shown(view, view.images[0]) : null),
  }),
  moodImage: t.field({
    type: ProductImageType,
    nullable: true,
    description: 'The picture for hovering over a tile.',
    resolve: (view) => {
      const mood = view.images.find((image) => image.key === view.product.mood_image_key);
      return mood ? shown(view, mood) : null;
    },
  }),
  seller: t.field({ type: SellerType, description: 'Who sells it.', resolve: ({ seller }) => seller }),
}));
