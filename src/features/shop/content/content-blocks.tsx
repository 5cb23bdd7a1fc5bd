import type { MessageDescriptor } from '@lingui/core';
import { FaqList } from '#src/ui/market/faq-list.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
import styles from './content.module.css';
import type { Block } from './page-content.ts';

export type Say = (message: MessageDescriptor) => string;

/** One block of a section, rendered by its kind. */
export function ContentBlock({ block, say }: { readonly block: Block; readonly say: Say }) {
  switch (block.kind) {
    case 'text':
      return <p>{say(block.text)}</p>;
    case 'points':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item.id}>{say(item)}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className={styles.steps}>
          {block.items.map((item) => (
            <li key={item.id}>{say(item)}</li>
          ))}
        </ol>
      );
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.rows.map(([label, value]) => (
            <div key={label.id}>
              <dt>{say(label)}</dt>
              <dd>{typeof value === 'string' ? value : say(value)}</dd>
            </div>
          ))}
        </dl>
      );
    case 'questions':
      return (
        <FaqList
          items={block.items.map(({ id, question, answer }) => ({
            id,
            question: say(question),
            answer: say(answer),
          }))}
        />
      );
    case 'photo':
      return (
        <Picture
          image={block.photo}
          alt=""
          widths={[480, 640, 1024, 1280]}
          sizes="(min-width: 768px) 640px, 100vw"
          ratio={3 / 4}
          className={styles.photo ?? ''}
        />
      );
    case 'mail':
      return (
        <p className={styles.mail}>
          <a href={`mailto:${block.address}`}>{block.address}</a>
        </p>
      );
  }
}
