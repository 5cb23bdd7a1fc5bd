import { ChevronDown } from 'lucide-react';
import { createContext, memo, type ReactNode, use, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel, DisclosureStateContext } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import styles from './accordion.module.css';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface AccordionSectionProps {
  readonly title: ReactNode;
  /** Rendered beside the title, for example the number of selected options. */
  readonly aside?: ReactNode;
  readonly isInitiallyOpen?: boolean;
  /** Makes the section controlled, together with `onOpenChange`. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

const SectionContent = createContext<ReactNode>(null);

/** A section of an accordion, expanded and collapsed by its title. */
export function AccordionSection({ children, ...head }: AccordionSectionProps) {
  return (
    <SectionContent value={children}>
      <Section {...head} />
    </SectionContent>
  );
}

/** Its content comes from a context, so that other content renders neither its title nor its button again. */
const Section = memo((props: Omit<AccordionSectionProps, 'children'>) => {
  const { title, aside, isInitiallyOpen = false, isOpen, onOpenChange } = props;
  return (
    <Disclosure
      className={cx(styles.section)}
      defaultExpanded={isInitiallyOpen}
      {...(isOpen === undefined ? {} : { isExpanded: isOpen })}
      {...(onOpenChange === undefined ? {} : { onExpandedChange: onOpenChange })}
    >
      <Heading level={3} className={cx(styles.heading)}>
        <Button slot="trigger" className={cx(styles.trigger)}>
          <span className={styles.title}>{title}</span>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
          <Icon icon={ChevronDown} size={18} className={cx(styles.mark)} />
        </Button>
      </Heading>
      <DisclosurePanel>
        <Content />
      </DisclosurePanel>
    </Disclosure>
  );
});

/** Rendered once the section has been open: the closed sections of a long form would cost more than the open ones. */
function Content() {
  const children = use(SectionContent);
  const isOpen = use(DisclosureStateContext)?.isExpanded ?? true;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (isOpen || wasOpen) && <div className={styles.content}>{children}</div>;
}
