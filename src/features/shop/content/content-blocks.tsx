import type { MessageDescriptor } from '@lingui/core';
import { useContactEmail } from '#src/data/company/use-contact-email.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { FaqList } from '#src/ui/market/faq-list.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
import styles from './content.module.css';
import type { Block } from './page-content.ts';

export type Say = (message: MessageDescriptor) => string;

/** One block of a section, rendered by its kind. */
export function ContentBlock({ block, say }: { readonly block: Block; readonly say: Say }) {
  const read = (text: MessageDescriptor | string) => (typeof text === 'string' ? text : say(text));
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
            <div key={typeof label === 'string' ? label : label.id}>
              <dt>{read(label)}</dt>
              <dd>{read(value)}</dd>
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
    case 'links':
      return (
        <ul className={styles.links}>
          {block.items.map(([href, label]) => (
            <li key={href}>
              {href.startsWith('/') ? (
                <PathLink href={href}>{read(label)}</PathLink>
              ) : (
                <a href={href} rel="noreferrer">
                  {read(label)}
                </a>
              )}
            </li>
          ))}
        </ul>
      );
    case 'mail':
      return <ContactEmail />;
  }
}

function ContactEmail() {
  const email = useContactEmail();
  if (email === null) return null;
  return (
    <p className={styles.mail}>
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
