import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Breadcrumbs } from '#src/ui/kit/breadcrumbs.tsx';
import { cx } from '#src/ui/kit/class-names.ts';
import { PageHead } from '#src/ui/kit/page-head.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
import { CompanyDetails } from './company-details.tsx';
import styles from './content.module.css';
import { ContentBlock, type Say } from './content-blocks.tsx';
import { faqNode } from './faq-node.ts';
import { HelpSearch } from './help-search.tsx';
import type { ContentPath, PageContent, Section } from './page-content.ts';
import { usePageMessages } from './page-messages.ts';
import { contentPages } from './pages/all.ts';

export interface ContentScreenProps {
  readonly path: ContentPath;
  /** Content below the text of a section, by the section's id. */
  readonly extras?: Readonly<Record<string, ReactNode>>;
}

/** A content page: contact, how it works, buyer protection and the like (ROUTE-005, ROUTE-032..043). */
export function ContentScreen(props: ContentScreenProps) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page {...props} />
    </Suspense>
  );
}

function Page({ path, extras = {} }: ContentScreenProps) {
  const page = contentPages[path];
  const messages = usePageMessages(useLocale());
  const say: Say = (descriptor) => messages._(descriptor);
  // Its search field takes the place of a photo and of a table of contents.
  const isHelp = path === '/pages/faq';
  const node = faqNode(page, say);
  const sectionList = (sections: readonly Section[]) =>
    sections.map((section) => (
      <PageSection key={section.id} section={section} say={say} extra={extras[section.id]} />
    ));
  return (
    <article className={styles.page}>
      <PageHead
        title={say(page.title)}
        description={say(page.lead)}
        canonicalPath={path}
        {...(node === null ? {} : { structuredData: [node] })}
      />
      <Breadcrumbs trail={[]} current={say(page.title)} />
      <header className={cx(styles.head, (page.photo === null || isHelp) && styles.plainHead)}>
        <div className={styles.opening}>
          <h1>{say(page.title)}</h1>
          <p className={styles.lead}>{say(page.lead)}</p>
        </div>
        {page.photo !== null && !isHelp && (
          <Picture
            image={page.photo}
            alt=""
            widths={[480, 640, 1024, 1280]}
            sizes="(min-width: 768px) 50vw, 100vw"
            ratio={3 / 4}
            isFirst
            className={styles.headPhoto ?? ''}
          />
        )}
      </header>
      <div className={styles.body}>
        {page.sections.length > 3 && !isHelp && <Contents page={page} say={say} />}
        <div className={styles.reading}>
          {isHelp ? (
            <HelpSearch sections={page.sections} say={say}>
              {sectionList}
            </HelpSearch>
          ) : (
            sectionList(page.sections)
          )}
        </div>
      </div>
      <Related paths={page.related} say={say} />
    </article>
  );
}

interface PageSectionProps {
  readonly section: Section;
  readonly say: Say;
  readonly extra: ReactNode;
}

function PageSection({ section, say, extra }: PageSectionProps) {
  return (
    <section id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
      <h2 id={`${section.id}-title`}>{say(section.heading)}</h2>
      {section.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change their order
        <ContentBlock key={index} block={block} say={say} />
      ))}
      {section.id === companySection && <CompanyDetails fallback={<ContactLink />} />}
      {extra}
    </section>
  );
}

/** In place of the company's details, which may be missing: what the section is about needs an address. */
function ContactLink() {
  return (
    <p>
      <PathLink href="/contact">
        <Trans>Contact</Trans>
      </PathLink>
    </p>
  );
}

/** The section of a page that ends with the details of the company. */
const companySection = 'company';

/** The table of contents of a long page. */
function Contents({ page, say }: { readonly page: PageContent; readonly say: Say }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`On this page`} className={styles.contents}>
      <p className={styles.contentsTitle}>
        <Trans>On this page</Trans>
      </p>
      <ul className={styles.contentsList}>
        {page.sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{say(heading)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Related({ paths, say }: { readonly paths: readonly ContentPath[]; readonly say: Say }) {
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">
        <Trans>Read on</Trans>
      </h2>
      <ul className={styles.relatedList}>
        {paths.map((path) => (
          <li key={path}>
            <Link to={path} className={styles.relatedLink}>
              <RelatedPhoto photo={contentPages[path].photo} />
              <span>{say(contentPages[path].title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RelatedPhoto({ photo }: Pick<PageContent, 'photo'>) {
  if (photo === null) return null;
  return (
    <Picture
      image={photo}
      alt=""
      widths={[256, 480, 640]}
      sizes="(min-width: 768px) 300px, 50vw"
      ratio={3 / 4}
      className={styles.relatedPhoto ?? ''}
    />
  );
}

function PageSkeleton() {
  return (
    <div className={styles.page} aria-hidden>
      <div className={styles.head}>
        <div className={styles.opening}>
          <Skeleton height="44px" />
          <Skeleton height="108px" />
        </div>
        <span className={styles.headPhoto} />
      </div>
    </div>
  );
}
