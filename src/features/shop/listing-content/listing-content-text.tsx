import { Trans } from '@lingui/react/macro';
import { readBlocks, type TextBlock } from '#domain/listing-content/plain-text.ts';
import { useStructuredData } from '#src/ui/kit/page-head.tsx';
import { FaqList } from '#src/ui/market/faq-list.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
import type { ListingContentTexts } from './content-query.ts';
import styles from './listing-content.module.css';

/** The content below the products of a list (SEO-002): text, pictures and questions; the server adds a FAQPage. */
export function ListingContentText({ texts }: { readonly texts: ListingContentTexts }) {
  const { content, images, faqs } = texts;
  // Constant folding removes this from the browser bundle.
  useStructuredData(import.meta.env.SSR && faqs.length > 0 ? () => [faqPage(faqs)] : undefined);
  return (
    <div className={styles.textBlock}>
      {content !== '' && (
        <div className={styles.text}>
          {numbered(readBlocks(content)).map(({ id, block }) => (
            <Block key={id} block={block} />
          ))}
        </div>
      )}
      {images.length > 0 && (
        <div className={styles.pictures}>
          {images.map(({ index, imageKey, color, alt }) => (
            <Picture
              key={index}
              image={{ key: imageKey, color }}
              alt={alt}
              widths={[320, 480, 640]}
              sizes="(min-width: 768px) 320px, 100vw"
              ratio={3 / 4}
              className={styles.picture ?? ''}
            />
          ))}
        </div>
      )}
      {faqs.length > 0 && (
        <section className={styles.text} aria-labelledby="listing-faqs">
          <h2 id="listing-faqs">
            <Trans>Questions and answers</Trans>
          </h2>
          <FaqList items={faqs} />
        </section>
      )}
    </div>
  );
}

/** Blocks have no ids; their position identifies them. */
function numbered(blocks: readonly TextBlock[]) {
  return blocks.map((block, index) => ({ id: `block-${index}`, block }));
}

function Block({ block }: { readonly block: TextBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'points':
      return (
        <ul>
          {[...new Set(block.items)].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
  }
}

function faqPage(faqs: ListingContentTexts['faqs']): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
